import { expect, test } from '@jest/globals';
import { animals, basicCoral, corals, events, formerNames } from '../../src/cards/index.ts';
import { loadFacts } from '../../src/text/index.ts';
import { factSources } from '../../src/text/sources/index.ts';

const facts: Readonly<Record<string, string>> = await loadFacts('en');
const cards = [...animals, basicCoral, ...corals, ...events].map(({ id }) => id);
/** The year in which the deck was written. */
const WRITTEN = 2026;

test('the fact of every card has a source, and no other card has one', () => {
  expect(Object.keys(factSources).toSorted()).toEqual(cards.toSorted());
});

test.each(Object.entries(factSources))('%s: by whom, when and under which title', (_, sources) => {
  expect(sources.length).toBeGreaterThan(0);
  for (const { by, year, title } of sources) {
    expect(by).toMatch(/^\p{Lu}[\p{L}, -]+$/u);
    expect(title).toMatch(/^\p{Lu}.{6,}[^.]$/u);
    expect(Number.isInteger(year) && year > 1758 && year <= WRITTEN).toBe(true);
  }
});

test('no fact is the title of its source', () => {
  for (const [card, sources] of Object.entries(factSources))
    for (const { title } of sources) expect(facts[card]).not.toContain(title);
});

test('a former name is that of another genus, or of another species of it', () => {
  const named = new Map(
    [...animals, ...corals].map(({ id, scientific }) => [id, scientific] as const),
  );
  for (const [card, former] of Object.entries(formerNames)) {
    expect(former).toMatch(/^[A-Z][a-z]+ [a-z]+$/);
    expect([...named.keys()]).toContain(card);
    expect([...named.values()]).not.toContain(former);
  }
});
