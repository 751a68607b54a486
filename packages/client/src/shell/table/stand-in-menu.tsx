import type { ReactNode } from 'react';
import { useLocale } from '../../words/use-locale.ts';
import { useMenuWords } from './menu-words-context.ts';
import { awaySeats } from './absence.ts';
import { handOver, useAsking, type StandInProps } from './seat-asking.ts';

/** In the menu: a bot plays for oneself, or on for anybody who is gone. */
export function StandInMenu({
  table,
  state,
  snapshot,
  onDone,
}: StandInProps & { readonly onDone: () => void }): ReactNode {
  const locale = useLocale();
  const { standIn: words } = useMenuWords();
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
                {words.handOverOf(name)}
              </button>
              <p className="quiet">{words.away(name)}</p>
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
            {words.forMe}
          </button>
          <p className="quiet">{words.forMeHint}</p>
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
