import { createRng, hashState, nextInt, seatsToAct, type AnyGame } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import { catalog } from '../src/index.ts';

/** So many ways in which what nobody knows might be drawn. */
const REDRAWN = 12;
/** A game with chance draws more often than this. */
const ENOUGH = 5;

/** Whether what an action leads to depends on what nobody knows. */
function draws(game: AnyGame, state: unknown, { seat, action, at }: Decision): boolean {
  const outcome = (seed: number): string => {
    const start = game.redraw?.(state, `${at} ${seed}`) ?? game.clone(state);
    const step = game.apply(start, seat, action);
    return hashState([step.events, game.publicView(step.state)]);
  };
  const first = outcome(0);
  for (let seed = 1; seed < REDRAWN; seed++) if (outcome(seed) !== first) return true;
  return false;
}

interface Decision {
  readonly seat: number;
  readonly action: unknown;
  readonly at: number;
}

describe.each(Object.values(catalog))('$id', ({ id, load }) => {
  test('draws other values after a redraw, if the game draws at all', async () => {
    const { game } = await load();
    const begin = { seats: game.seats.max, options: game.parseOptions({}) };
    const chance =
      hashState(game.setup({ ...begin, seed: 'a' })) !==
      hashState(game.setup({ ...begin, seed: 'b' }));
    expect(game.redraw !== undefined).toBe(chance);
    const rng = createRng(`redraw ${id}`);
    let state = game.setup({ ...begin, seed: 'drawn' });
    let drawn = 0;
    for (let at = 0; at < 150; at++) {
      const seats = seatsToAct(game, state);
      const seat = seats[nextInt(rng, seats.length || 1)];
      if (seat === undefined) break;
      const legal = game.legalActions(state, seat);
      const action = legal[nextInt(rng, legal.length)];
      const step = game.apply(game.clone(state), seat, action);
      // of sealed knowledge only a few items have to be examined: it may depend on anything
      if ((!step.sealed || drawn <= ENOUGH) && draws(game, state, { seat, action, at })) {
        drawn++;
        expect(step.sealed).toBe(true);
      }
      state = step.state;
    }
    expect(drawn > ENOUGH).toBe(chance);
  });
});
