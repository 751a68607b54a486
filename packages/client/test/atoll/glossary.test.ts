import { describe, expect, test } from '@jest/globals';
import { animals, basicCoral, corals, events } from '@atoll/game-atoll/cards';
import {
  abilityPhrases,
  coralIcons,
  coralPhrase,
  eventCardIcons,
  eventCardPhrase,
  feedIcons,
  feedPhrase,
  type Phrase,
} from '@atoll/game-atoll/text';
import { termOfIcon } from '../../src/games/atoll/panels/icon-terms.ts';
import { glossary as atoll } from '../../src/games/atoll/words/glossary.ts';
import { glossary as steere } from '../../src/games/steere-atoll/words/glossary.ts';

const printed: readonly Phrase[] = [
  ...animals.flatMap((card) => [feedPhrase(card), feedIcons(card), ...abilityPhrases(card)]),
  ...[basicCoral, ...corals].flatMap((card) => [coralPhrase(card), coralIcons(card)]),
  ...events.flatMap((card) => [eventCardPhrase(card), eventCardIcons(card)]),
];
const icons = new Set(
  printed.flat().flatMap((part) => (typeof part === 'object' && 'icon' in part ? [part.icon] : [])),
);

describe.each([
  ['Atoll', atoll],
  ['Steere’s Atoll', steere],
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
