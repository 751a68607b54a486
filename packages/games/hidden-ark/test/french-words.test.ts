import { expect, test } from '@jest/globals';
import { TOKENS } from '../src/cards/index.ts';
import { loadText } from '../src/text/index.ts';
import { catalogue } from '../src/text/fr/index.ts';

const { amount, events, places } = catalogue;

test('an amount of a resource has "de"', async () => {
  const { priceText } = await loadText('fr');
  expect(amount('marine', 4)).toBe('4 de biologie marine');
  expect(priceText([2, 0, 0, 0, 1], 2)).toBe('2 de chimie, 1 d’argent et 2 ressources au choix');
});

test('a token is a thing', async () => {
  const { tokenName } = await loadText('fr');
  const names = TOKENS.map(({ id }) => tokenName(id));
  expect(names.filter((name) => !/^une? /.test(name))).toEqual([]);
});

test.each(Object.entries(places.equatorial).filter(([, name]) => /^[AIU]/.test(name)))(
  'a vessel leaves %s, %s, with an elision',
  (from, name) => {
    const moved = { type: 'moved', seat: 0, vessel: 0, from, to: 'K1' } as const;
    expect(events.moved(moved, { side: 'equatorial', name: 'Mira' })).toBe(
      `Mira mène le navire 1 d’${name} à K1.`,
    );
  },
);
