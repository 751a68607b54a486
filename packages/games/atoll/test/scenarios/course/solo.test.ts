import { describe, expect, test } from '@jest/globals';
import { soloRank } from '../../../src/cards/index.ts';
import { atoll } from '../../../src/index.ts';
import {
  at,
  buyAnimal,
  buyCoral,
  choose,
  done,
  feed,
  hunt,
  income,
  pass,
  reduce,
} from '../support/actions.ts';
import { reef, type ReefSpec } from '../support/reef.ts';

const table = {
  offers: {
    animals: [
      'flame-angelfish',
      'coral-beauty',
      'citron-goby',
      'boxer-crab',
      'yellow-tang',
      'sea-apple',
    ],
    large: ['tiger-shark', 'reef-manta'],
    corals: [
      'hump-coral',
      'brush-coral',
      'lettuce-coral',
      'table-coral',
      'rice-coral',
      'blue-coral',
    ],
  },
  decks: {
    animals: ['sea-wasp', 'pearl-oyster', 'maxima-clam'],
    corals: ['galaxy-coral', 'lobe-coral', 'lace-coral'],
  },
};

const solo = (spec: ReefSpec) => reef([spec], table);
const toDiscard = (spec: ReefSpec = {}) => solo(spec).act(0, pass, income('scientists'));

describe('[O1] Solo: Biodiversity is always scored', () => {
  test.each([true, false])('whatever the option says (%s)', (biodiversity) => {
    const state = atoll.setup({
      seed: 'alone',
      seats: 1,
      options: { biodiversity, events: true, evenStart: false },
    });
    expect(atoll.publicView(state).biodiversity).toBe(true);
    expect(atoll.outcome(state).scores[0]?.lines.map((line) => line.category)).toContain(
      'biodiversity',
    );
  });
});

describe('[O2, 36] Solo: hunting in the offer', () => {
  test('any card of the offer that fits, but none with Shelter', () => {
    const match = solo({ animals: ['slender-grouper'] }).act(0, feed('slender-grouper'));
    expect(match.legal(0)).toEqual([hunt('flame-angelfish'), hunt('coral-beauty')]);
    expect(match.reasons(0, hunt('citron-goby'))).toContain('sheltered');
    expect(match.reasons(0, hunt('boxer-crab'))).toContain('not-a-target');
  });

  test('the card is not affected, the token is used', () => {
    const match = solo({ animals: ['slender-grouper'] }).act(
      0,
      feed('slender-grouper'),
      hunt('flame-angelfish'),
    );
    expect(match.state.animals.offer).toEqual(table.offers.animals);
    expect(match.animal('slender-grouper')).toMatchObject({ level: 2, fatigue: 1 });
    expect(match.reef(0)).toMatchObject({ huntsReady: 0, huntsUsed: 1 });
  });

  test('the Large Fish offer is hunting ground too', () => {
    const match = solo({
      animals: [{ card: 'giant-grouper', level: 2 }, 'humbug-dascyllus', 'coral-beauty'],
    }).act(0, feed('giant-grouper'));
    expect(match.offers(0, hunt('tiger-shark'))).toBe(true);
    expect(match.offers(0, hunt('reef-manta'))).toBe(true);
  });

  test('beside own prey', () => {
    const match = solo({ animals: ['tiger-shark', 'humbug-dascyllus'] }).act(
      0,
      feed('tiger-shark'),
      hunt('sea-apple'),
    );
    expect(match.legal(0)).toEqual([reduce('humbug-dascyllus')]);
  });

  test('once a round', () => {
    const match = solo({ animals: ['slender-grouper', 'blacktip-reef-shark'] }).act(
      0,
      feed('slender-grouper'),
      hunt('flame-angelfish'),
    );
    expect(match.offers(0, feed('blacktip-reef-shark'))).toBe(false);
    match.finishRound();
    expect(match.offers(0, feed('blacktip-reef-shark'))).toBe(true);
  });
});

