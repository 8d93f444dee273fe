import type { ComponentType, ReactNode } from 'react';
import { Frame } from './Frame';
import { RulesAwaited } from './RulesAwaited';
import { useGo } from './useGo';
import { useRulebook } from './useRulebook';

/**
 * A screen one comes to, drawn once the ruleset it is about has been read; where there is no such game the screen
 * itself says so.
 */
export function withRulebook<P extends object>(
  title: string,
  useRuleset: (props: P) => string | undefined,
  Screen: ComponentType<P>,
) {
  return function Gated(props: P): ReactNode {
    const go = useGo();
    const book = useRulebook(useRuleset(props));
    if (book.kind === 'read' || book.kind === 'unknown') return <Screen {...props} />;
    return (
      <Frame title={title} back={{ icon: 'back', label: 'Back', onPress: () => go.goBack() }}>
        <RulesAwaited book={book} />
      </Frame>
    );
  };
}
