import type { Ref } from 'react';
import { View } from 'react-native';
import type { RuleText, Ruling } from '../../../engine';
import { Card } from '../../parts/Card';
import { Rows } from '../../parts/ListRow';
import { RuleRow } from './RuleRow';

export interface FoundProps {
  readonly found: readonly RuleText[];
  readonly rulings: readonly Ruling[];
  readonly inForce?: Readonly<Record<string, string>>;
  readonly cited?: string;
  readonly citedRow: Ref<View>;
}

export function Found({ found, rulings, inForce, cited, citedRow }: FoundProps) {
  return (
    <Card>
      <Rows>
        {found.map((rule) => {
          const row = (
            <RuleRow
              key={rule.id}
              rule={rule}
              cited={rule.id === cited}
              ruling={rulings.find(({ id }) => id === rule.id)}
              inForce={inForce?.[rule.id]}
            />
          );
          return rule.id === cited ? (
            <View key={rule.id} ref={citedRow} collapsable={false} testID="cited-rule">
              {row}
            </View>
          ) : (
            row
          );
        })}
      </Rows>
    </Card>
  );
}
