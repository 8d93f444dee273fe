import { useEffect, useState } from 'react';
import type { Ruleset } from '../../engine';
import { openRuleset, useShelf, volumeOf } from '../store/shelf';

export type Rulebook =
  | { readonly kind: 'read'; readonly rules: Ruleset }
  | { readonly kind: 'reading'; readonly name: string }
  /** Its file could not be had. */
  | { readonly kind: 'unread'; readonly name: string; readonly again: () => void }
  /** No such game. */
  | { readonly kind: 'unknown' };

/** A ruleset for a screen: read in if it is not there yet. */
export function useRulebook(id: string | undefined): Rulebook {
  const volume = volumeOf(id);
  const rules = useShelf((shelf) => (volume ? shelf[volume.id] : undefined));
  const [tries, setTries] = useState(1);
  const [failed, setFailed] = useState('');
  const attempt = `${id} ${tries}`;
  useEffect(() => {
    if (!volume || rules) return undefined;
    let current = true;
    void openRuleset(volume.id).then((read) => {
      if (current && !read) setFailed(attempt);
    });
    return () => {
      current = false;
    };
  }, [volume, rules, attempt]);
  if (!volume) return { kind: 'unknown' };
  if (rules) return { kind: 'read', rules };
  const { name } = volume;
  return failed === attempt
    ? { kind: 'unread', name, again: () => setTries((before) => before + 1) }
    : { kind: 'reading', name };
}
