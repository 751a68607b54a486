import { SOLO_RANKS, soloRank } from '@atoll/game-atoll/cards';
import { rankName } from '@atoll/game-atoll/text';
import type { ReactNode } from 'react';
import { words } from '../words/interface.ts';
import { term } from './icon-terms.ts';

/**
 * What one who plays alone is after, in a line: the round, and the next rank with the points that
 * it begins with.
 */
export function AloneGoal({
  round,
  points,
}: {
  readonly round: number;
  readonly points: number;
}): ReactNode {
  const next = SOLO_RANKS.toSorted((a, b) => a.from - b.from).find(({ from }) => from > points);
  return (
    <p className="tb-quiet at-goal">
      <span>{words.roundOf(round)}</span>
      <span {...term('rank')}>{rankName(soloRank(points))}</span>
      {next !== undefined && (
        <b {...term('rank')}>{words.alone.next(rankName(next.rank), next.from)}</b>
      )}
    </p>
  );
}
