import type { ReactNode } from 'react';
import { useAtollLocale } from '../words/atoll-locale.ts';

/** The four rounds as discs, the present one lit. */
export function RoundDots({ round }: { readonly round: number }): ReactNode {
  const { game } = useAtollLocale();
  return (
    <span className="at-dots" role="img" aria-label={game.roundOf(round)}>
      {[1, 2, 3, 4].map((i) => (
        <i key={i} className={i < round ? 'done' : i === round ? 'now' : ''}>
          {i}
        </i>
      ))}
    </span>
  );
}
