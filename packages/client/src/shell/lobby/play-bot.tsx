import type { ReactNode } from 'react';
import { useState } from 'react';
import type { GameEntry } from '../../table/game-entry.ts';
import { useLocale } from '../../words/use-locale.ts';

interface PlayBotProps {
  readonly game: GameEntry;
  readonly busy: boolean;
  /** Told the seat that was chosen. */
  readonly onPlay: (seat: number) => void;
}

const LOT = 'lot';

/** One press to a match against a bot, from the seat that is chosen beside it. */
export function PlayBot({ game, busy, onPlay }: PlayBotProps): ReactNode {
  const { words } = useLocale();
  const [side, setSide] = useState('0');
  const sides = game.sides ?? words.lobby.sides;
  return (
    <div className="pair play-bot">
      <button
        type="button"
        className="button second"
        disabled={busy}
        onClick={() =>
          onPlay(side === LOT ? Math.floor(Math.random() * sides.length) : Number(side))
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
    </div>
  );
}
