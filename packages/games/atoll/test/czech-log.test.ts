import { describe, expect, test } from '@jest/globals';
import type { AtollEvent } from '../src/event.ts';
import { allCorals, animals, basicCoral } from '../src/cards/index.ts';
import { loadText, phraseText } from '../src/text/index.ts';

const text = await loadText('cs');
const NAMES = ['Mira', 'Jonas'];
/** What the log says to the first seat. */
const toMira = (event: AtollEvent): string =>
  phraseText(text.eventPhrase(event, NAMES, { you: 0 }));
const toAll = (event: AtollEvent): string => phraseText(text.eventPhrase(event, NAMES));

const owned = (card: string): string => toMira({ type: 'rested', seat: 0, card });
const fed = (card: string): string => toAll({ type: 'feedingBegan', seat: 0, card });
const used = (card: string): string => toAll({ type: 'coralUsed', seat: 0, card });

const corals = [basicCoral, ...allCorals].map(({ id }) => id);
const beasts = animals.map(({ id }) => id);
/** The cards whose name ends in an adjective that shows its gender. */
const ending = (cards: readonly string[], letter: string): readonly string[] =>
  cards.filter((card) => text.cardName(card).endsWith(letter));

describe('the Czech log', () => {
  test('says "tvůj" or "tvoje" by the gender of the card', () => {
    const he = ending([...beasts, ...corals], 'ý');
    const she = ending([...beasts, ...corals], 'á');
    expect(he.length).toBeGreaterThan(50);
    expect(she.length).toBeGreaterThan(30);
    for (const card of he) expect(owned(card)).toMatch(`Tvůj ${text.cardName(card)} ztrácí`);
    for (const card of she) expect(owned(card)).toMatch(`Tvoje ${text.cardName(card)} ztrácí`);
    expect(owned('bargibants-seahorse')).toBe('Tvůj Koníček Bargibantův ztrácí 1 Únavu.');
    expect(owned('sea-apple')).toBe('Tvoje Mořské jablko ztrácí 1 Únavu.');
    expect(owned('devils-hand-coral')).toBe('Tvoje Čertova ruka ztrácí 1 Únavu.');
  });

  test('feeds the animal and not its card', () => {
    for (const card of ending(beasts, 'ý')) expect(fed(card)).toMatch(/^Mira krmí \p{Lu}.*ého\.$/u);
    for (const card of ending(beasts, 'á')) expect(fed(card)).toMatch(/^Mira krmí \p{Lu}.*ou\.$/u);
    expect(fed('cleaner-wrasse')).toBe('Mira krmí Pyskouna rozpůleného.');
    expect(fed('regal-angelfish')).toBe('Mira krmí Pomce pavího.');
    expect(fed('boxer-crab')).toBe('Mira krmí Kraba boxera.');
    expect(fed('crown-of-thorns')).toBe('Mira krmí Hvězdici trnovou korunu.');
  });

  test('leaves corals of masculine gender as they are, and inflects the others', () => {
    for (const card of ending(corals, 'ý'))
      expect(used(card)).toBe(`Mira používá ${text.cardName(card)}.`);
    for (const card of ending(corals, 'á')) expect(used(card)).toMatch(/ou\.$/u);
    expect(used('pulse-coral')).toBe('Mira používá Xenii pulzující.');
  });

  test('names the owner of a hunted animal in the right case', () => {
    const hunted = (card: string, owner: number): string =>
      toMira({ type: 'hunted', seat: 1, card, owner });
    expect(hunted('slender-grouper', 0)).toBe('Jonas loví tvého Kanice štíhlého.');
    expect(hunted('green-turtle', 0)).toBe('Jonas loví tvoji Karetu obrovskou.');
    expect(hunted('sea-apple', -1)).toBe('Jonas loví v nabídce Mořské jablko.');
  });

  test('puts the bought card in the accusative', () => {
    const bought = (card: string): string =>
      toMira({ type: 'animalPlaced', seat: 0, card, x: 0, y: 0 });
    expect(bought('tiger-shark')).toBe('Kupuješ Žraloka tygřího.');
    expect(bought('day-octopus')).toBe('Kupuješ Chobotnici denní.');
  });
});
