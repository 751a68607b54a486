import { SOLO_RANKS, soloRank } from '../../../src/cards/index.ts';
import type { ReactNode } from 'react';
import { term } from '../icon-terms.ts';
import { useAtollLocale } from '../../words/atoll-locale.ts';

/** The goal of a solo match, in a line: the round, and the next rank with its least points. */
export function AloneGoal({
  round,
  points,
}: {
  readonly round: number;
  readonly points: number;
}): ReactNode {
  const { game, text } = useAtollLocale();
  const next = SOLO_RANKS.toSorted((a, b) => a.from - b.from).find(({ from }) => from > points);
  return (
    <p className="tb-quiet at-goal">
      <span>{game.roundOf(round)}</span>
      <span {...term('rank')}>{text.rankName(soloRank(points))}</span>
      {next !== undefined && (
        <b {...term('rank')}>{game.alone.next(text.rankName(next.rank), next.from)}</b>
      )}
    </p>
  );
}
