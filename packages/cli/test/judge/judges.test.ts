import { expect, test } from '@jest/globals';
import { builtInBots } from '@atoll/bots';
import { knownForecast, knownTo, resultOf } from '@atoll/bots/judge';
import { createRng, hashState, nextInt, type AnyGame } from '@atoll/engine';
import { catalog } from '@atoll/catalog';

const games = Object.values(catalog).flatMap((entry) =>
  entry.judge === undefined ? [] : [[entry.id, entry] as const],
);

test('every game has a judge', () => {
  expect(games.map(([id]) => id)).toEqual(Object.keys(catalog));
});

/** Every tenth position of a match that chance plays, and its end. */
function positionsOf(game: AnyGame, seats: number): readonly unknown[] {
  const { random } = builtInBots({ game });
  const rng = createRng(`judge ${seats}`);
  let state = game.setup({ seed: 'judge', seats, options: game.parseOptions({}) });
  const found: unknown[] = [];
  for (let i = 0; ; i++) {
    const active = game.activeSeats(state);
    if (i % 10 === 0 || active.length === 0) found.push(game.clone(state));
    if (active.length === 0) return found;
    const seat = active[nextInt(rng, active.length)]!;
    const legal = game.legalActions(state, seat);
    const action = random.choose({ game, ...knownTo(game, state, seat), legal, seed: `${i}` });
    state = game.apply(state, seat, action).state;
  }
}

test.each(games)(
  '%s: the chances of all seats are 1 together, and hidden things do not change them',
  async (_, entry) => {
    const [{ game }, judge] = await Promise.all([entry.load(), entry.judge!()]);
    for (let seats = Math.max(2, game.seats.min); seats <= game.seats.max; seats++) {
      expect(judge.weights[seats]).toHaveLength(judge.stages);
      const positions = positionsOf(game, seats);
      const end = positions.at(-1);
      expect(knownForecast(game, judge, knownTo(game, end, 0))).toEqual(resultOf(game, end));
      for (const state of positions.slice(0, -1)) {
        expect(judge.stage(state)).toBeGreaterThanOrEqual(0);
        expect(judge.stage(state)).toBeLessThan(judge.stages);
        const known = knownTo(game, state, 1);
        const chances = knownForecast(game, judge, known);
        expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
        const other = game.determinize(known, 1, 'another');
        const again = knownForecast(game, judge, knownTo(game, other, 1));
        expect(JSON.stringify(again)).toBe(JSON.stringify(chances));
        if (game.redraw !== undefined && game.activeSeats(state).length > 0) {
          const redrawn = game.redraw(state, 'redrawn');
          expect(hashState(redrawn)).not.toBe(hashState(state));
          expect(knownForecast(game, judge, knownTo(game, redrawn, 1))).toEqual(chances);
        }
      }
    }
  },
);
