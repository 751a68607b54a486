import type { ReactNode } from 'react';
import { useState } from 'react';
import type { GameEntry } from '../../table/game-entry.ts';
import { useLocale } from '../../words/use-locale.ts';

interface PlayBotProps {
  readonly game: GameEntry;
  readonly busy: boolean;
  /** Told the seat that was chosen, and how many there are. */
  readonly onPlay: (seat: number, seats: number) => void;
}

const LOT = 'lot';

/**
 * One press to a match against bots, from the seat that is chosen beside it, with as many seats as
 * are wanted.
 */
export function PlayBot({ game, busy, onPlay }: PlayBotProps): ReactNode {
  const { words } = useLocale();
  const [side, setSide] = useState('0');
  const least = Math.max(2, game.seats.min);
  const [seats, setSeats] = useState(least);
  const counts = Array.from({ length: game.seats.max - least + 1 }, (_, i) => least + i);
  const sides = game.sides ?? words.lobby.sides;
  return (
    <div className="pair play-bot">
      <button
        type="button"
        className="button second"
        disabled={busy}
        onClick={() =>
          onPlay(side === LOT ? Math.floor(Math.random() * sides.length) : Number(side), seats)
        }
      >
        {words.lobby.bots}
      </button>
      <select
        className="select"
        aria-label={words.lobby.side}
        value={side}
        onChange={(event) => setSide(event.target.value)}
      >
        {sides.map((label, seat) => (
          <option key={label} value={seat}>
            {label}
          </option>
        ))}
        <option value={LOT}>{words.lobby.lot}</option>
      </select>
      {counts.length > 1 && (
        <select
          className="select"
          aria-label={words.lobby.seats}
          value={seats}
          onChange={(event) => setSeats(Number(event.target.value))}
        >
          {counts.map((count) => (
            <option key={count} value={count}>
              {words.lobby.against(count - 1)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
