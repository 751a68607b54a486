import type { SeatRequest } from '@atoll/protocol';
import type { ReactNode } from 'react';
import { loadStandInWords } from '@atoll/table-kit/words/load-table-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { awaySeats, decidersFor, isReplaced, useTimeCome } from './absence.ts';
import { useAsking, type StandInProps } from '../seat-asking.ts';
import { useStandInAsking } from './use-stand-in-asking.ts';

export interface StandInBannerProps extends StandInProps {
  /** The seats that the match waits for. */
  readonly awaited: readonly number[];
}

/** The banner while a bot plays for the own seat, or while the match waits for an absent person. */
export function StandInBanner({ awaited, ...props }: StandInBannerProps): ReactNode {
  const { state, snapshot } = props;
  const { standInAfter, standInVote } = snapshot;
  const gone = awaySeats(snapshot).find((seat) => awaited.includes(seat)) ?? -1;
  const since = snapshot.seats[gone]?.awaitedSince ?? 0;
  const isLong = useTimeCome(since && since + standInAfter - (state.serverAhead ?? 0));
  if (state.status !== 'live' || state.seat < 0) return null;
  if (isReplaced(snapshot, state.seat)) return <OwnBot {...props} />;
  return isLong && standInVote.seat < 0 ? <Gone {...props} seat={gone} /> : null;
}

/** A bot plays for the own seat. */
function OwnBot({ table, state, snapshot }: StandInProps): ReactNode {
  const { words } = useLocale();
  const { problem, ask } = useAsking();
  const gaveUp = (snapshot.seats[state.seat]?.conceded ?? 0) > 0;
  return (
    <p className="banner">
      <span>{gaveUp ? words.concede.own : words.standIn.plays}</span>
      {!gaveUp && (
        <button
          type="button"
          className="button dark small"
          onClick={() => ask(table.seats({ do: 'takeBack' } satisfies SeatRequest))}
        >
          {words.standIn.takeBack}
        </button>
      )}
      {problem !== undefined && <span className="banner-problem">{problem}</span>}
    </p>
  );
}

/** The match waits for an absent person. */
function Gone({
  table,
  state,
  snapshot,
  seat,
}: StandInProps & { readonly seat: number }): ReactNode {
  const { standIn } = useLocale().words;
  const words = useLaterWords(loadStandInWords);
  const { problem, busy, ask } = useStandInAsking(table, words);
  const deciders = decidersFor(snapshot, seat);
  if (!words) return null;
  return (
    <p className="banner">
      <span>{standIn.waited(snapshot.seats[seat]?.name ?? '')}</span>
      {deciders.includes(state.seat) && (
        <button
          type="button"
          className="button dark small"
          disabled={busy}
          onClick={() => ask({ do: 'propose', seat })}
        >
          {deciders.length > 1 ? words.propose : standIn.handOver}
        </button>
      )}
      {problem !== undefined && <span className="banner-problem">{problem}</span>}
    </p>
  );
}
