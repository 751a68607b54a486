import type { ReactNode } from 'react';
import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { SeatMark } from '@atoll/table-kit/ui/drawing.tsx';
import { inPlace } from './score-rows.ts';
import { countedTo } from './use-count-up.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

interface PodiumProps {
  readonly snapshot: TableSnapshot;
  readonly own: number;
  readonly totals: 'shown' | 'hidden';
  /** The progress of the count-up, 0 to 1. */
  readonly progress: number;
}

/** The players in the order of their ranks; ties share a rank. */
export const Podium = ({
  snapshot: { scores, outcome, seats },
  own,
  totals,
  progress,
}: PodiumProps): ReactNode => {
  const { format, words } = useLocale();
  return (
    <ol className="podium">
      {inPlace(scores).map(({ seat, rank, total }) => {
        const who =
          seat === own
            ? words.scores.you
            : seats[seat]?.kind === 'bot'
              ? words.scores.bot
              : undefined;
        const ranked = scores.length > 1 && outcome.kind !== 'common';
        const gaveUp = (seats[seat]?.conceded ?? 0) > 0 && words.concede.short;
        const standIn = !gaveUp && (seats[seat]?.standIn ?? '') !== '' && words.standIn.short;
        return (
          <li
            key={seat}
            className={rank === 1 && (outcome.kind !== 'common' || outcome.won) ? 'winner' : ''}
          >
            <SeatMark seat={seat} size={36} />
            <span className="podium-name">
              <b>
                <bdi translate="no">{seats[seat]?.name}</bdi>
              </b>
              <small>
                {format.series(
                  [ranked && words.scores.rank(rank), who, gaveUp, standIn].flatMap(
                    (each) => each || [],
                  ),
                )}
              </small>
            </span>
            {totals === 'shown' && (
              <span className="podium-total">
                <span aria-hidden="true">{format.whole(countedTo(total, progress))}</span>
                <span className="hidden">{format.whole(total)}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
};
