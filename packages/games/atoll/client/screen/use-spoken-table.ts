import type { CardId } from '../../src/index.ts';
import { phraseText } from '../../src/text/index.ts';
import { useEffect } from 'react';
import type { FrameStatus } from '@atoll/table-kit/table/table-frame.tsx';
import { NO_PREVIEW, spokenPreview } from '../present/preview.ts';
import { spokenHoldings } from '../present/text/spoken-card.ts';
import { selectionText } from '../present/text/selection-text.ts';
import type { TableScreenProps } from './screen-props.ts';
import type { Parts } from './use-parts.ts';
import { useReveal } from './use-reveal.ts';
import { statusOf } from '../present/game-words.ts';
import { useAtollLocale } from '../words/atoll-locale.ts';

/** The table in words. */
export interface SpokenTable {
  /** Whose turn it is and the holdings of every seat, readable at any time. */
  readonly said: FrameStatus;
  /** The prompt, the holdings, and the changes of the aimed choice. */
  readonly status: () => string;
}

/** The prompt and all holdings for a person who does not see the table. */
export function useSpokenTable(
  { control }: Parts,
  { state, view, names }: TableScreenProps,
): SpokenTable {
  const locale = useAtollLocale();
  const status = statusOf(locale, { table: state, names });
  const { sentence } = status;
  const holdings = view.seats.map((seat, i) =>
    locale.spoken.resources(names[i] ?? locale.game.seat(i), spokenHoldings(locale, seat)),
  );
  return {
    said: { ...status, summary: [sentence, ...holdings].join(' ') },
    status: () =>
      [
        sentence,
        holdings[Math.max(0, state.seat)] ?? '',
        spokenPreview(locale, control.preview ?? NO_PREVIEW),
      ]
        .join(' ')
        .trim(),
  };
}

/** The newly revealed event; the status line names it, and otherwise the unfinished selection. */
export function useRevealed(
  { control, reader }: Parts,
  { view, names, legal, onHint }: TableScreenProps,
): CardId | undefined {
  const locale = useAtollLocale();
  const revealed = useReveal(view.events.past, view.round);
  const { read } = reader;
  // a seat that is asked about the event reads the prompt
  const hint =
    revealed === undefined || legal.length > 0
      ? selectionText(locale, control.interaction, control.model)
      : phraseText(
          locale.text.eventPhrase(
            { type: 'eventRevealed', card: revealed, round: view.round },
            names,
          ),
        );
  useEffect(() => onHint(hint), [hint, onHint]);
  // then the last mentioned card is shown, which is the event
  useEffect(() => {
    if (revealed !== undefined) read(undefined);
  }, [revealed, read]);
  return revealed;
}
