import type { AtollEvent, CardId, OfferName } from '../../src/index.ts';
import { SILENT } from './text/step-events.ts';
import type { AtollStep } from '../table-types.ts';

type Of<T extends AtollEvent['type']> = Extract<AtollEvent, { readonly type: T }>;

/** The change of an offer: the cards that left it and the new ones. */
export interface OfferChange {
  readonly offer: OfferName;
  readonly left: readonly CardId[];
  readonly came: readonly CardId[];
}

/**
 * The events between the last action of a round and the first of the next, by the steps of the
 * rulebook.
 */
export interface Recovery {
  /** The round that ended, 1 to 3. */
  readonly round: number;
  /** The event card that was revealed, or ''. */
  readonly card: CardId;
  /** The effects of the event card, in order. */
  readonly effects: readonly AtollEvent[];
  readonly incomes: readonly Of<'incomeTaken'>[];
  /** Corals that the Tourists polluted. */
  readonly polluted: readonly Of<'polluted'>[];
  readonly rests: readonly Of<'recovered'>[];
  readonly offers: readonly OfferChange[];
  /** The seat that has the Starting Player token now. */
  readonly starter: number;
}

/** The effects of an event card, without those that its line of the offers shows already. */
export const shownEffects = ({ effects }: Pick<Recovery, 'effects'>): readonly AtollEvent[] =>
  effects.filter(({ type }) => !SILENT.has(type));

/**
 * The newest recovery of a match; undefined in round 1, and when its beginning is not among the
 * steps.
 */
export function lastRecovery(steps: readonly AtollStep[]): Recovery | undefined {
  const events = steps.flatMap((step) => step.events);
  const end = events.findLastIndex(({ type }) => type === 'roundBegan');
  const began = events[end];
  if (began?.type !== 'roundBegan') return undefined;
  const start = events.slice(0, end).findLastIndex(({ type }) => type === 'passed');
  return start < 0 ? undefined : recoveryOf(events.slice(start + 1, end), began);
}

function recoveryOf(events: readonly AtollEvent[], { round, seat }: Of<'roundBegan'>): Recovery {
  const revealed = events.find((event) => event.type === 'eventRevealed');
  const income = events.findIndex(({ type }) => type === 'incomeTaken' || type === 'recovered');
  const revealedAt = revealed === undefined ? income : events.indexOf(revealed) + 1;
  const later = events.slice(Math.max(0, income));
  return {
    round: round - 1,
    card: revealed?.card ?? '',
    effects: events.slice(revealedAt, income),
    incomes: later.filter((event) => event.type === 'incomeTaken'),
    polluted: later.filter((event) => event.type === 'polluted'),
    rests: later.filter((event) => event.type === 'recovered'),
    offers: (['animals', 'corals'] as const).map((offer) => offerChange(offer, later)),
    starter: seat,
  };
}

const offerChange = (offer: OfferName, events: readonly AtollEvent[]): OfferChange => ({
  offer,
  left: events.flatMap((event) =>
    event.type === 'offerDiscarded' && event.offer === offer ? event.cards : [],
  ),
  came: events.flatMap((event) =>
    event.type === 'offerRefilled' && event.offer === offer ? [event.card] : [],
  ),
});
