import type { CardId } from '../vocabulary.ts';
import type { AnimalCard, CoralCard, EventCard } from './card.ts';

/**
 * Copies of cards without their lasting effects, under their own ids and in no deck. In a copy of a
 * position, a blank in place of the printed card shows the influence of the effect.
 */

const MARK = ' blank';

/** The id of the blank of a card. */
export function blankId(card: CardId): CardId {
  return card + MARK;
}

/** The id of the card that a blank stands for; of every other card its own. */
export function printedId(card: CardId): CardId {
  return card.endsWith(MARK) ? card.slice(0, -MARK.length) : card;
}

/** Passive corals without their ability. */
export function blankCorals(corals: readonly CoralCard[]): readonly CoralCard[] {
  const passive = corals.filter(({ ability }) => ability.type === 'passive');
  return passive.map((card) => ({
    ...card,
    id: blankId(card.id),
    ability: { type: 'immediate', do: [] },
  }));
}

/**
 * Animals that rise by themselves, without that ability: fed only in Symbiosis, and without a
 * partner.
 */
export function blankAnimals(animals: readonly AnimalCard[]): readonly AnimalCard[] {
  const passive = animals.filter(({ feed }) => feed.kind === 'passive');
  return passive.map((card) => ({
    ...card,
    id: blankId(card.id),
    feed: { kind: 'symbiosisOnly' },
  }));
}

/** Persistent events without effect. */
export function blankEvents(events: readonly EventCard[]): readonly EventCard[] {
  const persistent = events.filter(({ kind }) => kind === 'persistent');
  return persistent.map(({ id, tone }) => ({ id: blankId(id), tone, kind: 'immediate', do: [] }));
}
