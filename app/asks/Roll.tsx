import { useState } from 'react';
import type { AskOf } from '../../engine';
import { Button, ButtonRow } from '../parts/Button';
import { DiceEntry } from './DiceEntry';
import type { AskProps } from './panel';

const WIDER = { flexGrow: 1.35 };

/** App dice or dice typed in from the table; the settings say which comes first. */
export function Roll({ ask, view, saving, typedFirst, onRoll, onAnswer }: AskProps<AskOf<'roll'>>) {
  const [typing, setTyping] = useState(false);
  const count = ask.pools.reduce((sum, pool) => sum + pool.dice, 0);
  const roll = (
    <Button
      key="roll"
      fill
      style={WIDER}
      kind={typedFirst ? 'onFelt' : 'primary'}
      icon="dice"
      label="Roll in the app"
      second={count === 1 ? 'one die' : `${count} dice`}
      busy={saving}
      onPress={() => onRoll([])}
    />
  );
  const type = (
    <Button
      key="type"
      fill
      kind={typedFirst ? 'primary' : 'onFelt'}
      label="Type dice"
      second="rolled at the table"
      onPress={() => setTyping(true)}
    />
  );
  return (
    <>
      <ButtonRow>{typedFirst ? [type, roll] : [roll, type]}</ButtonRow>
      {typing && (
        <DiceEntry
          pools={ask.pools}
          view={view}
          onDone={(faces) => {
            setTyping(false);
            onAnswer({ kind: 'roll', faces, app: 0 });
          }}
          onRollRest={(typed) => {
            setTyping(false);
            onRoll(typed);
          }}
          onClose={() => setTyping(false)}
        />
      )}
    </>
  );
}
