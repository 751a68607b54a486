import { LOCALES, type LocaleId } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import { allCorals, animals, basicCoral, corals, events, printedId } from '../src/cards/index.ts';
import { loadFacts, loadRuleTerms, loadText } from '../src/text/index.ts';

const cards = [...animals, basicCoral, ...corals, ...events].map(({ id }) => id);
const sorted = (list: readonly string[]): readonly string[] => [...list].sort();

describe.each(Object.keys(LOCALES) as LocaleId[])('the text in %s', (id) => {
  test('names every card, and no two alike', async () => {
    const { cardName } = await loadText(id);
    const names = cards.map(cardName);
    expect(names.filter((name, index) => name === cards[index])).toEqual([]);
    expect(new Set(names).size).toBe(cards.length);
  });

  test('calls a card without its effect as the card itself', async () => {
    const { cardName } = await loadText(id);
    for (const { id: card } of allCorals) expect(cardName(card)).toBe(cardName(printedId(card)));
  });

  test('has a fact of one sentence for every card and no other, none twice', async () => {
    const facts = await loadFacts(id);
    expect(sorted(Object.keys(facts))).toEqual(sorted(cards));
    expect(new Set(Object.values(facts)).size).toBe(cards.length);
    for (const fact of Object.values(facts)) expect(fact).toMatch(/^\p{Lu}[^.!?]+\.$/u);
  });

  test('has a name and a meaning for every term of the rules', async () => {
    for (const { name, meaning } of Object.values(await loadRuleTerms(id)))
      expect([name, meaning].every((said) => said.trim() !== '')).toBe(true);
  });
});
