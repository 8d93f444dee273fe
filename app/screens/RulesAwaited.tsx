import { useEffect, useState } from 'react';
import { Notice } from '../parts/Notice';
import { Text } from '../parts/Text';
import type { Rulebook } from './useRulebook';

/** In place of what a game's rules would draw: nothing for a moment, then a word, or why they are not there. */
export function RulesAwaited({ book }: { readonly book: Rulebook }) {
  switch (book.kind) {
    case 'reading':
      return <Late name={book.name} />;
    case 'unread':
      return <RulesUnread name={book.name} again={book.again} />;
    case 'read':
    case 'unknown':
      return null;
  }
}

export interface RulesUnreadProps {
  /** Of the game. */
  readonly name: string;
  readonly again: () => void;
}

export const RulesUnread = ({ name, again }: RulesUnreadProps) => (
  <Notice
    kind="problem"
    title={`The rules of ${name} could not be read.`}
    text="Nothing is lost. Check the connection and try again."
    action={{ label: 'Try again', onPress: again }}
  />
);

/** Rules on the phone are there at once; a word that flashes by would only disturb. */
function Late({ name }: { readonly name: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON);
    return () => clearTimeout(timer);
  }, []);
  return late ? <Text color="ink2">{`The rules of ${name} are on their way.`}</Text> : null;
}
const SOON = 1000;
