import type { ReactNode } from 'react';
import { words } from '../words/interface.ts';

/** The four rounds as discs, the present one lit. */
export function RoundDots({ round }: { readonly round: number }): ReactNode {
  return (
    <span className="at-dots" role="img" aria-label={words.roundOf(round)}>
      {[1, 2, 3, 4].map((i) => (
        <i key={i} className={i < round ? 'done' : i === round ? 'now' : ''}>
          {i}
        </i>
      ))}
    </span>
  );
}
