import { describe, expect, test } from '@jest/globals';
import {
  askedSeats,
  BrokenLog,
  concede,
  createMatch,
  fold,
  foldOwn,
  hashState,
  isOver,
  type LogEntry,
  type Match,
  momentsOf,
  outcomeOf,
  play,
  runLog,
  scoresOf,
  undo,
  undoable,
  type AnyGame,
  type Outcome,
  type Played,
} from '../src/index.ts';
import { dive } from '@atoll/testkit/fixture';
import { KEEP, setup, swapping } from './support/dive-table.ts';

const game = dive as unknown as AnyGame;
const three = { ...setup, seats: 3 };

const codes = (played: Played<unknown, unknown, unknown>): readonly string[] =>
  played.ok ? [] : played.reasons.map(({ code }) => code);

/** The match after a seat gave up. */
function given(match: Match<unknown>, seat: number, end: 'ends' | 'goes on') {
  const played = concede(game, match, { seat, ends: end === 'ends', at: 9 });
  if (!played.ok) throw new Error(codes(played).join());
  return played;
}

const begun = (seats = setup): Match<unknown> => createMatch(game, seats);

describe('a seat that gives up', () => {
  test('is written to the log, out of turn too, and changes no state', () => {
    const before = begun(three);
    const { match, entries, events, sealed } = given(before, 2, 'goes on');
    expect(entries).toEqual([{ seq: 1, at: 9, type: 'concede', seat: 2, ends: false }]);
    expect([events, sealed]).toEqual([[], true]);
    expect(match).toMatchObject({ seq: 1, conceded: [{ seat: 2, seq: 1 }], ended: false });
    expect(hashState(match.state)).toBe(hashState(before.state));
    expect(before.conceded).toEqual([]);
    expect(askedSeats(game, match)).toEqual(game.activeSeats(match.state));
    expect(play(game, match, { seat: 2, action: KEEP, at: 0 })).toMatchObject({ ok: true });
  });

  test('ends what may be taken back', () => {
    const at = swapping();
    expect(undoable(at.match, 0).length).toBeGreaterThan(0);
    const { match } = given(at.match as Match<unknown>, 1, 'goes on');
    expect(undoable(match, 0)).toEqual([]);
    expect(codes(undo(game, match, { seat: 0, at: 0 }))).toEqual(['nothing-to-undo']);
  });

  test('does so once, and not after the end', () => {
    const { match } = given(begun(three), 1, 'goes on');
    expect(codes(concede(game, match, { seat: 1, ends: false, at: 0 }))).toEqual(['conceded']);
    const over = given(match, 0, 'ends').match;
    expect([isOver(game, over), askedSeats(game, over)]).toEqual([true, []]);
    for (const played of [
      concede(game, over, { seat: 2, ends: true, at: 0 }),
      play(game, over, { seat: 2, action: KEEP, at: 0 }),
      undo(game, over, { seat: 2, at: 0 }),
    ])
      expect(codes(played)).toEqual(['over']);
  });

  test('is folded, run through and told like every other entry, with its checkpoint', () => {
    let match = begun(three);
    const log: LogEntry<unknown>[] = [];
    for (const seat of [0, 1]) {
      const played = play(game, match, { seat, action: KEEP, at: 1 });
      if (!played.ok) throw new Error('refused');
      match = played.match;
      log.push(...played.entries);
    }
    const one = given(match, 1, 'goes on');
    const two = given(one.match, 2, 'ends');
    log.push(...one.entries, ...two.entries);
    const folded = fold(game, three, log);
    expect(folded).toEqual(two.match);
    expect(foldOwn(game, three, log)).toEqual(two.match);
    expect([...runLog(game, begun(three), log)].map(({ sealed }) => sealed).slice(2)).toEqual([
      true,
      true,
    ]);
    const moments = momentsOf(game, three, log);
    expect(moments.map(({ seq, seat, ended }) => [seq, seat, ended])).toEqual([
      [0, -1, false],
      [1, 0, false],
      [2, 1, false],
      [3, 1, false],
      [4, 2, true],
    ]);
    expect(moments.at(-1)?.conceded).toEqual([
      { seat: 1, seq: 3 },
      { seat: 2, seq: 4 },
    ]);
    const late = { seq: 5, at: 1, type: 'action' as const, seat: 0, action: KEEP };
    expect(() => fold(game, three, [...log, late])).toThrow(BrokenLog);
    const again = { seq: 4, at: 1, type: 'concede' as const, seat: 1, ends: false };
    expect(() => fold(game, three, [...log.slice(0, 3), again])).toThrow('conceded');
  });
});

describe('the result', () => {
  const sheet = (seat: number, total: number) => ({ seat, total, lines: [] });
  const ending = (outcome: Outcome) => ({ outcome: () => outcome });
  const standing = (seats: readonly number[], end: 'ends' | 'goes on' = 'ends') => ({
    state: undefined,
    conceded: seats.map((seat, index) => ({ seat, seq: index + 1 })),
    ended: end === 'ends',
  });
  const ranks = (outcome: Outcome) => scoresOf(outcome).map(({ rank }) => rank);

  test('between seats has those behind the others that gave up, in the order of the rules', () => {
    const ranking: Outcome = {
      kind: 'ranking',
      order: 'points',
      scores: [30, 20, 20, 10].map((total, seat) => ({
        ...sheet(seat, total),
        rank: [1, 2, 2, 4][seat]!,
      })),
    };
    expect(ranks(outcomeOf(ending(ranking), standing([])))).toEqual([1, 2, 2, 4]);
    expect(ranks(outcomeOf(ending(ranking), standing([0])))).toEqual([4, 1, 1, 3]);
    expect(ranks(outcomeOf(ending(ranking), standing([3, 0], 'goes on')))).toEqual([3, 1, 1, 4]);
    expect(ranks(outcomeOf(ending(ranking), standing([1, 2])))).toEqual([1, 3, 3, 2]);
    expect(outcomeOf(ending(ranking), standing([0]))).toMatchObject({ order: 'rules' });
  });

  test('of all together is lost where the concession ended the match, else unchanged', () => {
    const common: Outcome = {
      ...{ kind: 'common', won: true, rating: 7, lines: [], band: '' },
      scores: [sheet(0, 1), sheet(1, 2)],
    };
    expect(outcomeOf(ending(common), standing([0]))).toEqual({ ...common, won: false });
    expect(outcomeOf(ending(common), standing([0], 'goes on'))).toEqual(common);
  });

  test('of a match alone is unchanged', () => {
    const solo: Outcome = { kind: 'solo', band: 'reef', scores: [sheet(0, 12)] };
    expect(outcomeOf(ending(solo), standing([0]))).toEqual(solo);
  });
});
