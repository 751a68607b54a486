import { describe, expect, test } from '@jest/globals';
import { animals, BASIC_CORAL, corals } from '../../../src/cards/index.ts';
import { atoll, type AtollState } from '../../../src/index.ts';
import { kindOf } from '../support/reef.ts';

const SEATS = [1, 2, 3, 4];
const SEEDS = ['angelfish', 'barnacle', 'crab', 'dugong', 'eel', 'flounder', 'goby', 'hammerhead'];

const BY_THE_BOOK = { biodiversity: false, events: false, evenStart: false };

function dealt(seed: string, seats: number, options = BY_THE_BOOK): AtollState {
  return atoll.setup({ seed, seats, options });
}

function count(cards: readonly string[], kind: string): number {
  return cards.filter((card) => kindOf(card) === kind).length;
}

describe.each(SEATS)('Game Setup for %d', (seats) => {
  test('[T1] 1: the Animal offer shows 3 Small Fish, 2 Other Animals and 1 Medium Fish', () => {
    for (const seed of SEEDS) {
      const { offer } = dealt(seed, seats).animals;
      expect([
        offer.length,
        count(offer, 'small'),
        count(offer, 'other'),
        count(offer, 'medium'),
      ]).toEqual([6, 3, 2, 1]);
    }
  });

  test('[T2] 1: two Large Fish lie in their own offer, six in their own deck', () => {
    const { large } = dealt('crab', seats);
    expect([large.offer.length, large.deck.length]).toEqual([2, 6]);
    expect(count([...large.offer, ...large.deck], 'large')).toBe(8);
  });

  test('[T1] 1: the other 48 animals are the deck, each card there once', () => {
    const { animals: pile, large } = dealt('crab', seats);
    expect(pile.deck).toHaveLength(48);
    expect(count(pile.deck, 'large')).toBe(0);
    const all = [...pile.offer, ...pile.deck, ...large.offer, ...large.deck];
    expect(all.sort()).toEqual(animals.map((card) => card.id).sort());
  });

  test('[T3] 1: six of the 52 corals are offered, the Basic Coral is in no deck', () => {
    const { corals: pile } = dealt('crab', seats);
    expect([pile.offer.length, pile.deck.length]).toEqual([6, 46]);
    expect([...pile.offer, ...pile.deck].sort()).toEqual(corals.map((card) => card.id).sort());
    expect([...pile.offer, ...pile.deck]).not.toContain(BASIC_CORAL);
  });

  test('[P5, 2] 3: as many bonus rows as players, but three for four', () => {
    expect(atoll.publicView(dealt('crab', seats)).bonus).toHaveLength(Math.min(seats, 3));
  });

  test('[T4] 4: everybody has the polluted Basic Coral, 5 coins, 3 plankton, a Hunt and a fish scale', () => {
    const { reefs } = dealt('crab', seats);
    expect(reefs).toHaveLength(seats);
    for (const reef of reefs) {
      expect(reef).toMatchObject({
        coins: 5,
        plankton: 3,
        huntsReady: 1,
        scales: 1,
        popularity: 0,
        passed: false,
        animals: [],
      });
      expect(reef.corals.map((coral) => [coral.card, coral.polluted, coral.fatigue])).toEqual([
        [BASIC_CORAL, true, 0],
      ]);
    }
  });

  test('[T17, 19] 4: with an even start third and fourth in the order of play begin with a little more', () => {
    const { reefs, starter } = dealt('crab', seats, { ...BY_THE_BOOK, evenStart: true });
    const inOrder = reefs.map((_, place) => reefs[(starter + place) % seats]);
    expect(inOrder.map((reef) => [reef?.coins, reef?.plankton])).toEqual(
      [
        [5, 3],
        [5, 3],
        [6, 3],
        [6, 5],
      ].slice(0, seats),
    );
    const same = dealt('crab', seats);
    expect(reefs.map((reef) => ({ ...reef, coins: 5, plankton: 3 }))).toEqual(same.reefs);
  });

  test('[T6] 5: the starting player takes the first action of round 1', () => {
    for (const seed of SEEDS) {
      const state = dealt(seed, seats);
      expect(state.round).toBe(1);
      expect(atoll.activeSeats(state)).toEqual([state.starter]);
    }
  });

  test('[T6, 48] 5: the seed draws who starts, and everybody may be drawn', () => {
    const many = Array.from({ length: 60 }, (_, i) => dealt(`reef ${i}`, seats).starter);
    expect([...new Set(many)].sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
  });
});

describe('Game Setup', () => {
  test('[T1] the first offers are shuffled, so that the Medium Fish may lie anywhere', () => {
    const offers = Array.from({ length: 60 }, (_, i) => dealt(`lagoon ${i}`, 2).animals.offer);
    const places = new Set(
      offers.map((offer) => offer.findIndex((card) => kindOf(card) === 'medium')),
    );
    expect(places.size).toBe(6);
  });

  test('[T5, 21] the order of the decks is the only secret: nobody is shown more of a deck than its size', () => {
    const view = atoll.publicView(dealt('crab', 2));
    expect([view.animals.deck, view.large.deck, view.corals.deck]).toEqual([48, 6, 46]);
    const hidden = dealt('crab', 2).animals.deck;
    const text = JSON.stringify(view);
    expect(hidden.filter((card) => text.includes(`"${card}"`))).toEqual([]);
  });
});
