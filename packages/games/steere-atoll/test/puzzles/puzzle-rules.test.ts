import { followed, type PuzzleAttempt, type Standing } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { steereAtoll, type SteereAtollAction, type SteereAtollState } from '../../src/index.ts';
import { puzzleRules } from '../../src/puzzles/puzzle-rules.ts';
import { activeSeat } from '../../src/state.ts';
import { alternating, played } from '../played.ts';
import { attackWins, firstWins } from './brute-force.ts';
import { latePosition } from './late-position.ts';

type Attempt = PuzzleAttempt<SteereAtollState, SteereAtollAction>;

const NO_SWAP = { size: 7, swap: false };

/** Black joins c2 to its South island; the gap above, between d5 and e3, has two ends. */
const WIN_IN_TWO = alternating('d6 d5 e3 d3 c2', 'e5 c3 b3 d2 f4');
/** Black's chain from the West leaps to f2: the gaps on both sides of it have two ends each. */
const WIN_IN_THREE = alternating('d5 a3 b3 c2 d2', 'b4 c3 e3 b2 b5');
/** Black joins b2 to its South island, and White answers by threatening to cut d2 off and win. */
const COUNTER_THREAT = alternating('d5 a4 b4 d4 b3 b2 d2 f2', 'b5 c4 a3 c3 e3 d3 c2 b6');

const stateOf = (words: string): SteereAtollState => played(words, NO_SWAP).match.state;

/** The line that is found, in cells; undefined where the position is no puzzle. */
function lineOf(state: SteereAtollState): readonly string[] | undefined {
  const found = puzzleRules.search(state, activeSeat(state) ?? -1);
  return found?.line.map((action) => (action.type === 'place' ? action.cell : action.type));
}

/** An attempt at the puzzle of a position, after stones on those cells. */
function attempt(start: SteereAtollState, words = ''): Attempt {
  const task = puzzleRules.search(start, activeSeat(start) ?? -1);
  if (!task) throw new Error('no puzzle');
  const placed = words.split(' ').filter((word) => word !== '');
  let state = start;
  const log: number[] = [];
  for (const cell of placed) {
    const legal = steereAtoll.legalActions(state, activeSeat(state) ?? -1);
    const number = legal.findIndex((one) => one.type === 'place' && one.cell === cell);
    log.push(number);
    state = followed(steereAtoll, state, [number]).state;
  }
  return { task, start, ...followed(steereAtoll, start, log) };
}

const standing = (words: string, then: string): Standing =>
  puzzleRules.standing(attempt(stateOf(words), then));
const open = (turnsLeft: number): Standing => ({ kind: 'open', turnsLeft });
const missed: Standing = { kind: 'missed', reached: 0 };

