import type { SeatRequest } from '@atoll/protocol';
import type { ReactNode } from 'react';
import type { SeatSnapshot } from '../../table/session/table-state.ts';
import { words } from '../../words/index.ts';
import { Glyph } from '../../ui/drawing.tsx';
import { botWords, usualBot, type KnownBot } from './bots.ts';

interface BotControlsProps {
  readonly seat: number;
  readonly here: SeatSnapshot;
  readonly bots: readonly KnownBot[];
  readonly onAsk: (request: SeatRequest) => void;
}

/** What the host may do with a seat that is not the own one. */
export function BotControls({ seat, here, bots, onAsk }: BotControlsProps): ReactNode {
  if (here.kind === 'open') {
    return (
      <button
        type="button"
        className="button small"
        disabled={bots.length === 0}
        onClick={() => onAsk({ do: 'bot', seat, bot: usualBot(bots) })}
      >
        <Glyph name="bot" size={17} />{' '}
        <span>
          {words.room.addBot}
          <span className="hidden"> {words.room.toSeat(seat + 1)}</span>
        </span>
      </button>
    );
  }
  return (
    <>
      {here.kind === 'bot' && (
        <select
          className="select"
          aria-label={words.room.skill(here.name)}
          value={here.bot}
          onChange={(event) => onAsk({ do: 'bot', seat, bot: event.target.value })}
        >
          {bots.map(({ id }) => (
            <option key={id} value={id}>
              {botWords(bots, id)}
            </option>
          ))}
          {!bots.some(({ id }) => id === here.bot) && (
            <option value={here.bot}>{botWords(bots, here.bot)}</option>
          )}
        </select>
      )}
      <button
        type="button"
        className="icon-button on-paper"
        aria-label={words.room.free(here.name)}
        onClick={() => onAsk({ do: 'open', seat })}
      >
        <Glyph name="close" size={14} />
      </button>
    </>
  );
}
