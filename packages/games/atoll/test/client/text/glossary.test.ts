import { describe, expect, test } from '@jest/globals';
import { animals, basicCoral, corals, events } from '../../../src/cards/index.ts';
import { type Phrase } from '../../../src/text/index.ts';
import type { Glossary } from '@atoll/table-kit/ui/explainer/glossary.ts';
import { termOfIcon } from '../../../client/panels/icon-terms.ts';
import { loadGlossary } from '../../../client/present/text/live-glossary.ts';
import { locale } from '../support/atoll-locale.ts';

const { always: atoll } = await loadGlossary(locale);

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

describe('the glossary of Atoll', () => {
  test.each(Object.entries(atoll as Glossary))(
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
