import { describe, expect, test } from '@jest/globals';
import { animals, basicCoral, corals, events } from '@atoll/game-atoll/cards';
import { type Phrase } from '@atoll/game-atoll/text';
import type { Glossary } from '../../src/ui/explainer/glossary.ts';
import { termOfIcon } from '../../src/games/atoll/panels/icon-terms.ts';
import { loadGlossary as loadAtoll } from '../../src/games/atoll/present/telling/live-glossary.ts';
import { loadGlossary as loadSteere } from '../../src/games/steere-atoll/use-glossary.ts';
import { locale } from '../support/atoll-locale.ts';

const { always: atoll } = await loadAtoll(locale);
const steere = await loadSteere(locale);

const printed: readonly Phrase[] = [
  ...animals.flatMap((card) => [
    locale.text.feedPhrase(card),
    locale.text.feedIcons(card),
    ...locale.text.abilityPhrases(card),
  ]),
  ...[basicCoral, ...corals].flatMap((card) => [
    locale.text.coralPhrase(card),
    locale.text.coralIcons(card),
  ]),
  ...events.flatMap((card) => [
    locale.text.eventCardPhrase(card),
    locale.text.eventCardIcons(card),
  ]),
];
const icons = new Set(
  printed.flat().flatMap((part) => (typeof part === 'object' && 'icon' in part ? [part.icon] : [])),
);

describe.each([
  ['Atoll', atoll as Glossary],
  ['Steere’s Atoll', steere as Glossary],
])('the glossary of %s', (_, glossary) => {
  test.each(Object.entries(glossary))(
    '%s says in one sentence what it is',
    (_id, { name, meaning }) => {
      expect(name).toMatch(/^[A-Z]/);
      expect(meaning).toMatch(/^[A-Z][^.]*\.$/);
      expect(meaning.length).toBeLessThanOrEqual(150);
    },
  );
});

test('every sign that a card of Atoll prints has a term', () => {
  expect(icons.size).toBeGreaterThan(20);
  expect(
    [...icons].filter((icon) => termOfIcon(icon) === undefined || !(termOfIcon(icon)! in atoll)),
  ).toEqual([]);
});
