import type { HiddenArkEvent } from '@atoll/game-hidden-ark';
import type { HistoryStep } from '@atoll/protocol';
import type { LogLine } from '../../../table/controls/log-panel.tsx';
import { linesOf } from '../../../table/told-lines.ts';
import type { ArkLocale } from '../words/ark-locale.ts';

type Told = Pick<HistoryStep, 'events'>;
/** What events are worded by. */
export type EventNames = Parameters<ArkLocale['text']['eventText']>[1];

const eventsOf = ({ events }: Told): readonly HiddenArkEvent[] =>
  events as readonly HiddenArkEvent[];

/** What a step is told as, a sentence for each event. */
export const stepSentences = (
  { text }: ArkLocale,
  step: Told,
  names: EventNames,
): readonly string[] => eventsOf(step).map((event) => text.eventText(event, names));

/** The same for the log, each with the mark of whom it is about; a turn begins a stretch. */
export const stepLines = ({ text }: ArkLocale, step: Told, names: EventNames): readonly LogLine[] =>
  linesOf(eventsOf(step), {
    sentenceOf: (event) => text.eventText(event, names),
    seatOf: (event) => ('seat' in event ? event.seat : -1),
    lookOf,
  });

/** What follows from what was done. */
const MINOR: ReadonlySet<HiddenArkEvent['type']> = new Set([
  ...(['gained', 'paid', 'waiting', 'lost', 'converted', 'exchanged', 'sailed'] as const),
  ...(['turnedUp', 'turnedDown', 'encouraged', 'escalated', 'appeared', 'recycled'] as const),
]);

function lookOf({ type }: HiddenArkEvent): LogLine['look'] {
  if (type === 'turn') return 'rule';
  return MINOR.has(type) ? 'minor' : 'plain';
}
