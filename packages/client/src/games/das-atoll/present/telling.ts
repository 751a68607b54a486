import type { DasAtollEvent } from '@atoll/game-das-atoll';
import type { HistoryStep } from '@atoll/protocol';
import type { LogLine } from '../../../table/controls/log-panel.tsx';
import { linesOf } from '../../../table/told-lines.ts';
import type { DasLocale } from '../words/das-locale.ts';
import type { EventNames } from '../words/en/events.ts';

type Told = Pick<HistoryStep, 'events'>;

/** What an event is told as; '' for what is no news. */
export function eventSentence(
  { game }: DasLocale,
  event: DasAtollEvent,
  names: EventNames,
): string {
  const say = game.events[event.type] as (one: DasAtollEvent, names: EventNames) => string;
  return say(event, names);
}

/** What a step is told as, a sentence for each event that is news. */
export const stepSentences = (
  locale: DasLocale,
  { events }: Told,
  names: EventNames,
): readonly string[] =>
  (events as readonly DasAtollEvent[])
    .map((event) => eventSentence(locale, event, names))
    .filter((sentence) => sentence !== '');

/** The same for the log, each with the mark of whom it is about; a turn begins a stretch. */
export const stepLines = (
  locale: DasLocale,
  { events }: Told,
  names: EventNames,
): readonly LogLine[] =>
  linesOf(events as readonly DasAtollEvent[], {
    sentenceOf: (event) => eventSentence(locale, event, names),
    seatOf,
    lookOf,
  });

/** What follows from what was done. */
const MINOR: ReadonlySet<DasAtollEvent['type']> = new Set([
  ...(['got', 'shortage', 'discarded', 'pirate', 'monopoly', 'answered', 'threw'] as const),
]);

function lookOf({ type }: DasAtollEvent): LogLine['look'] {
  if (type === 'turn') return 'rule';
  return MINOR.has(type) ? 'minor' : 'plain';
}

/** Whom an event is about, or -1. */
function seatOf(event: DasAtollEvent): number {
  switch (event.type) {
    case 'shortage':
    case 'pirate':
      return -1;
    case 'over':
      return event.winner;
    case 'monopoly':
      return event.from;
    default:
      return event.seat;
  }
}
