import type { ReactNode } from 'react';
import { useState } from 'react';
import { gameEntry } from '../../games/registry.ts';
import { words } from '../../words/index.ts';
import { Glyph, SeatMark } from '../parts/drawing.tsx';
import { keptSeats } from '../person.ts';
import { follow } from '../route.ts';

const SHOWN = 5;
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** The matches in which this browser holds a seat. */
export function MyMatches(): ReactNode {
  const [seats, setSeats] = useState(() => keptSeats.list());
  const forget = (matchId: string) => {
    keptSeats.forget(matchId);
    setSeats(keptSeats.list());
  };
  if (seats.length === 0) return undefined;
  return (
    <section>
      <h2>{words.lobby.mine}</h2>
      <ul className="cards">
        {seats.slice(0, SHOWN).map(({ matchId, code, game, seat, at, over }) => (
          <li key={matchId} className="card-row">
            <SeatMark seat={seat} size={30} />
            <span className="card-text">
              <b>{code || matchId.slice(0, 6)}</b>
              <small>{[gameEntry(game)?.name, over ? words.lobby.over : day.format(at)].filter(Boolean).join(', ')}</small>
            </span>
            <a className="button small" href={`/m/${matchId}`} onClick={follow}>{over ? words.lobby.look : words.lobby.resume}</a>
            <button type="button" className="icon-button on-paper" aria-label={words.lobby.forget(code)} onClick={() => forget(matchId)}>
              <Glyph name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
