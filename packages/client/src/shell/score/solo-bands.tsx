import type { ReactNode } from 'react';
import type { Band } from '@atoll/table-kit/table/game-client.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

interface SoloBandsProps {
  readonly bands: readonly Band[];
  readonly total: number;
}

/** The bands of a solo total, the best first, with the one that was reached. */
export const SoloBands = ({ bands, total }: SoloBandsProps): ReactNode => {
  const { words } = useLocale();
  const reached = bands.find(({ from }) => total >= from) ?? bands.at(-1);
  return (
    <ol className="solo-bands" aria-label={words.scores.bands}>
      {bands.map((band) => (
        <li
          key={band.from}
          className={band === reached ? 'reached' : ''}
          aria-current={band === reached ? 'true' : undefined}
        >
          <span>{band.label}</span> <small>{words.scores.from(band.from)}</small>
        </li>
      ))}
    </ol>
  );
};
