import type { AtollEvent } from '../../../src/index.ts';
import type { Phrase } from '../../../src/text/index.ts';
import {
  isOfBot,
  isOwn,
  readersOf,
  type Doer,
  type Readers,
} from '@atoll/table-kit/table/model/readers.ts';
import type { AtollLocale } from '../../words/atoll-locale.ts';
import type { AtollStep } from '../../table-types.ts';

/** Events that belong to the one before them. */
export const MINOR: ReadonlySet<AtollEvent['type']> = new Set(['paid', 'gained', 'tired']);
/** Events that other events imply. */
export const SILENT: ReadonlySet<AtollEvent['type']> = new Set(['offerRefilled']);
/** Events that begin an action, also when the same seat has just acted. */
export const BEGINNINGS: ReadonlySet<AtollEvent['type']> = new Set([
  ...(['coralPlaced', 'animalPlaced', 'feedingBegan', 'coralUsed', 'supportUsed'] as const),
  ...(['passed', 'incomeTaken'] as const),
]);

/** Whether the next event of a step, apart from prices, raises the fed animal. */
function isImpliedByRaise(events: readonly AtollEvent[], index: number): boolean {
  const fed = events[index];
  const next = events.slice(index + 1).find(({ type }) => !MINOR.has(type));
  return fed?.type === 'feedingBegan' && next?.type === 'raised' && next.card === fed.card;
}

/**
 * The events of a step that have sentences. The beginning of a feeding is left out where the rise
 * of the animal implies it. It is kept where prey falls or is chosen first, and for a bot: the rise
 * is attributed to the person.
 */
const spoken = (events: readonly AtollEvent[], { byBot }: Doer): readonly AtollEvent[] =>
  events.filter(
    ({ type }, index) => !SILENT.has(type) && (byBot === true || !isImpliedByRaise(events, index)),
  );
/** The events of a step that have a sentence of their own. */
export const newsOf = (events: readonly AtollEvent[], doer: Doer): readonly AtollEvent[] =>
  spoken(events, doer).filter(({ type }) => !MINOR.has(type));

/** Events about the animals and corals of a seat, or about the table. */
const KEPT: ReadonlySet<AtollEvent['type']> = new Set([
  ...(['roundBegan', 'raised', 'reduced', 'wentExtinct', 'sheltered', 'tired', 'rested'] as const),
  ...(['paired', 'polluted', 'cleaned', 'huntReadied', 'recovered'] as const),
]);

/** Whether a seat may have paid for it: for feeding too, and not for a Recovery. */
const isPriced = ({ type }: AtollEvent): boolean =>
  type === 'raised' || (type !== 'incomeTaken' && !KEPT.has(type));

/**
 * The events of a step for the log. A price that is paid before any other event of a step would
 * stand below the action before it.
 */
export function loggedEvents(events: readonly AtollEvent[], doer: Doer): readonly AtollEvent[] {
  const all = spoken(events, doer);
  const [price, deed, ...rest] = all;
  return price?.type === 'paid' && deed && isPriced(deed) ? [deed, price, ...rest] : all;
}

/** An event of a step in words. */
export function stepEventPhrase(
  locale: AtollLocale,
  event: AtollEvent,
  { doer, readers }: { readonly doer: Doer; readonly readers: Readers },
): Phrase {
  const { names, you } = isOfBot(event, doer, KEPT) ? readersOf(locale, doer, readers) : readers;
  return locale.text.eventPhrase(event, names, { you });
}

/** The last action of a seat, as one event. */
export interface Doing extends Doer {
  /** The number of the step, so that the same words are announced again. */
  readonly seq: number;
  readonly event: AtollEvent;
}

/**
 * The last action of another seat, as long as the own seat has not acted since: the beginning of
 * its action, or the news of its last step; undefined without one.
 */
export function lastDoing(steps: readonly AtollStep[], own: number): Doing | undefined {
  let last: Doing | undefined;
  for (let i = steps.length - 1; i >= 0; i--) {
    const { seq, events, seat, byBot } = steps[i]!;
    const doer = { seat, ...(byBot && { byBot }) };
    if (last !== undefined && last.seat !== seat) break;
    if (isOwn(doer, own)) return last;
    const [event] = newsOf(events, doer);
    if (event === undefined) continue;
    last = last === undefined || BEGINNINGS.has(event.type) ? { seq, ...doer, event } : last;
    if (BEGINNINGS.has(event.type)) break;
  }
  return last;
}
