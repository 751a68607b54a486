import type { ReactNode } from 'react';
import { useState } from 'react';
import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';
import { sidesOf, tableFor, usualSide, type ChosenTable, type Side } from './side.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

/** A table against bots. */
export interface BotTable extends ChosenTable {
  readonly seats: number;
  /** The rank of the bots in their game, from the weakest; undefined for the default ones. */
  readonly rank: number | undefined;
}

interface PlayBotProps {
  readonly game: GameEntry;
  readonly busy: boolean;
  /** Called with the chosen table. */
  readonly onPlay: (against: BotTable) => void;
}

/**
 * Starts a match against bots with one press: from the seat chosen beside it where the seat decides
 * who begins, with the chosen number of seats.
 */
export function PlayBot({ game, busy, onPlay }: PlayBotProps): ReactNode {
  const { words } = useLocale();
  const [side, setSide] = useState<Side>(() => usualSide(game));
  const least = Math.max(2, game.seats.min);
  const [seats, setSeats] = useState(least);
  const counts = Array.from({ length: game.seats.max - least + 1 }, (_, i) => least + i);
  const [rank, setRank] = useState(lastRank);
  const sides = sidesOf(game, words.lobby.sides);
  const chosen = () => tableFor(game, side, { sides: sides.length, lot: Math.random() });
  return (
    <div className="pair play-bot">
      <button
        type="button"
        className="button second"
        disabled={busy}
        onClick={() => onPlay({ ...chosen(), seats, rank: rank === USUAL ? undefined : rank })}
      >
        {words.lobby.bots(seats - 1)}
      </button>
      {sides.length > 0 && (
        <select
          className="select"
          aria-label={game.sides ? words.lobby.side : words.lobby.begins}
          value={side}
          onChange={({ target }) => setSide(target.value === 'lot' ? 'lot' : Number(target.value))}
        >
          {sides.map((label, seat) => (
            <option key={label} value={seat}>
              {label}
            </option>
          ))}
          <option value="lot">{words.lobby.lot}</option>
        </select>
      )}
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
      <select
        className="select"
        aria-label={words.lobby.skill}
        value={rank}
        onChange={({ target }) => {
          setRank(Number(target.value));
          localStorage.setItem(RANK, target.value);
        }}
      >
        {words.strengths.map((strength, at) => (
          <option key={strength} value={at}>
            {strength}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The rank that was chosen last. */
const RANK = 'atoll.rank';
/** The default rank of bots: neither beginners nor masters. */
const USUAL = 1;

function lastRank(): number {
  const rank = Number(localStorage.getItem(RANK) ?? USUAL);
  return [0, 1, 2, 3].includes(rank) ? rank : USUAL;
}
