import { useEffect, useState } from 'react';
import { readWhole, type GameRead } from '../store/reading';

export type Reading = { readonly kind: 'reading' | 'unreadable' } | ({ readonly kind: 'read' } & GameRead);

/** A game read from the storage, read again when its log has grown. */
export function useGameRead(id: string | undefined, length: number | undefined): Reading {
  const [read, setRead] = useState<{ readonly id: string; readonly value: Reading }>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let current = true;
    void readWhole(id).then((value) => {
      if (current) setRead({ id, value: value ? { kind: 'read', ...value } : { kind: 'unreadable' } });
    });
    return () => {
      current = false;
    };
  }, [id, length]);
  return read !== undefined && read.id === id ? read.value : { kind: 'reading' };
}
