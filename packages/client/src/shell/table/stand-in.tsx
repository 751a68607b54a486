import type { Answer, SeatRequest } from '@atoll/protocol';
import { useState, type ReactNode } from 'react';
import type { LiveSession } from '../../net/live-session.ts';
import type { TableSnapshot, TableState } from '../../table/session/table-state.ts';
import { botsOf, usualBot } from '../room/bots.ts';
import { awaySeats, isReplaced, useLasting } from './absence.ts';
import { useLocale } from '../../words/use-locale.ts';
import { reasonWords } from '../../words/refusal-words.ts';
import type { Locale } from '../../words/locale.ts';

interface StandInProps {
  readonly table: LiveSession;
  readonly state: TableState;
  readonly snapshot: TableSnapshot;
}

/** A bot plays on for a seat. */
async function handOver(
  locale: Locale,
  table: LiveSession,
  game: string,
  seat: number,
): Promise<Answer> {
  return table.seats({ do: 'handOver', seat, bot: usualBot(await botsOf(locale, game)) });
}

const nothing = (): void => {};

/** Asks the table about seats, and keeps what it refused until the next attempt. */
function useAsking(onDone: () => void = nothing): {
  readonly problem: string | undefined;
  readonly ask: (request: Promise<Answer>) => void;
} {
  const locale = useLocale();
  const [problem, setProblem] = useState<string>();
  const ask = (request: Promise<Answer>): void => {
    void request.then((answer) => {
      setProblem(answer.ok ? undefined : reasonWords(locale, answer.reasons));
      if (answer.ok) onDone();
    });
  };
  return { problem, ask };
}

/**
 * How long somebody for whom all wait must be gone before others are asked whether to wait, in ms.
 * The server waits as long.
 */
const PATIENCE = 20_000;

/**
 * Stands over the table while a bot plays for the own seat, or while all wait for somebody who is
 * gone.
 */
export function StandInBanner({
  table,
  state,
  snapshot,
  awaited,
}: StandInProps & {
  /** The seats that the match waits for. */
  readonly awaited: readonly number[];
}): ReactNode {
  const locale = useLocale();
  const { problem, ask } = useAsking();
  const own = state.seat;
  const gone =
    useLasting(awaySeats(snapshot).find((seat) => awaited.includes(seat)) ?? -1, PATIENCE) ?? -1;
  const replaced = isReplaced(snapshot, own);
  const shown = state.status === 'live' && own >= 0 && (replaced || gone >= 0);
  return (
    <div className="banner-place" role="status">
      {shown && (
        <p className="banner">
          <span>
            {replaced
              ? locale.words.standIn.plays
              : locale.words.standIn.waited(snapshot.seats[gone]?.name ?? '')}
          </span>
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
          {problem !== undefined && <span className="banner-problem">{problem}</span>}
        </p>
      )}
    </div>
  );
}

/** The same in the menu: a bot plays for oneself, or on for anybody who is gone. */
export function StandInMenu({
  table,
  state,
  snapshot,
  onDone,
}: StandInProps & { readonly onDone: () => void }): ReactNode {
  const locale = useLocale();
  const { problem, ask } = useAsking(onDone);
  const { seats, phase, game } = snapshot;
  const own = state.seat;
  if (phase !== 'playing' || own < 0) return null;
  return (
    <>
      {awaySeats(snapshot)
        .filter((seat) => seat !== own)
        .map((seat) => {
          const name = seats[seat]?.name ?? '';
          return (
            <div key={seat} className="menu-line">
              <button
                type="button"
                className="button dark small"
                onClick={() => ask(handOver(locale, table, game, seat))}
              >
                {locale.words.standIn.handOverOf(name)}
              </button>
              <p className="quiet">{locale.words.standIn.away(name)}</p>
            </div>
          );
        })}
      {seats[own]?.standIn === '' && (
        <div className="menu-line">
          <button
            type="button"
            className="button dark small"
            onClick={() => ask(handOver(locale, table, game, own))}
          >
            {locale.words.standIn.forMe}
          </button>
          <p className="quiet">{locale.words.standIn.forMeHint}</p>
        </div>
      )}
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