describe('Solo: the offers', () => {
  test("[O3] a bought animal's slot is filled in its place", () => {
    const match = solo({ coins: 2 }).act(0, buyAnimal('flame-angelfish'), at(1, 0));
    expect(match.state.animals.offer).toEqual(['maxima-clam', ...table.offers.animals.slice(1)]);
  });

  test("[O3] a bought coral's slot as well", () => {
    const match = solo({ coins: 2 }).act(0, buyCoral('rice-coral'), at(1, 1));
    expect(match.state.corals.offer).toEqual([
      'hump-coral',
      'brush-coral',
      'lettuce-coral',
      'table-coral',
      'lace-coral',
      'blue-coral',
    ]);
  });

  test('[O4] Recovery asks which cards to discard, first animals, then corals', () => {
    const match = toDiscard();
    expect(match.asked).toBe('discard');
    expect(match.legal(0)).toEqual([...table.offers.animals.map(choose), done]);
    match.act(0, done);
    expect(match.legal(0)).toEqual([...table.offers.corals.map(choose), done]);
  });

  test('[O4] none', () => {
    const match = toDiscard().act(0, done, done);
    expect(match.state.round).toBe(2);
    expect(match.state.animals).toMatchObject({ offer: table.offers.animals, discard: [] });
    expect(match.state.corals).toMatchObject({ offer: table.offers.corals, discard: [] });
  });

  test('[O4] any, each replaced in its slot', () => {
    const match = toDiscard().act(0, choose('coral-beauty'), choose('sea-apple'), done);
    match.act(0, choose('table-coral'), done);
    const { animals, corals } = match.state;
    expect(animals.offer.filter((card) => table.offers.animals.includes(card))).toEqual([
      'flame-angelfish',
      'citron-goby',
      'boxer-crab',
      'yellow-tang',
    ]);
    expect([animals.offer[1], animals.offer[5]].sort()).toEqual(['maxima-clam', 'pearl-oyster']);
    expect([...animals.discard].sort()).toEqual(['coral-beauty', 'sea-apple']);
    expect(corals.offer).toEqual([
      'hump-coral',
      'brush-coral',
      'lettuce-coral',
      'lace-coral',
      'rice-coral',
      'blue-coral',
    ]);
    expect(corals.discard).toEqual(['table-coral']);
  });

  test('[O4, 47] all six, and nothing is drawn before all are chosen', () => {
    const match = toDiscard();
    for (const card of table.offers.animals) match.act(0, choose(card));
    expect(match.state.animals.deck).toHaveLength(3);
    // With all of them chosen the question is closed, and the corals are next.
    match.act(0, done);
    const { offer, deck, discard } = match.state.animals;
    // Three were in the deck; the discarded six are shuffled for the rest.
    expect(offer).toHaveLength(6);
    expect([...offer, ...deck, ...discard].sort()).toEqual(
      [...table.offers.animals, ...table.decks.animals].sort(),
    );
    for (const card of table.decks.animals) expect(offer).toContain(card);
  });

  test('[O4, 47] Large Fish stay', () => {
    const match = toDiscard().act(0, done, done);
    expect(match.state.large.offer).toEqual(table.offers.large);
  });
});

describe('Solo: the rest is as ever', () => {
  test('[P1, P5, 2] the first bonus row, four rounds, one place', () => {
    const match = solo({}).act(0, pass);
    expect(match.reef(0)).toMatchObject({ coins: 1, plankton: 1, scales: 1 });
    match.finishRound().finishRound().finishRound();
    expect(match.state.round).toBe(4);
    match.act(0, pass);
    expect(match.state.phase).toBe('over');
    expect(match.score(0).rank).toBe(1);
  });

  test.each([
    [-3, 'beachcomber'],
    [59, 'beachcomber'],
    [60, 'snorkeller'],
    [69, 'snorkeller'],
    [70, 'diver'],
    [79, 'diver'],
    [80, 'scientist'],
    [89, 'scientist'],
    [90, 'keeper'],
    [140, 'keeper'],
  ])('[O5, 5, 51] %d points: %s', (points, rank) => {
    expect(soloRank(points)).toBe(rank);
  });
});
