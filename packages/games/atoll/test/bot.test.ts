import { describe, expect, test } from '@jest/globals';
import { createRng, nextInt } from '@atoll/engine';
import { evaluate } from '../src/bot/index.ts';
import { atoll, type AtollAction, type AtollState } from '../src/index.ts';
import { careful } from './careful.ts';
import { reef } from './scenarios/support/reef.ts';

const worth = (
  spec: Parameters<typeof reef>[0][number],
  table: Parameters<typeof reef>[1] = {},
): number => evaluate(reef([spec, {}], table).state, 0);

/** The positions between the turns of a match that is played with some sense. */
function* positions(seed: string, seats: number): Generator<AtollState> {
  const rng = createRng(seed);
  let state: AtollState = atoll.setup({
    seed,
    seats,
    options: { biodiversity: true, events: seats > 2, evenStart: false },
  });
  for (
    let [seat] = atoll.activeSeats(state);
    seat !== undefined;
    [seat] = atoll.activeSeats(state)
  ) {
    if (state.frames.length === 0) yield state;
    const action = careful({
      game: atoll,
      state,
      seat,
      legal: atoll.legalActions(state, seat),
      rng,
    }) as AtollAction;
    state = atoll.apply(atoll.clone(state), seat, action).state;
  }
  yield state;
}

describe('the estimate of a position', () => {
  test('is the score once the match is over', () => {
    const rng = createRng('over');
    let state: AtollState = atoll.setup({
      seed: 'over',
      seats: 2,
      options: { biodiversity: true, events: false, evenStart: false },
    });
    for (
      let [seat] = atoll.activeSeats(state);
      seat !== undefined;
      [seat] = atoll.activeSeats(state)
    ) {
      const legal = atoll.legalActions(state, seat);
      state = atoll.apply(state, seat, legal[nextInt(rng, legal.length)]!).state;
    }
    expect([0, 1].map((seat) => evaluate(state, seat))).toEqual(
      atoll.outcome(state).scores.map((score) => score.total),
    );
  });

  test('likes tokens, levels, clean corals and rest', () => {
    const animals = ['flame-angelfish'];
    expect(worth({ coins: 2 })).toBeGreaterThan(worth({ coins: 1 }));
    expect(worth({ animals })).toBeGreaterThan(worth({}));
    expect(worth({ animals: [{ card: 'flame-angelfish', level: 2 }] })).toBeGreaterThan(
      worth({ animals }),
    );
    expect(worth({ animals })).toBeGreaterThan(
      worth({ animals: [{ card: 'flame-angelfish', fatigue: 1 }] }, { round: 4 }),
    );
    expect(worth({})).toBeGreaterThan(worth({ corals: [{ card: 'basic-coral', polluted: true }] }));
  });

  test('never thinks less of an atoll for having more', () => {
    for (const state of positions('more', 3)) {
      if (state.phase === 'over') continue;
      state.reefs.forEach((reef, seat) => {
        const before = evaluate(state, seat);
        for (const token of ['coins', 'plankton', 'scales', 'popularity'] as const) {
          const reefs = state.reefs.map((other) =>
            other === reef ? { ...reef, [token]: reef[token] + 1 } : other,
          );
          expect(evaluate({ ...state, reefs }, seat)).toBeGreaterThanOrEqual(before);
        }
      });
    }
  });

  test('does not jump when a seat that has passed takes its income and recovers', () => {
    const jumps: number[] = [];
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      let before: AtollState | undefined;
      for (const state of positions(seed, 2)) {
        if (before !== undefined && state.round > before.round) {
          const seat = before.reefs.findIndex((reef) => reef.passed);
          jumps.push(evaluate(state, seat) - evaluate(before, seat));
          before = undefined;
        }
        if (state.reefs.some((reef) => reef.passed)) before = state;
      }
    }
    const mean = jumps.reduce((sum, jump) => sum + jump, 0) / jumps.length;
    expect(jumps).toHaveLength(18);
    expect(Math.abs(mean)).toBeLessThan(1.5);
  });

  test('counts money for less the later it is', () => {
    // An atoll from which more is to come than is sure: the estimate of one without hope fades out,
    // and its coins with it.
    const corals = ['basic-coral', 'antler-coral', 'galaxy-coral'];
    const rich = { corals, animals: ['flame-angelfish', 'squarespot-anthias'], plankton: 3 };
    const offers = { animals: [], large: [], corals: [] };
    const having = (coins: number, round: number): number =>
      worth({ ...rich, coins }, { round, offers });
    const coin = (round: number): number => having(3, round) - having(2, round);
    for (const round of [1, 2, 3]) expect(coin(round)).toBeGreaterThan(coin(round + 1));
  });

  test('does not end a round with a full purse for the sake of the first bonus', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const state = atoll.setup({
        seed,
        seats: 2,
        options: { biodiversity: false, events: false, evenStart: false },
      });
      const seat = state.turn;
      const after = (action: AtollAction): number => {
        let next = atoll.apply(atoll.clone(state), seat, action).state;
        while (next.frames.length > 0)
          next = atoll.apply(next, seat, atoll.legalActions(next, seat)[0]!).state;
        return evaluate(next, seat);
      };
      const best = Math.max(
        ...atoll
          .legalActions(state, seat)
          .filter(({ type }) => type !== 'pass')
          .map(after),
      );
      expect(best).toBeGreaterThan(after({ type: 'pass' }));
    }
  });

  test('knows that an animal which cannot be fed will not grow', () => {
    const lonely = (card: string): number => worth({ animals: [card] }, { round: 4 });
    // A clownfish is fed only in Symbiosis; a tang for nothing. The lowest points of both are 2.
    expect(lonely('yellow-tang')).toBeGreaterThan(lonely('ocellaris-clownfish'));
  });
});