describe('a puzzle', () => {
  test('is a win in 2: the stone that leaves a gap with two ends', () => {
    expect(lineOf(stateOf(WIN_IN_TWO))).toEqual([
      'c1',
      expect.stringMatching(/e4|d4/),
      expect.anything(),
    ]);
    expect(puzzleRules.search(stateOf(WIN_IN_TWO), 0)).toMatchObject({
      goal: 'win',
      seat: 0,
      turns: 2,
      best: 2,
    });
  });

  test('is a win in 3: the stone between two such gaps', () => {
    expect(lineOf(stateOf(WIN_IN_THREE))).toEqual(['f2', 'e2', 'e1', 'g2', 'g1']);
  });

  test('is none where a stone wins at once, or the other seat is on turn', () => {
    expect(lineOf(stateOf(`${WIN_IN_TWO} c1 e4`))).toBeUndefined();
    expect(lineOf(stateOf(`${WIN_IN_TWO} c1 a5`))).toBeUndefined();
    expect(puzzleRules.search(stateOf(WIN_IN_TWO), 1)).toBeUndefined();
  });

  test('is none where the win was forced before the last stone: the first cell only answers it', () => {
    expect(lineOf(stateOf(`${WIN_IN_THREE} f2 e2`))).toBeUndefined();
  });

  test('is none while a swap is possible', () => {
    for (const words of ['', 'd3'])
      expect(lineOf(played(words, { size: 7, swap: true }).match.state)).toBeUndefined();
  });

  test('has one first cell, and its line is the longest, as trying every cell finds', () => {
    const kinds = new Map<number, number>();
    fc.assert(
      fc.property(latePosition(13), (state) => {
        const seat = activeSeat(state) ?? -1;
        const found = puzzleRules.search(state, seat);
        if (!found || found.turns > 3) return;
        const { turns, line } = found;
        kinds.set(turns, (kinds.get(turns) ?? 0) + 1);
        expect(attackWins(state, turns - 1)).toBe(false);
        const first = state.open.filter((cell) => firstWins(state, cell, turns));
        const cells = line.map((action) => steereAtoll.legalActions(state, seat).indexOf(action));
        expect(first).toEqual([state.open[cells[0] ?? -1]]);
        let end = state;
        for (const action of line)
          end = steereAtoll.apply(steereAtoll.clone(end), activeSeat(end) ?? -1, action).state;
        expect([line.length, end.winner]).toEqual([2 * turns - 1, seat]);
      }),
      { seed: 2008, numRuns: 300 },
    );
    expect([...kinds.keys()].sort()).toEqual([2, 3]);
  });
});

describe('an attempt', () => {
  test('is open before the first stone, and with the turns left after each right one', () => {
    expect(standing(WIN_IN_THREE, '')).toEqual(open(3));
    expect(standing(WIN_IN_THREE, 'f2')).toEqual(open(2));
    expect(standing(WIN_IN_THREE, 'f2 e2')).toEqual(open(2));
    expect(standing(WIN_IN_THREE, 'f2 e2 e1')).toEqual(open(1));
    expect(standing(WIN_IN_THREE, 'f2 e2 e1 g2 g1')).toEqual({ kind: 'solved' });
  });

  test('is missed by a stone that no longer wins in time, though it may win later', () => {
    expect(standing(WIN_IN_THREE, 'e2')).toEqual(missed);
    expect(standing(WIN_IN_THREE, 'f2 e2 g1')).toEqual(missed);
    expect(standing(WIN_IN_TWO, 'c1 e4 a5')).toEqual(missed);
  });

  test('goes on with any other stone that wins in time', () => {
    for (const cell of ['e1', 'e2', 'g1', 'g2'])
      expect(standing(WIN_IN_THREE, `f2 a5 ${cell}`)).toEqual(open(1));
    expect(standing(WIN_IN_TWO, 'c1 a5 e4')).toEqual({ kind: 'solved' });
    expect(standing(WIN_IN_TWO, 'c1 a5 d4')).toEqual({ kind: 'solved' });
  });

  test('has to answer a threat to win at once', () => {
    expect(standing(COUNTER_THREAT, 'c1 e2')).toEqual(open(2));
    expect(standing(COUNTER_THREAT, 'c1 e2 g2')).toEqual(missed);
    expect(standing(COUNTER_THREAT, 'c1 e2 e1')).toEqual(open(1));
    expect(standing(COUNTER_THREAT, 'c1 e2 g2 e1')).toEqual(missed);
  });
});

describe('a reply', () => {
  const reply = (words: string, then: string): SteereAtollAction =>
    puzzleRules.reply(attempt(stateOf(words), then));

  test('is the one in the line', () => {
    for (const words of [WIN_IN_TWO, WIN_IN_THREE, COUNTER_THREAT]) {
      const line = lineOf(stateOf(words)) ?? [];
      for (let at = 1; at < line.length; at += 2)
        expect(reply(words, line.slice(0, at).join(' '))).toEqual({
          type: 'place',
          cell: line[at],
        });
    }
  });

  test('threatens to win where it can', () => {
    expect(reply(COUNTER_THREAT, 'c1')).toEqual({ type: 'place', cell: 'e2' });
  });
});
