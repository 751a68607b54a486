import type { SeatRequest } from '@atoll/protocol';
import type { ReactNode } from 'react';
import type { SeatSnapshot } from '../../table-host.ts';
import { words } from '../../words/index.ts';
import { Glyph } from '../parts/drawing.tsx';

const BOTS = Object.keys(words.bots);
const USUAL = 'greedy';

interface BotControlsProps {
  readonly seat: number;
  readonly here: SeatSnapshot;
  readonly onAsk: (request: SeatRequest) => void;
}

/** What the host may do with a seat that is not the own one. */
export function BotControls({ seat, here, onAsk }: BotControlsProps): ReactNode {
  if (here.kind === 'open') {
    return (
      <button type="button" className="button small" onClick={() => onAsk({ do: 'bot', seat, bot: USUAL })}>
        <Glyph name="bot" size={17} /> <span>{words.room.addBot}<span className="hidden"> {words.room.toSeat(seat + 1)}</span></span>
      </button>
    );
  }
  return (
    <>
      {here.kind === 'bot' && (
        <select className="select" aria-label={words.room.skill(here.name)} value={here.bot}
          onChange={(event) => onAsk({ do: 'bot', seat, bot: event.target.value })}>
          {BOTS.map((bot) => <option key={bot} value={bot}>{words.bots[bot]}</option>)}
        </select>
      )}
      <button type="button" className="icon-button on-paper" aria-label={words.room.free(here.name)}
        onClick={() => onAsk({ do: 'open', seat })}>
        <Glyph name="close" size={14} />
      </button>
    </>
  );
}
