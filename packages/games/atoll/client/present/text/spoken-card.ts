import type { AnimalView, CardId, CoralView, SeatView } from '../../../src/index.ts';
import { scalesAtTop } from '../../../src/cards/index.ts';
import { phraseText } from '../../../src/text/index.ts';
import { book } from '../../card-index.ts';
import { SIDES } from '../../../src/cards/tables.ts';
import type { AtollLocale } from '../../words/atoll-locale.ts';

/** The beginning of the spoken text of a card, wherever it lies. */
export function spokenOffer(
  locale: AtollLocale,
  card: CardId,
  price = book.animal(card)?.cost ?? 0,
): string {
  const animal = book.animal(card);
  const coral = book.coral(card);
  if (animal !== undefined)
    return locale.format.series([
      locale.text.cardName(animal.id),
      phraseText(locale.text.badge(animal)),
      locale.spoken.price(price),
      locale.spoken.needs(animal.colonies),
    ]);
  if (coral === undefined) return locale.text.cardName(card);
  return locale.format.series([
    locale.text.cardName(coral.id),
    locale.text.abilityType(coral.ability.type),
    locale.spoken.colonies(coral.sides.map((side) => locale.text.sideName(side))),
  ]);
}

/** An animal as it lies on a reef. */
export function spokenAnimal(
  locale: AtollLocale,
  { card, level, fatigue, partner }: AnimalView,
): string {
  const animal = book.animal(card);
  return locale.format.series([
    locale.text.cardName(card),
    ...(animal === undefined ? [] : [phraseText(locale.text.badge(animal))]),
    locale.spoken.level(level),
    locale.spoken.worth(animal?.points[level - 1] ?? 0),
    ...(fatigue > 0 ? [locale.spoken.fatigue(fatigue)] : []),
    ...(partner !== '' ? [locale.spoken.symbiosis(locale.text.cardName(partner))] : []),
  ]);
}

/** A coral as it lies on a reef. */
export function spokenCoral(
  locale: AtollLocale,
  { card, colonies, polluted, fatigue }: CoralView,
): string {
  const sides = SIDES.filter((side) => colonies.includes(side)).map((side) =>
    locale.text.sideName(side),
  );
  return locale.format.series([
    locale.text.cardName(card),
    locale.spoken.colonies(sides),
    ...(polluted ? [locale.spoken.polluted] : []),
    ...(fatigue > 0 ? [locale.spoken.fatigue(fatigue)] : []),
  ]);
}

/** The printed text of a card, to be read aloud. */
export function spokenText(locale: AtollLocale, card: CardId): string {
  const animal = book.animal(card);
  const coral = book.coral(card);
  const event = book.event(card);
  if (animal !== undefined) {
    const rules = [locale.text.feedPhrase(animal), ...locale.text.abilityPhrases(animal)].map(
      phraseText,
    );
    return [
      `${spokenOffer(locale, card)}.`,
      ...rules,
      locale.spoken.points(animal.points),
      locale.spoken.atTop(scalesAtTop(animal)),
    ].join(' ');
  }
  if (coral !== undefined)
    return `${spokenOffer(locale, card)}. ${phraseText(locale.text.coralPhrase(coral))}`;
  return event === undefined
    ? locale.text.cardName(card)
    : `${locale.text.cardName(event.id)}. ${phraseText(locale.text.eventCardPhrase(event))}`;
}

/** The holdings of a seat, in words. */
export function spokenHoldings(locale: AtollLocale, seat: SeatView): readonly string[] {
  const { holds } = locale.spoken;
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
