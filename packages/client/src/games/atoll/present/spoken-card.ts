import type { AnimalView, CardId, CoralView, SeatView } from '@atoll/game-atoll';
import {
  abilityPhrases,
  abilityType,
  badge,
  coralPhrase,
  eventCardPhrase,
  feedPhrase,
  phraseText,
  sideName,
} from '@atoll/game-atoll/text';
import { book, nameOf } from '../card-index.ts';
import { spoken } from '../words/spoken.ts';

/** What is said of a card first, wherever it lies. */
export function spokenOffer(card: CardId, price = book.animal(card)?.cost ?? 0): string {
  const animal = book.animal(card);
  const coral = book.coral(card);
  if (animal !== undefined)
    return [
      animal.name,
      phraseText(badge(animal)),
      spoken.price(price),
      spoken.needs(animal.colonies),
    ].join(', ');
  if (coral === undefined) return nameOf(card);
  return [
    coral.name,
    abilityType(coral.ability.type),
    spoken.colonies(coral.sides.map(sideName)),
  ].join(', ');
}

/** An animal as it lies on a reef. */
export function spokenAnimal({ card, level, fatigue, partner }: AnimalView): string {
  const animal = book.animal(card);
  return [
    nameOf(card),
    ...(animal === undefined ? [] : [phraseText(badge(animal))]),
    spoken.level(level),
    spoken.worth(animal?.points[level - 1] ?? 0),
    ...(fatigue > 0 ? [spoken.fatigue(fatigue)] : []),
    ...(partner !== '' ? [spoken.symbiosis(nameOf(partner))] : []),
  ].join(', ');
}

/** A coral as it lies on a reef. */
export function spokenCoral({ card, colonies, polluted, fatigue }: CoralView): string {
  const sides = [...colonies].map((side) => sideName(side as Parameters<typeof sideName>[0]));
  return [
    nameOf(card),
    spoken.colonies(sides),
    ...(polluted ? [spoken.polluted] : []),
    ...(fatigue > 0 ? [spoken.fatigue(fatigue)] : []),
  ].join(', ');
}

/** All that is printed on a card, to be read aloud. */
export function spokenText(card: CardId): string {
  const animal = book.animal(card);
  const coral = book.coral(card);
  const event = book.event(card);
  if (animal !== undefined) {
    const rules = [feedPhrase(animal), ...abilityPhrases(animal)].map(phraseText);
    return [`${spokenOffer(card)}.`, ...rules, spoken.points(animal.points)].join(' ');
  }
  if (coral !== undefined) return `${spokenOffer(card)}. ${phraseText(coralPhrase(coral))}`;
  return event === undefined
    ? nameOf(card)
    : `${event.name}. ${phraseText(eventCardPhrase(event))}`;
}

/** What a seat has, in words. */
export function spokenHoldings(seat: SeatView): readonly string[] {
  const { holds } = spoken;
  return [
    holds.points(seat.points),
    holds.coins(seat.coins),
    holds.plankton(seat.plankton),
    holds.scales(seat.scales),
    holds.popularity(seat.popularity),
    holds.pollution(seat.reefCorals.filter(({ polluted }) => polluted).length),
    holds.hunts(seat.huntsReady, seat.huntsReady + seat.huntsUsed),
  ];
}
