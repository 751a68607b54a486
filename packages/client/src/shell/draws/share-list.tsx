import type { ReactNode } from 'react';
import type { ReplayWords } from '@atoll/table-kit/words/load-replay-words.ts';
import './draws.css';

interface ShareListProps {
  /** By seat, '' for a seat that added nothing. */
  readonly shares: readonly string[];
  readonly names: readonly string[];
  readonly words: ReplayWords;
}

/** The share that each seat added to the seed of a match. */
export const ShareList = ({ shares, names, words }: ShareListProps): ReactNode => (
  <dl>
    {shares.map((share, seat) => (
      <div key={seat}>
        <dt>{names[seat]}</dt>
        <dd>{share === '' ? words.drawsNothing : <code translate="no">{share}</code>}</dd>
      </div>
    ))}
  </dl>
);
