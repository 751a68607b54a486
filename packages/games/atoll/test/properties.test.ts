import { describe, expect, test } from '@jest/globals';
import { arbitraryPosition } from '@atoll/testkit';
import fc from 'fast-check';
import { animals, BASIC_CORAL, corals, events } from '../src/cards/index.ts';
import { atoll, type AtollState, type Reef } from '../src/index.ts';
import { careful } from './careful.ts';
import { recount } from './recount.ts';

const options = [{}, { biodiversity: true }, { events: true }];

/**
 * Positions of matches left to chance and of matches played with care, of every size and length.
 */
const positions = [{}, { policy: careful }].flatMap((policy) =>
  fc.sample(arbitraryPosition(atoll, { options, actions: 320, ...policy }), {
    numRuns: 40,
    seed: 2024,
  }),
);

/** Checks something of every position, and says of which one it does not hold. */
function always(check: (state: AtollState) => void): void {
  for (const { match, seed, seats, actions } of positions)
    try {
      check(match.state as AtollState);
    } catch (error) {
      throw new Error(
        `seed ${seed}, ${seats} seats, after ${actions} actions: ${(error as Error).message}`,
        { cause: error },
      );
    }
}

const everyReef = (check: (reef: Reef, state: AtollState) => void): void =>
  always((state) => state.reefs.forEach((reef) => check(reef, state)));

/** All that a reef holds but its cards. */
const TOKENS = Object.entries((positions[0]?.match.state as AtollState).reefs[0] ?? {})
  .filter(([, value]) => typeof value !== 'object')
  .map(([name]) => name as Exclude<keyof Reef, 'corals' | 'animals'>);

describe('at any time in any match', () => {
  test('nobody owes tokens', () => {
    everyReef((reef) => {
      for (const tokens of [
        reef.coins,
        reef.plankton,
        reef.scales,
        reef.popularity,
        reef.huntsReady,
        reef.huntsUsed,
      ]) {
        expect(Number.isInteger(tokens)).toBe(true);
        expect(tokens).toBeGreaterThanOrEqual(0);
      }
    });
  });

  test('the public view says the same of a state and of its copy, whatever was shown before', () => {
    always((state) => {
      const copy = structuredClone(state);
      expect(atoll.publicView(state)).toEqual(atoll.publicView(copy));
      for (const reef of copy.reefs)
        for (const tokens of TOKENS) {
          const before = atoll.publicView(copy);
          const changed = reef[tokens];
          Object.assign(reef, { [tokens]: typeof changed === 'number' ? changed + 1 : !changed });
          expect(atoll.publicView(copy)).not.toEqual(before);
          Object.assign(reef, { [tokens]: changed });
        }
    });
  });

  test('every card is in exactly one place', () => {
    always((state) => {
      const piles = [state.animals, state.large, state.corals].flatMap((pile) => [
        ...pile.deck,
        ...pile.offer,
        ...pile.discard,
      ]);
      const placed = state.reefs.flatMap((reef) =>
        [...reef.corals, ...reef.animals].map((card) => card.card),
      );
      const inPlay = [...piles, ...placed].filter((card) => card !== BASIC_CORAL).sort();
      expect(inPlay).toEqual([...animals, ...corals].map((card) => card.id).sort());
      expect(placed.filter((card) => card === BASIC_CORAL)).toHaveLength(state.reefs.length);
    });
  });

  test('every event is to come or past, one a round, and none where they are not played', () => {
    always(({ events: { deck, past }, phase, round, reefs }) => {
      const played = deck.length + past.length > 0;
      if (!played) return;
      expect([...deck, ...past].sort()).toEqual(events.map((event) => event.id).sort());
      expect(past).toHaveLength(phase === 'action' || phase === 'over' ? round - 1 : round);
      expect(reefs.length).toBeGreaterThan(1);
    });
    expect(
      positions.filter(({ match }) => (match.state as AtollState).events.past.length > 0).length,
    ).toBeGreaterThan(5);
  });

  test('offers are never larger than they began, and Large Fish stay among themselves', () => {
    const large = animals
      .filter((card) => card.group === 'fish' && card.size === 'large')
      .map((card) => card.id);
    always((state) => {
      expect(state.animals.offer.length).toBeLessThanOrEqual(6);
      expect(state.corals.offer.length).toBeLessThanOrEqual(6);
      expect(state.large.offer.length).toBeLessThanOrEqual(2);
      for (const card of [...state.large.deck, ...state.large.offer, ...state.large.discard])
        expect(large).toContain(card);
    });
  });

  test('atolls are chessboards: corals touch corners, animals lie beside corals, no cell holds two cards', () => {
    everyReef(({ corals: reefCorals, animals: reefAnimals }) => {
      const cells = [...reefCorals, ...reefAnimals].map(({ x, y }) => `${x},${y}`);
      expect(new Set(cells).size).toBe(cells.length);
      reefCorals.forEach(({ x, y }, index) => {
        expect(Math.abs(x + y) % 2).toBe(0);
        const touches = reefCorals
          .slice(0, index)
          .some((other) => Math.abs(other.x - x) === 1 && Math.abs(other.y - y) === 1);
        expect(touches || index === 0).toBe(true);
      });
      for (const { x, y } of reefAnimals)
        expect(
          reefCorals.some((coral) => Math.abs(coral.x - x) + Math.abs(coral.y - y) === 1),
        ).toBe(true);
    });
  });

  test('levels are 1 to 3, and no card carries more Fatigue than its feeding can give', () => {
    everyReef((reef) => {
      for (const animal of reef.animals) {
        expect([1, 2, 3]).toContain(animal.level);
        // Two of a feeding, and two of an event on top of them.
        expect([0, 1, 2, 3, 4]).toContain(animal.fatigue);
      }
      for (const coral of reef.corals) expect([0, 1]).toContain(coral.fatigue);
    });
  });

  test('a colony grows only on an empty side, and a coral has one at the most on each', () => {
    everyReef((reef) => {
      for (const { card, grown } of reef.corals) {
        const printed = corals.find((coral) => coral.id === card)?.sides ?? ['N', 'E', 'W'];
        const sides = [...printed, ...grown];
        expect(new Set(sides).size).toBe(sides.length);
      }
    });
  });

  test('pairs are mutual, and of cards that name each other', () => {
    everyReef((reef) => {
      for (const { card, partner } of reef.animals.filter((animal) => animal.partner !== '')) {
        expect(reef.animals.find((other) => other.card === partner)?.partner).toBe(card);
        expect(animals.find((other) => other.id === card)?.symbiosis).toBe(partner);
      }
    });
  });

  test('the score is what a recount by hand gives', () => {
    always((state) => {
      const { scores } = atoll.outcome(state);
      state.reefs.forEach((reef, seat) => {
        const lines = Object.fromEntries(
          scores[seat]!.lines.map((line) => [line.category, line.points]),
        );
        expect(lines).toEqual(recount(reef, state));
      });
    });
  });
});
