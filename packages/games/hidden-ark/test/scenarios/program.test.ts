import { describe, expect, test } from '@jest/globals';
import { createRng, nextInt } from '@atoll/engine';
import { hiddenArk, type HiddenArkAction } from '../../src/index.ts';
import { HOME, placed } from './begun.ts';
import { table } from './table.ts';

describe('Any match', () => {
  test('[A1, A2, A3, 24] has its options, small actions, and no secrets', () => {
    expect(hiddenArk.parseOptions({})).toEqual({
      cooperative: false,
      side: 'equatorial',
      discovery: false,
      uphill: false,
      long: false,
    });
    expect(() => hiddenArk.parseOptions({ side: 'west' })).toThrow(/equatorial, polar/);
    expect(() => hiddenArk.parseAction({ type: 'sail' })).toThrow(
      /type must be one of place, take/,
    );
    expect(() => hiddenArk.parseAction({ type: 'move', vessel: 9, to: 'A1', by: 'wind' })).toThrow(
      /no by.*vessel must be/,
    );
    const state = placed({}, 1);
    expect([state.cooperative, hiddenArk.outcome(state).kind]).toEqual([true, 'solo']);
    expect(hiddenArk.privateView).toBeUndefined();
    const free = table({ players: [{ ...HOME, tracks: { marine: 2 } }] });
    const step = hiddenArk.apply(hiddenArk.clone(free.state), 0, {
      type: 'exchange',
      resource: 'money',
    });
    expect([step.sealed, step.ended]).toEqual([false, true]);
    const drawn = hiddenArk.apply(hiddenArk.clone(placed({}, 2)), placed({}, 2).turn.seat, {
      type: 'draw',
      token: hiddenArk.publicView(placed({}, 2)).faceUp[0]!,
    });
    expect(drawn.sealed).toBe(true);
  });

  test('[18] is over after 25 rounds, 35 alone, and five more if it is long', () => {
    const rounds = (seats: number, options: object): number => {
      const rng = createRng('endless');
      let state = hiddenArk.setup({ seed: 'e', seats, options: hiddenArk.parseOptions(options) });
      for (;;) {
        const [seat] = hiddenArk.activeSeats(state);
        if (seat === undefined) return state.round;
        const legal = hiddenArk.legalActions(state, seat);
        const quiet = legal.filter(({ type }) => type !== 'rescue' && type !== 'exchange');
        const end = legal.find(({ type }) => type === 'end');
        const action: HiddenArkAction = end ?? quiet[nextInt(rng, quiet.length)]!;
        state = hiddenArk.apply(state, seat, action).state;
      }
    };
    expect([
      rounds(2, {}),
      rounds(3, { long: true }),
      rounds(1, {}),
      rounds(1, { long: true }),
    ]).toEqual([25, 30, 35, 40]);
  });
});
