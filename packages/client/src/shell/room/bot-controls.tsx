import type { SeatRequest } from '@atoll/protocol';
import type { ReactNode } from 'react';
import type { SeatSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { Glyph } from '@atoll/table-kit/ui/drawing.tsx';
import { botWords, usualBot, type KnownBot } from '../bots/bots.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

interface BotControlsProps {
  readonly seat: number;
  readonly here: SeatSnapshot;
  readonly bots: readonly KnownBot[];
  readonly onAsk: (request: SeatRequest) => void;
}

/** The host's controls for a seat other than the own one. */
export function BotControls({ seat, here, bots, onAsk }: BotControlsProps): ReactNode {
  const locale = useLocale();
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
          {locale.words.room.addBot}
          <span className="hidden"> {locale.words.room.toSeat(seat + 1)}</span>
        </span>
      </button>
    );
  }
  return (
    <>
      {here.kind === 'bot' && (
        <select
          className="select"
          aria-label={locale.words.room.skill(here.name)}
          value={here.bot}
          onChange={(event) => onAsk({ do: 'bot', seat, bot: event.target.value })}
        >
          {bots.map(({ id }) => (
            <option key={id} value={id}>
              {botWords(locale, bots, id)}
            </option>
          ))}
          {!bots.some(({ id }) => id === here.bot) && (
            <option value={here.bot}>{botWords(locale, bots, here.bot)}</option>
          )}
        </select>
      )}
      <button
        type="button"
        className="icon-button on-paper"
        aria-label={locale.words.room.free(here.name)}
        onClick={() => onAsk({ do: 'open', seat })}
      >
        <Glyph name="close" size={14} />
      </button>
    </>
  );
}
