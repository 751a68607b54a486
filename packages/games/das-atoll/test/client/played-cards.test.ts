import type { DasAtollEvent } from '../../src/index.ts';
import { expect, test } from '@jest/globals';
import { namesIn } from '../../client/present/places.ts';
import { stepLines } from '../../client/present/step-texts.ts';
import { loadDasLocale } from '../../client/words/das-locale.ts';
import { loadLocale } from '@atoll/table-kit/table/load-locale.ts';

type Played = Extract<DasAtollEvent, { readonly type: 'played' }>;
const CARDS = [
  'knight',
  'roads',
  'monopoly',
  'plenty',
] as const satisfies readonly Played['card'][];

test.each([
  ['en', ['a Knight', 'Two ways', 'a Monopoly', 'a Year of plenty'], 'plays'],
  ['de', ['einen Ritter', 'Zwei Wege', 'ein Monopol', 'Überfluss'], 'spielt'],
  ['fr', ['un Chevalier', 'Deux voies', 'un Monopole', 'une Année faste'], 'joue'],
] as const)('a card is played with its article in "%s"', async (language, cards, plays) => {
  const locale = await loadDasLocale(await loadLocale(language, []));
  const said = namesIn(locale, { terrain: [], chips: [] }, ['Ada', 'Ben', 'Cleo', 'Dan']);
  const lines = CARDS.map((card) =>
    stepLines(locale, { seat: 0, events: [{ type: 'played', seat: 0, card }] }, said)
      .map(({ text }) => text.join(''))
      .join(''),
  );
  expect(lines).toEqual(cards.map((card) => `Ada ${plays} ${card}.`));
});
