import { LOCALES, type LocaleId } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import { animals, basicCoral, corals } from '../../src/cards/index.ts';
import { loadText } from '../../src/text/index.ts';

/** The letters of a name; where it is broken makes no difference. */
const letters = (name: string): string => name.replaceAll(/[\s-]/g, '').toLowerCase();

describe.each(Object.keys(LOCALES) as LocaleId[])('in %s', (id) => {
  test('a card is called on the table what it is called in the log', async () => {
    const { cardName, shortName } = await loadText(id);
    const cards = [...animals, basicCoral, ...corals].map((card) => card.id);
    expect(cards.map((card) => letters(shortName(card)))).toEqual(
      cards.map((card) => letters(cardName(card))),
    );
  });

  test('no two cards have the same name', async () => {
    const { cardName } = await loadText(id);
    const names = [...animals, basicCoral, ...corals].map((card) => cardName(card.id));
    expect(new Set(names).size).toBe(names.length);
  });
});
