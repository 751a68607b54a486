import type { HiddenArkEvent } from '../../src/index.ts';
import type { LogLine } from '@atoll/table-kit/table/controls/log-panel.tsx';
import { eventLines } from '@atoll/table-kit/table/event-lines.ts';
import { isOfBot, readersOf, type Doer } from '@atoll/table-kit/table/model/readers.ts';
import type { ArkLocale } from '../words/ark-locale.ts';
import type { ArkStep } from '../table-types.ts';

type LoggedStep = Pick<ArkStep, 'events' | 'seat' | 'byBot'>;
/** The names used in the sentences for events. */
export type EventNames = Parameters<ArkLocale['text']['eventText']>[1];

const eventsOf = ({ events }: LoggedStep): readonly HiddenArkEvent[] => events;

/** Events about whose turn it is: about the seat itself, also when a bot decides in it. */
const KEPT: ReadonlySet<HiddenArkEvent['type']> = new Set(['turn']);

/** An event of a step in words. */
export function stepEventText(
  locale: ArkLocale,
  event: HiddenArkEvent,
  { doer, said }: { readonly doer: Doer; readonly said: EventNames },
): string {
  if (!isOfBot(event, doer, KEPT)) return locale.text.eventText(event, said);
  const { names } = readersOf(locale, doer, { names: said.names, you: -1 });
  return locale.text.eventText(event, { ...said, names });
}

/** The sentences for a step, one for each event. */
export const stepSentences = (
  locale: ArkLocale,
  step: LoggedStep,
  said: EventNames,
): readonly string[] =>
  eventsOf(step).map((event) => stepEventText(locale, event, { doer: step, said }));

/** The same for the log, each with the mark of the seat it is about; a turn begins a section. */
export const stepLines = (
  locale: ArkLocale,
  step: LoggedStep,
  said: EventNames,
): readonly LogLine[] =>
  eventLines(eventsOf(step), {
    sentenceOf: (event) => stepEventText(locale, event, { doer: step, said }),
    seatOf: (event) => ('seat' in event ? event.seat : -1),
    lookOf,
  });

/** Events that follow from others. */
const MINOR: ReadonlySet<HiddenArkEvent['type']> = new Set([
  ...(['gained', 'paid', 'waiting', 'lost', 'converted', 'exchanged', 'sailed'] as const),
  ...(['turnedUp', 'turnedDown', 'encouraged', 'escalated', 'appeared', 'recycled'] as const),
]);

function lookOf({ type }: HiddenArkEvent): LogLine['look'] {
  if (type === 'turn') return 'rule';
  return MINOR.has(type) ? 'minor' : 'plain';
}
