import { useEffect, useRef, useState } from 'react';
import { lastMoveText } from './present/announce.ts';
import type { Move } from './present/moves.ts';

/** What the live region says: each move of another seat, and whatever is to be said besides. */
export function useAnnounced(moves: readonly Move[], { names, own }: { readonly names: readonly string[]; readonly own: number }): {
  readonly message: string;
  readonly say: (text: string) => void;
} {
  const [message, setMessage] = useState(''), known = useRef(moves.length), even = useRef(true);
  // a live region keeps silent about the same text; a trailing space that comes and goes makes it another one
  const say = (text: string): void => {
    even.current = !even.current;
    setMessage(even.current ? text : `${text}\u00a0`);
  };
  useEffect(() => {
    const grown = moves.length > known.current;
    known.current = moves.length;
    if (grown && moves.at(-1)?.seat !== own) say(lastMoveText(moves, { names, own }));
  }, [moves, names, own]);
  return { message, say };
}
