import { describe, expect, test } from '@jest/globals';
import { createRng, nextInt } from '@atoll/engine';
import { randomPolicy, type Policy } from '@atoll/testkit';
import { evaluate } from '../src/bot/index.ts';
import { hiddenArk, type HiddenArkAction, type HiddenArkState } from '../src/index.ts';
import { careful } from './careful.ts';
import { column, rescue, table } from './scenarios/table.ts';

/** Plays a match, a policy a seat, and returns its end. */
function played(seed: string, policies: readonly Policy[], options: object = {}): HiddenArkState {
  const rng = createRng(seed);
  const seats = policies.length;
  let state = hiddenArk.setup({ seed, seats, options: hiddenArk.parseOptions(options) });
  for (;;) {
    const [seat] = hiddenArk.activeSeats(state);
    if (seat === undefined) return state;
    const legal = hiddenArk.legalActions(state, seat);
    const action = policies[seat]!({ game: hiddenArk as never, state, seat, legal, rng });
    state = hiddenArk.apply(state, seat, action as HiddenArkAction).state;
  }
}

const totals = (state: HiddenArkState): readonly number[] =>
  hiddenArk.outcome(state).scores.map(({ total }) => total);

describe('The estimate of a position', () => {
  test('is the score once the match is over', () => {
    const end = played('over', [randomPolicy, randomPolicy]);
    expect([evaluate(end, 0), evaluate(end, 1)]).toEqual(totals(end));
    const common = played('over', [randomPolicy, randomPolicy], { cooperative: true });
    const outcome = hiddenArk.outcome(common);
    expect(outcome.kind === 'common' && outcome.rating).toBe(evaluate(common, 0));
  });

  test('rises with a rescue', () => {
    const tracks = { marine: 4, technology: 5, money: 3 };
    const player = { tracks, stations: ['L06'], vessels: ['D4'] };
    const scene = table({ map: { D4: 'N1', F3: 'N2' }, players: [player] }).does(
      column('operation'),
    );
    const before = evaluate(scene.state, 0);
    scene.does(rescue('D4'));
    expect(evaluate(scene.state, 0)).toBeGreaterThan(before);
  });

  test('makes a player that follows it win against a random player, in either seat', () => {
    for (let match = 0; match < 4; match++) {
      const seat = nextInt(createRng(`seat ${match}`), 2);
      const policies = seat === 0 ? [careful, randomPolicy] : [randomPolicy, careful];
      const points = totals(played(`match ${match}`, policies));
      expect(points[seat]).toBeGreaterThan(points[1 - seat]!);
    }
  });
});
