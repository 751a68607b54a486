import type { DasAtollEvent } from '../../src/index.ts';
import type { LogLine } from '@atoll/table-kit/table/controls/log-panel.tsx';
import { eventLines } from '@atoll/table-kit/table/event-lines.ts';
import { isOfBot, type Doer } from '@atoll/table-kit/table/model/readers.ts';
import type { DasLocale } from '../words/das-locale.ts';
import type { EventNames } from '../words/en/play.ts';
import { isSilent } from '../words/silent-events.ts';
import type { DasStep } from '../table-types.ts';

type LoggedStep = Pick<DasStep, 'events' | 'seat' | 'byBot'>;

/** The sentence for an event; '' for an event without one. */
export function eventSentence(
  { game }: DasLocale,
  event: DasAtollEvent,
  names: EventNames,
): string {
  const { type } = event;
  if (isSilent(type)) return '';
  const say = game.events[type] as (one: DasAtollEvent, names: EventNames) => string;
  return say(event, names);
}

/** Events about the fate of a seat: about the seat itself, also when a bot decides in it. */
const KEPT: ReadonlySet<DasAtollEvent['type']> = new Set([
  ...(['got', 'monopoly', 'award', 'connected', 'turn', 'threw', 'begins', 'shown'] as const),
]);

/**
 * The sentence for an event of a step: the action of a bot that plays for a person is attributed to
 * their bot.
 */
export function stepEventSentence(
  locale: DasLocale,
  event: DasAtollEvent,
  { doer, names }: { readonly doer: Doer; readonly names: EventNames },
): string {
  if (!isOfBot(event, doer, KEPT)) return eventSentence(locale, event, names);
  const who = (each: number): string =>
    each === doer.seat ? locale.words.standIn.botOf(names.who(each)) : names.who(each);
  return eventSentence(locale, event, { ...names, who });
}

/** The sentences for a step, one for each event that has one. */
export const stepSentences = (
  locale: DasLocale,
  { events, ...doer }: LoggedStep,
  names: EventNames,
): readonly string[] =>
  events
    .map((event) => stepEventSentence(locale, event, { doer, names }))
    .filter((sentence) => sentence !== '');

/**
 * The same for the log, each with the mark of the seat it is about; a turn begins a section. Equal
 * gains or payments of several people share one line.
 */
export const stepLines = (
  locale: DasLocale,
  { events, ...doer }: LoggedStep,
  names: EventNames,
): readonly LogLine[] =>
  alike(events).flatMap((group) => {
    const [first, ...more] = group;
    if (first === undefined) return [];
    const sentenceOf = (event: DasAtollEvent): string =>
      more.length > 0
        ? sumOfAll(locale, group, names)
        : stepEventSentence(locale, event, { doer, names });
    return eventLines([first], { sentenceOf, seatOf, lookOf });
  });

/** Events in their order, grouped where they are equal but for a person. */
function alike(events: readonly DasAtollEvent[]): readonly (readonly DasAtollEvent[])[] {
  const groups: DasAtollEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (
      last?.[0] !== undefined &&
      samenessOf(event) !== '' &&
      samenessOf(last[0]) === samenessOf(event)
    )
      last.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** The common part of payments that share a line; '' for an event with its own line. */
const samenessOf = (event: DasAtollEvent): string =>
  event.type === 'got' || event.type === 'monopoly'
    ? JSON.stringify([event.type, event.cards, event.type === 'monopoly' && event.resource])
    : '';

function sumOfAll(
  { game }: DasLocale,
  group: readonly DasAtollEvent[],
  { who }: Pick<EventNames, 'who'>,
): string {
  const [first] = group;
  const people = group.map((event) => who(seatOf(event)));
  if (first?.type === 'got') return game.each.got(people, first.cards);
  return first?.type === 'monopoly' ? game.each.monopoly(people, first, who(first.seat)) : '';
}

/** Events that follow from others. */
const MINOR: ReadonlySet<DasAtollEvent['type']> = new Set([
  ...(['got', 'shortage', 'discarded', 'pirate', 'monopoly', 'answered', 'threw'] as const),
]);

function lookOf({ type }: DasAtollEvent): LogLine['look'] {
  if (type === 'turn') return 'rule';
  return MINOR.has(type) ? 'minor' : 'plain';
}

/** The seat of an event, or -1. */
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
