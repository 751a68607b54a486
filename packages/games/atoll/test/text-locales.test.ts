import { LOCALES, type LocaleId } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import { allCorals, animals, basicCoral, corals, events, printedId } from '../src/cards/index.ts';
import { phraseText, type AtollText, type Phrase } from '../src/text/index.ts';
import { loadFacts, loadRuleTerms, loadText } from '../src/text/index.ts';

const cards = [...animals, basicCoral, ...corals, ...events].map(({ id }) => id);
const sorted = (list: readonly string[]): readonly string[] => [...list].sort();

/** Every sentence of every card, and the same in icons. */
const cardPhrases = (text: AtollText): readonly { id: string; said: Phrase; icons: Phrase }[] => [
  ...animals.flatMap((card) => [
    { id: card.id, said: text.feedPhrase(card), icons: text.feedIcons(card) },
    ...text.abilityPhrases(card).map((said) => ({ id: card.id, said, icons: text.badge(card) })),
  ]),
  ...[basicCoral, ...corals].map((card) => ({
    ...{ id: card.id, said: text.coralPhrase(card), icons: text.coralIcons(card) },
  })),
  ...events.map((card) => ({
    ...{ id: card.id, said: text.eventCardPhrase(card), icons: text.eventCardIcons(card) },
  })),
];
/** Which icons and cards stand in a phrase, and which numbers. */
const partsOf = (phrase: Phrase): readonly string[] =>
  sorted(
    phrase.flatMap((part) =>
      typeof part === 'string' ? [] : ['icon' in part ? part.icon : part.card],
    ),
  );
const numbersOf = (phrase: Phrase): readonly string[] =>
  sorted(phraseText(phrase).match(/\d+/g) ?? []);

const english = cardPhrases(await loadText('en'));

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

  test('says of every card what English says, in sentences and in icons', async () => {
    const own = cardPhrases(await loadText(id));
    expect(own.map((each) => each.id)).toEqual(english.map((each) => each.id));
    for (const [i, { said, icons }] of own.entries()) {
      const source = english[i]!;
      expect([phraseText(said), partsOf(said)]).toEqual([phraseText(said), partsOf(source.said)]);
      expect([phraseText(said), numbersOf(said)]).toEqual([
        phraseText(said),
        numbersOf(source.said),
      ]);
      // an icon may stand for a word that is too long for the card
      expect(partsOf(icons)).toEqual(expect.arrayContaining([...partsOf(source.icons)]));
      expect(phraseText(said)).toMatch(/^[\p{Lu}\d].*[^. ]\.$/u);
      expect(phraseText(said)).not.toMatch(/ {2}|undefined| [.,;]|\.\./);
    }
  });
});
