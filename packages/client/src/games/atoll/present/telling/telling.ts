import type { AtollEvent } from '@atoll/game-atoll';
import type { HistoryStep } from '@atoll/protocol';
import type { Phrase } from '@atoll/game-atoll/text';
import {
  isOfBot,
  isOwn,
  readersOf,
  type Doer,
  type Readers,
} from '../../../../table/model/told-readers.ts';
import type { AtollLocale } from '../../words/atoll-locale.ts';

/** Events that belong to the one before them. */
export const MINOR: ReadonlySet<AtollEvent['type']> = new Set(['paid', 'gained', 'tired']);
/** Events that only say what others already show. */
export const SILENT: ReadonlySet<AtollEvent['type']> = new Set(['offerRefilled', 'feedingBegan']);

/**
 * Whether a step leaves an event out of what it tells: it says what others show, or belongs to one.
 * Of a bot's step is told who feeds, since what rises is told as the person's own.
 */
const isSilent = ({ type }: AtollEvent, { byBot }: Doer): boolean =>
  SILENT.has(type) && !(byBot && type === 'feedingBegan');
/** Whether a step tells an event by itself. */
export const isNews = (event: AtollEvent, doer: Doer): boolean =>
  !MINOR.has(event.type) && !isSilent(event, doer);

/** Events that tell of the animals and corals of a seat, or of the table. */
const KEPT: ReadonlySet<AtollEvent['type']> = new Set([
  ...(['roundBegan', 'raised', 'reduced', 'wentExtinct', 'sheltered', 'tired', 'rested'] as const),
  ...(['paired', 'polluted', 'cleaned', 'huntReadied', 'recovered'] as const),
]);

/** Whether somebody may have paid for it: for feeding too, and not for a Recovery. */
const isPriced = ({ type }: AtollEvent): boolean =>
  type === 'raised' || (type !== 'incomeTaken' && !KEPT.has(type));

/**
 * The events that a step tells. A price that is paid before anything else of a step would stand
 * below the action before it.
 */
export function toldEvents(events: readonly AtollEvent[], doer: Doer): readonly AtollEvent[] {
  const told = events.filter((event) => !isSilent(event, doer));
  const [price, deed, ...rest] = told;
  return price?.type === 'paid' && deed && isPriced(deed) ? [deed, price, ...rest] : told;
}

/** An event in words, as a step tells of it. */
export function toldPhrase(
  locale: AtollLocale,
  event: AtollEvent,
  { doer, readers }: { readonly doer: Doer; readonly readers: Readers },
): Phrase {
  const { names, you } = isOfBot(event, doer, KEPT) ? readersOf(locale, doer, readers) : readers;
  return locale.text.eventPhrase(event, names, { you });
}

/** What a seat has done, as one event that says it. */
export interface Doing extends Doer {
  /** The number of the step, so that the same words are told anew. */
  readonly seq: number;
  readonly event: AtollEvent;
}

/**
 * What another seat did last, as long as the own seat has not acted since; undefined when there is
 * nothing to tell.
 */
export function lastDoing(steps: readonly HistoryStep[], own: number): Doing | undefined {
  for (let i = steps.length - 1; i >= 0; i--) {
    const { seq, events, seat, byBot } = steps[i]!;
    const doer = { seat, ...(byBot && { byBot }) };
    if (isOwn(doer, own)) return undefined;
    const event = (events as readonly AtollEvent[]).find((each) => isNews(each, doer));
    if (event !== undefined) return { seq, ...doer, event };
  }
  return undefined;
}
