import { describe, expect, test } from '@jest/globals';
import {
  createMatch,
  hashState,
  momentsOf,
  type AnyGame,
  type Judge,
  type LogEntry,
  type MatchFile,
  play,
} from '@atoll/engine';
import { dive, type DiveState } from '@atoll/testkit/fixture';
import { recordGolden } from '@atoll/testkit';
import { greedyBot } from '../../src/index.ts';
import {
  forecastMatch,
  hindsightOf,
  knownForecast,
  knownTo,
  missesOf,
  pastMatchOf,
} from '../../src/judge/index.ts';

const game: AnyGame = dive;
const total = (state: DiveState, seat: number): number => dive.outcome(state).scores[seat]!.total;
const judge = {
  id: 'test',
  stages: 1,
  worlds: 3,
  stage: () => 0,
  traits: (state, seat) => [total(state, seat)],
  weights: { 2: [[0.2]], 3: [[0.2]] },
  projection: (state, seat) => ({ now: total(state, seat), later: 0 }),
} satisfies Judge<DiveState> as Judge;
const quick = greedyBot((state, seat) => total(state as DiveState, seat));

const setup = { seed: 'review', seats: 2, options: { bonus: 2 } };

/** A match by chance, as a file. */
function fileOf(seats = 2): MatchFile {
  const { log } = recordGolden(game, { ...setup, seats });
  return inFile(log, seats);
}

function inFile(log: readonly LogEntry<unknown>[], seats: number): MatchFile {
  const end = momentsOf(game, { ...setup, seats }, log).at(-1)?.state;
  return {
    ...{ match: 'm', game: 'dive', rules: 1, seed: setup.seed, options: setup.options, log },
    seats: Array.from({ length: seats }, () => ({ name: 'A', kind: 'person', bot: '' })),
    ...{ startedAt: 1, endedAt: 2, endHash: hashState(end) },
  };
}

/** Runs a part to its end; the shares of the work that is done rise to 1. */
function finished<T>(work: Generator<number, T>): T {
  let before = 0;
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    expect(value).toBeGreaterThanOrEqual(before);
    expect(value).toBeLessThanOrEqual(1);
    before = value;
  }
}

const match = pastMatchOf(game, fileOf());
const forecast = finished(forecastMatch(game, { judge, quick }, match));

describe('the forecast of a match', () => {
  test('begins with a judgement and ends with the result', () => {
    expect(forecast.unit).toBe('wins');
    expect(forecast.known).toHaveLength(match.states.length);
    const ranks = game.outcome(match.states.at(-1)).scores;
    const winner = ranks.findIndex((score) => 'rank' in score && score.rank === 1);
    expect(forecast.known.at(-1)?.[winner]).toBeGreaterThanOrEqual(0.5);
    for (const chances of forecast.known)
      for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true);
  });

  test('stays the same to the byte when everything that a seat cannot know is exchanged', () => {
    let exchanged = 0;
    for (const state of match.states)
      for (const seat of [0, 1]) {
        const known = knownTo(game, state, seat);
        const other = game.determinize(known, seat, 'another');
        if (hashState(other) !== hashState(state)) exchanged++;
        const again = knownForecast(game, judge, knownTo(game, other, seat));
        expect(JSON.stringify(again)).toBe(JSON.stringify(knownForecast(game, judge, known)));
      }
    expect(exchanged).toBeGreaterThan(match.states.length);
  });

  test('tells decisions from draws: without a draw, the decision makes the whole change', () => {
    let drawn = 0;
    match.decisions.forEach((decision, index) => {
      const [before, after] = [forecast.known[index]!, forecast.known[index + 1]!];
      const luck = after.map(
        (value, seat) => value - before[seat]! - forecast.chosen[index + 1]![seat]!,
      );
      if (decision?.sealed === true) drawn += Math.abs(luck[0]!);
      else for (const part of luck) expect(part).toBeCloseTo(0, 12);
    });
    expect(drawn).toBeGreaterThan(0.01);
  });

  test('is one of points where a seat plays alone', () => {
    const alone = pastMatchOf(game, fileOf(1));
    const { unit, known } = finished(forecastMatch(game, { judge, quick }, alone));
    expect(unit).toBe('points');
    expect(known.at(-1)).toEqual([total(alone.states.at(-1) as DiveState, 0)]);
  });

  test('names the number of seats that a judge cannot judge', () => {
    const blind: Judge = { ...judge, weights: {} };
    expect(() => finished(forecastMatch(game, { judge: blind, quick }, match))).toThrow(
      'no weights for 2 seats',
    );
  });
});

test('hindsight knows what is hidden: it follows from the whole position', () => {
  const options = { bot: quick, points: 5, matches: 4 };
  const points = finished(hindsightOf(game, match, options));
  expect(points.length).toBeGreaterThan(2);
  expect(points.length).toBeLessThanOrEqual(5);
  for (const { forecast: chances } of points)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  expect(finished(hindsightOf(game, match, options))).toEqual(points);
});

describe('misses', () => {
  const options = { judge, adviser: { ...quick, weigh }, quick, seat: 0 };

  test('are the decisions that an adviser would have made better, with what they bring', () => {
    const misses = finished(missesOf(game, match, options));
    expect(misses.length).toBeGreaterThan(0);
    for (const { position, action, better, gain, effects } of misses) {
      expect(match.decisions[position]).toMatchObject({ seat: 0, action });
      expect(game.legalActions(match.states[position], 0)).toContainEqual(better);
      expect(gain).toBeGreaterThan(0);
      expect(effects).toBeDefined();
    }
    const [one] = misses;
    const among = new Set([one!.position]);
    expect(finished(missesOf(game, match, { ...options, among }))).toEqual([one]);
  });

  test('are none in a match that the adviser itself played', () => {
    const log: LogEntry<unknown>[] = [];
    let played = createMatch(game, setup);
    for (;;) {
      const [seat] = game.activeSeats(played.state);
      if (seat === undefined) break;
      const legal = game.legalActions(played.state, seat);
      const known = knownTo(game, played.state, seat);
      const action = quick.choose({ game, ...known, legal, seed: `review ${log.length}` });
      const next = play(game, played, { seat, action, at: 0 });
      if (!next.ok) throw new Error('refused');
      played = next.match;
      log.push(...next.entries.filter(({ type }) => type === 'action'));
    }
    const own = pastMatchOf(game, inFile(log, 2));
    expect(finished(missesOf(game, own, options))).toEqual([]);
  });

  /** The expected result of an action, by the greedy bot's own estimate. */
  function weigh(turn: Parameters<typeof quick.advise>[0], action: unknown): number {
    return quick.advise({ ...turn, legal: [action] }).expected;
  }
});
