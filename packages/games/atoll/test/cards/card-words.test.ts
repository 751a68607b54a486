import { describe, expect, test } from '@jest/globals';
import {
  animals,
  basicCoral,
  corals,
  events,
  type AnimalCard,
  type CoralCard,
  type EventCard,
} from '../../src/cards/index.ts';
import { matchesAnimal } from '../../src/filter.ts';
import { loadText, phraseText, type Phrase } from '../../src/text/index.ts';

const text = await loadText('en');
const t = phraseText;

/** A card as it is printed. */
interface Printed {
  readonly name: string;
  /** Every sentence on it. */
  readonly sentences: readonly string[];
  readonly icons: Phrase;
}

const animal = (card: AnimalCard): Printed => ({
  name: text.cardName(card.id),
  sentences: [text.feedPhrase(card), ...text.abilityPhrases(card)].map(t),
  icons: text.feedIcons(card),
});
const coral = (card: CoralCard): Printed => ({
  name: text.cardName(card.id),
  sentences: [t(text.coralPhrase(card))],
  icons: text.coralIcons(card),
});
const event = (card: EventCard): Printed => ({
  name: text.cardName(card.id),
  sentences: [t(text.eventCardPhrase(card))],
  icons: text.eventCardIcons(card),
});

const printed: readonly Printed[] = [
  ...animals.map(animal),
  ...[basicCoral, ...corals].map(coral),
  ...events.map(event),
];
const named = (name: string): Printed => printed.find((card) => card.name === name) as Printed;

test('all cards are looked at', () => {
  expect(printed).toHaveLength(129);
});

