import type { SeatRequest } from '@atoll/protocol';
import type { ReactNode } from 'react';
import { useLocale } from '../../words/use-locale.ts';
import { awaySeats, isReplaced, useLasting } from './absence.ts';
import { handOver, useAsking, type StandInProps } from './seat-asking.ts';

/**
 * How long somebody for whom all wait must be gone before others are asked whether to wait, in ms.
 * The server waits as long.
 */
const PATIENCE = 20_000;

export interface StandInBannerProps extends StandInProps {
  /** The seats that the match waits for. */
  readonly awaited: readonly number[];
}

/** What is said while a bot plays for the own seat, or while all wait for somebody who is gone. */
export function StandInBanner({ table, state, snapshot, awaited }: StandInBannerProps): ReactNode {
  const locale = useLocale();
  const { problem, ask } = useAsking();
  const own = state.seat;
  const gone =
    useLasting(awaySeats(snapshot).find((seat) => awaited.includes(seat)) ?? -1, PATIENCE) ?? -1;
  const replaced = isReplaced(snapshot, own);
  const gaveUp = replaced && (snapshot.seats[own]?.conceded ?? 0) > 0;
  const shown = state.status === 'live' && own >= 0 && (replaced || gone >= 0);
  if (!shown) return null;
  return (
    <p className="banner">
      <span>
        {gaveUp
          ? locale.words.concede.own
          : replaced
            ? locale.words.standIn.plays
            : locale.words.standIn.waited(snapshot.seats[gone]?.name ?? '')}
      </span>
      {!gaveUp && (
        <button
          type="button"
          className="button dark small"
          onClick={() =>
            ask(
              replaced
                ? table.seats({ do: 'takeBack' } satisfies SeatRequest)
                : handOver(locale, table, snapshot.game, gone),
            )
          }
        >
          {replaced ? locale.words.standIn.takeBack : locale.words.standIn.handOver}
        </button>
      )}
      {problem !== undefined && <span className="banner-problem">{problem}</span>}
    </p>
  );
}
