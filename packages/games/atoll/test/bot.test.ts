import { describe, expect, test } from '@jest/globals';
import { createRng, nextInt } from '@atoll/engine';
import { evaluate } from '../src/bot/index.ts';
import { atoll, type AtollState } from '../src/index.ts';
import { reef } from './scenarios/reef.ts';

const worth = (spec: Parameters<typeof reef>[0][number], table: Parameters<typeof reef>[1] = {}): number =>
  evaluate(reef([spec, {}], table).state, 0);

describe('the estimate of a position', () => {
  test('is the score once the match is over', () => {
    const rng = createRng('over');
    let state: AtollState = atoll.setup({ seed: 'over', seats: 2, options: { biodiversity: true, events: false } });
    for (let [seat] = atoll.activeSeats(state); seat !== undefined; [seat] = atoll.activeSeats(state)) {
      const legal = atoll.legalActions(state, seat);
      state = atoll.apply(state, seat, legal[nextInt(rng, legal.length)]!).state;
    }
    expect([0, 1].map((seat) => evaluate(state, seat))).toEqual(atoll.score(state).map((score) => score.total));
  });

  test('likes tokens, levels, clean corals and rest', () => {
    const animals = ['flame-angelfish'];
    expect(worth({ coins: 2 })).toBeGreaterThan(worth({ coins: 1 }));
    expect(worth({ animals })).toBeGreaterThan(worth({}));
    expect(worth({ animals: [{ card: 'flame-angelfish', level: 2 }] })).toBeGreaterThan(worth({ animals }));
    expect(worth({ animals })).toBeGreaterThan(worth({ animals: [{ card: 'flame-angelfish', fatigue: 1 }] }, { round: 4 }));
    expect(worth({})).toBeGreaterThan(worth({ corals: [{ card: 'basic-coral', polluted: true }] }));
  });

  test('counts money for less the later it is', () => {
    const coin = (round: number): number => worth({ coins: 3 }, { round }) - worth({ coins: 2 }, { round });
    expect(coin(1)).toBeGreaterThan(coin(3));
    expect(coin(3)).toBeGreaterThan(coin(4));
  });

  test('does not end a round with a full purse for the sake of the first bonus', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const state = atoll.setup({ seed, seats: 2, options: { biodiversity: false, events: false } });
      const seat = state.turn;
      const after = (action: { readonly type: 'pass' } | { readonly type: 'buyCoral'; readonly card: string }): number => {
        let next = atoll.apply(atoll.clone(state), seat, action).state;
        while (next.frames.length > 0) next = atoll.apply(next, seat, atoll.legalActions(next, seat)[0]!).state;
        return evaluate(next, seat);
      };
      const best = Math.max(...state.corals.offer.map((card) => after({ type: 'buyCoral', card })));
      expect(best).toBeGreaterThan(after({ type: 'pass' }));
    }
  });

  test('knows that an animal which cannot be fed will not grow', () => {
    const lonely = (card: string): number => worth({ animals: [card] }, { round: 4 });
    // A clownfish is fed only in Symbiosis; an angelfish for nothing. Their lowest points are 2 and 1.
    expect(lonely('flame-angelfish')).toBeGreaterThan(lonely('ocellaris-clownfish'));
  });
});