/** What no card may say, and how one of them said it. */
const COMPLAINTS: readonly (readonly [string, RegExp, string])[] = [
  ['a cost or a sequence by "then"', /\bthen\b/, 'Pay 4 plankton, then gain 2 coins.'],
  [
    'a payment in a sentence of its own',
    /(^|\. )(Pay|Add|Reduce)\b[^.]*\. [A-Z]/,
    'Pay 4 plankton. Gain 2 coins.',
  ],
  [
    '"more" or "fewer" after the counted noun',
    /\b(coins?|plankton|pollution|popularity|colony|colonies) (more|fewer)\b/,
    'Tourists bring 1 coin more.',
  ],
  ['a long word for free', /takes only its/, 'For free, it takes only its Fatigue.'],
  ['Fatigue as an addition', /extra Fatigue/, 'Take 1 extra Fatigue.'],
  ['"1 … of yours"', /\b1 \w+ of yours\b/, 'Reduce 1 animal of yours.'],
  ['"any" of one’s own', /from any /, 'Remove 1 Fatigue from any animal.'],
  ['"1 of your"', /\b1 of your\b/, 'Put 2 Fatigue on 1 of your Fish not at high.'],
  ['"them" of what was named', /one of them twice/, 'Reduce 2 Small Fish, or one of them twice.'],
  ['a feeding that is paid', /feeding that is paid/, 'A feeding that is paid in plankton costs 1.'],
  ['a price after another way to feed', /\bor pay\b/, 'Reduce 1 Small Fish or pay 2 plankton.'],
  ['a second word for unpolluted', /\bclean\b/i, 'Gain 1 coin for every 2 clean corals.'],
  ['a second word for replaced', /exchang/i, 'Exchange the whole animal offer.'],
  ['a second word for medium', /\b[Mm]id(dle)?\b/, 'To mid: reduce 1 animal.'],
  ['a token for the Hunt', /Hunt token|face up/, 'Turn your Hunt token face up again.'],
  [
    'a limit of what one card can bring',
    /\b(\d) points for each [^(]*\(at most \1 p/,
    '2 points for each Reptile (at most 2 points).',
  ],
  [
    'tokens in capitals',
    /[a-z0-9] (Coin|Plankton|Pollution|Popularity|Colon|Point|Fish scale)/,
    'Gain 1 Coin.',
  ],
  [
    'classes in small letters',
    /\b(small|medium|large) fish|\b[oO]ther animal|(?<!Leopard )sea cucumber|\b(fish|crustacean|bivalve|cephalopod|reptile|cnidarian|starfish)\b(?! scale)/,
    'Reduce 1 small fish.',
  ],
  [
    'terms in small letters',
    /\b(fatigue|symbiosis|shelter|recovery|algal bloom|water purification|hunts?)\b/,
    'Take 1 fatigue.',
  ],
  [
    'levels in capitals',
    /\b(at|to|reaching) (Low|Medium(?! Fish)|High)\b/,
    'At the end, if at High.',
  ],
  ['loose ends', / {2}|\.\.| [,.;:]|^[a-z]|[^.]$|\. [a-z]/, 'Gain 1 coin'],
];

describe('no card says', () => {
  test.each(COMPLAINTS)('%s', (_, not, was) => {
    expect(was).toMatch(not);
    const said = printed.flatMap(({ name, sentences }) =>
      sentences.filter((sentence) => not.test(sentence)).map((sentence) => [name, sentence]),
    );
    expect(said).toEqual([]);
  });
});

const LIMITS = [
  [/\(at most (\d+)/g, '≤'],
  [/\(at least (\d+)/g, '≥'],
] as const;

test.each(LIMITS)('icons keep the limit %s of the words, and have no other', (words, sign) => {
  const corners = printed.map(({ name, sentences, icons }) => ({
    name,
    // effects of animals have no icons
    words: sentences.slice(0, 1).flatMap((said) => [...said.matchAll(words)].map(([, n]) => n)),
    icons: [...t(icons).matchAll(new RegExp(`${sign} (\\d+)`, 'g'))].map(([, n]) => n),
  }));
  expect(corners.filter((card) => card.words.length > 0).length).toBeGreaterThan(3);
  for (const card of corners) expect({ ...card, icons: card.words }).toEqual(card);
});

test('a card that counts categories shows a sign for it', () => {
  const counting = printed.filter(({ sentences }) =>
    sentences.some((said) => /category of/.test(said)),
  );
  expect(counting.map(({ name }) => name).toSorted()).toEqual([
    'Grooved brain coral',
    'Lesser star coral',
  ]);
  for (const { icons } of counting)
    expect(icons).toContainEqual({ icon: 'kinds', word: 'category' });
});

test('icons name Recovery and Bloom where something happens in them', () => {
  expect(t(named('Corky sea fan').icons)).toContain('Recovery: +1 plankton');
  expect(t(named('Open brain coral').icons)).toContain('Bloom: +2 plankton');
});

test('an animal speaks of another one only if it is of the kind itself', () => {
  const rising = animals.flatMap((card) =>
    card.feed.kind === 'passive' && card.feed.on === 'reduced'
      ? [{ card, filter: card.feed.filter }]
      : [],
  );
  expect(rising.length).toBeGreaterThan(1);
  for (const { card, filter } of rising)
    expect([card.id, / another /.test(t(text.feedPhrase(card)))]).toEqual([
      card.id,
      matchesAnimal(filter, card),
    ]);
});

test('a limit that no reef can reach is not printed, and who counts itself says so', () => {
  expect(named('Giant clam').sentences).toContain(
    'At the end, if at high: 1 point for each Bivalve, including this one.',
  );
  expect(named('Emperor angelfish').sentences).toContain(
    'At the end, if at high: 1 point for each Angelfish, including this one (at most 3 points).',
  );
});

test('fish scales of a card are told from those that reaching high brings', () => {
  expect(named('Hawksbill turtle').sentences).toContain(
    'On reaching high: gain 1 extra fish scale.',
  );
  expect(named('Live sharksucker').sentences).toContain('On purchase: gain 1 fish scale.');
});

test('every word of a category has a capital', () => {
  const words = animals.flatMap(({ category }) => text.categoryName(category).split(' '));
  expect(words.filter((word) => !/^([A-Z]|and$)/.test(word))).toEqual([]);
});
