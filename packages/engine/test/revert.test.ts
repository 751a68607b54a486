import { describe, expect, test } from '@jest/globals';
import {
  BrokenLog,
  concede,
  createMatch,
  createRng,
  fold,
  foldOwn,
  hashState,
  knowledgeOf,
  matchFrom,
  momentsOf,
  nextInt,
  play,
  readMatchFile,
  redrawSeedOf,
  revert,
  revertible,
  runLog,
  seatsToAct,
  undo,
  undoable,
  UNDO_ENTRIES,
  writeMatchFile,
  type AnyGame,
  type LogEntry,
  type Match,
  type Played,
} from '../src/index.ts';
import { dive, type DiveState } from '@atoll/testkit/fixture';
import { probe } from '@atoll/game-probe';
import { DRAW, KEEP, REST, setup, swapping, table } from './support/dive-table.ts';

const reasons = (played: Played<unknown, unknown, unknown>): readonly string[] =>
  played.ok ? [] : played.reasons.map(({ code }) => code);
const refusal = (match: Match<DiveState>, seat: number): readonly string[] =>
  reasons(revert(dive, match, { seat, agreed: [], at: 0 }));

/** Both keep their hands, and seat 0 has drawn: entry 3. */
function drawn(): ReturnType<typeof table> {
  const at = table();
  at.act(0, KEEP);
  at.act(1, KEEP);
  at.act(0, DRAW);
  return at;
}

describe('a decision that all agree to take back', () => {
  test('is logged with the seats that agreed, and every seat sees its earlier view again', () => {
    const at = drawn();
    const before = fold(dive, setup, at.log.slice(0, 2)).state;
    at.revert(0, [1]);
    expect(at.log.at(-1)).toEqual({
      ...{ seq: 4, at: 3000, type: 'revert', seat: 0, backTo: 2, agreed: [1] },
    });
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(knowledgeOf(dive as unknown as AnyGame, at.match.state, viewer)).toEqual(
        knowledgeOf(dive as unknown as AnyGame, before, viewer),
      );
    expect(at.match.reverts).toEqual([{ seat: 0, seq: 4, from: 3, agreed: [1] }]);
  });

  test('does not change the given match', () => {
    const at = drawn();
    const { match } = at;
    const before = hashState(match.state);
    at.revert(0);
    expect(hashState(match.state)).toBe(before);
    expect([match.seq, match.reverts]).toEqual([3, []]);
  });

  test('undoes the later decisions of other seats as well', () => {
    const at = drawn();
    at.act(1, DRAW);
    at.revert(0);
    expect(at.match.state).toMatchObject({ turn: 0, turnsLeft: 8 });
    expect(at.match.state.hands.map((hand) => hand.length)).toEqual([2, 2]);
  });

  test('is a whole question, of which no half stays behind', () => {
    const at = swapping();
    at.act(0, { type: 'confirm' });
    expect(undoable(at.match, 0)).toEqual([]);
    at.revert(0);
    expect(at.match.state).toMatchObject({ turn: 0, swap: { give: 0, take: 0 } });
    expect(at.log.at(-1)).toMatchObject({ backTo: 2 });
  });

  test('is the newest one that the seat cannot take back alone', () => {
    const at = drawn();
    at.act(1, REST);
    expect(revertible(dive, at.match, 1)).toMatchObject({ ok: true, decision: { seq: 2 } });
    at.act(0, REST);
    expect(revertible(dive, at.match, 0)).toMatchObject({ ok: true, decision: { seq: 3 } });
    expect(revertible(dive, at.match, 1)).toMatchObject({ ok: true, decision: { seq: 4 } });
    at.revert(1);
    expect(at.match.state.turn).toBe(1);
  });

  test('is refused where there is none, after the end, and of a seat that gave up', () => {
    expect(refusal(createMatch(dive, setup), 0)).toEqual(['nothing-to-revert']);
    expect(refusal(matchFrom(createMatch(dive, setup).state), 0)).toEqual(['nothing-to-revert']);
    const over = drawn();
    for (const seat of [1, 0, 1, 0, 1, 0, 1]) over.act(seat, REST);
    expect(refusal(over.match, 0)).toEqual(['over']);
    const gaveUp = concede(dive, drawn().match, { seat: 0, ends: false, at: 0 });
    if (!gaveUp.ok) throw new Error('refused');
    expect(refusal(gaveUp.match, 0)).toEqual(['conceded']);
    expect(refusal(gaveUp.match, 1)).toEqual(['nothing-to-revert']);
    const long = { ...drawn().match, seq: UNDO_ENTRIES };
    expect(refusal(long, 0)).toEqual(['undo-log-full']);
  });

  test('leaves nothing before it to be taken back, neither alone nor by consent', () => {
    const at = drawn();
    at.act(1, DRAW);
    at.act(0, REST);
    at.revert(1);
    expect([refusal(at.match, 0), refusal(at.match, 1)]).toEqual([
      ['nothing-to-revert'],
      ['nothing-to-revert'],
    ]);
    for (const seat of [0, 1])
      expect(reasons(undo(dive, at.match, { seat, at: 0 }))).toEqual(['nothing-to-undo']);
  });
});

describe('a draw after a revert', () => {
  /** All keys that the generator had, and the pearls that seat 0 drew, one after each revert. */
  function rolled(seed: string, times: number) {
    let match = createMatch(dive, { ...setup, seed });
    const step = (played: Played<DiveState, unknown, unknown>): void => {
      if (!played.ok) throw new Error(JSON.stringify(played.reasons));
      ({ match } = played);
    };
    for (const seat of [0, 1]) step(play(dive, match, { seat, action: KEEP, at: 0 }));
    const keys = [match.state.rng.key];
    const pearls: (number | undefined)[] = [];
    for (let time = 0; time < times; time++) {
      step(play(dive, match, { seat: 0, action: DRAW, at: 0 }));
      pearls.push(match.state.hands[0]!.at(-1));
      step(revert(dive, match, { seat: 0, agreed: [1], at: 0 }));
      keys.push(match.state.rng.key);
    }
    return { keys, pearls };
  }

  test('comes from a key of its own each time, which follows from the seed and the entry alone', () => {
    const { keys } = rolled('rolled', 20);
    expect(new Set(keys).size).toBe(21);
    expect(keys.slice(1, 3)).toEqual(
      [4, 6].map((entry) => createRng(redrawSeedOf('rolled', entry)).key),
    );
    const others = rolled('another seed', 20).keys;
    expect(keys.filter((key) => others.includes(key))).toEqual([]);
  });

  test('is independent of the draw that a player has already seen', () => {
    let same = 0;
    const distinct = new Set<number | undefined>();
    for (let seed = 0; seed < 100; seed++) {
      const [first, second, third] = rolled(`peek ${seed}`, 3).pearls;
      if (first === second) same++;
      distinct.add(second).add(third);
    }
    // Eight pearls are in the deck, so that one of eight draws is the same by chance.
    expect(same).toBeGreaterThan(2);
    expect(same).toBeLessThan(30);
    expect(distinct.size).toBeGreaterThan(12);
  });

  test('leaves the hands as they are, and deals no pearl twice', () => {
    const at = drawn();
    const hands = fold(dive, setup, at.log.slice(0, 2)).state.hands;
    at.revert(0);
    const { state } = at.match;
    expect(state.hands).toEqual(hands);
    const all = [...state.deck, ...state.shelf, ...state.hands.flat()].sort((a, b) => a - b);
    expect(all).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
  });
});

describe('the log of such a match', () => {
  function longer(): ReturnType<typeof table> {
    const at = drawn();
    at.act(1, REST);
    at.revert(0, [1]);
    at.act(0, DRAW);
    at.revert(0, [1]);
    at.act(0, DRAW);
    at.act(1, DRAW);
    return at;
  }

  test('folds to it, cut anywhere, and after it went through a file', () => {
    const at = longer();
    expect(fold(dive, setup, at.log)).toEqual(at.match);
    for (let length = 0; length <= at.log.length; length++)
      expect(fold(dive, setup, at.log.slice(0, length)).seq).toBe(length);
    const seats = ['Ada', 'Ben'].map((name) => ({ name, kind: 'person' as const, bot: '' }));
    const about = { match: 'm', game: 'dive', rules: 1, seats, startedAt: 1, endedAt: 0 };
    const file = { ...about, seed: setup.seed, options: setup.options, log: at.log };
    expect(readMatchFile(writeMatchFile(file)).log).toEqual(at.log);
    const log = at.log.map((entry) => ({ ...entry, agreed: 'all' })) as never;
    expect(() => readMatchFile(writeMatchFile({ ...file, log }))).toThrow(
      'agreed must be a list of seats',
    );
  });

  test('leaves the reverted decision out, and names the seat that decided instead', () => {
    const at = longer();
    const steps = [...runLog(dive, createMatch(dive, setup), at.log)];
    const reverts = steps.filter(({ entry }) => entry.type === 'revert');
    expect(reverts.map(({ undone, sealed, events }) => [undone, sealed, events])).toEqual([
      [3, true, []],
      [6, true, []],
    ]);
    const moments = momentsOf(dive, setup, at.log);
    expect(moments.map(({ seq, undone }) => [seq, undone])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [5, 3],
      [7, 6],
      [8, 0],
      [9, 0],
    ]);
  });

  test('does not fold where a revert goes elsewhere, or was another seat’s', () => {
    const { log } = longer();
    const at = log.findIndex(({ type }) => type === 'revert');
    const forged = (change: object): LogEntry<never>[] =>
      log.map((entry, index) => (index === at ? { ...entry, ...change } : entry)) as never;
    for (const change of [{ backTo: 1 }, { backTo: 3 }, { seat: 1 }])
      expect(() => fold(dive, setup, forged(change))).toThrow(BrokenLog);
  });
});

/** Matches in which people decide by chance, take back, ask all others, and give up. */
describe.each([
  ['dive', dive as unknown as AnyGame],
  ['probe', probe as unknown as AnyGame],
])('whatever happens in %s', (name, game) => {
  const seats = game.seats.max;

  test('a revert shows everybody what they saw before, and the log folds to the match', () => {
    let reverts = 0;
    for (let round = 0; round < 30; round++) {
      const rng = createRng(`${name} ${round}`);
      const begin = { seed: `${name} ${round}`, seats, options: game.parseOptions({}) };
      let match = createMatch(game, begin);
      const log: LogEntry<unknown>[] = [];
      const take = (played: Played<unknown, unknown, unknown>): boolean => {
        if (!played.ok) return false;
        ({ match } = played);
        log.push(...played.entries);
        return true;
      };
      for (let decision = 0; decision < 60; decision++) {
        const seat = nextInt(rng, seats);
        const chance = nextInt(rng, 10);
        if (chance === 0) take(undo(game, match, { seat, at: 1 }));
        else if (chance === 1 && take(revert(game, match, { seat, agreed: [], at: 1 }))) {
          reverts++;
          const { from } = match.reverts.at(-1)!;
          const before = fold(game, begin, log.slice(0, from - 1)).state;
          for (const viewer of [...Array(seats).keys(), 'spectator'] as const)
            expect(knowledgeOf(game, match.state, viewer)).toEqual(
              knowledgeOf(game, before, viewer),
            );
        } else if (decision === 50) take(concede(game, match, { seat, ends: false, at: 1 }));
        const active = seatsToAct(game, match.state);
        const actor = active[nextInt(rng, active.length || 1)];
        if (actor === undefined) break;
        const legal = game.legalActions(match.state, actor);
        take(play(game, match, { seat: actor, action: legal[nextInt(rng, legal.length)], at: 1 }));
      }
      expect(fold(game, begin, log)).toEqual(match);
      expect(foldOwn(game, begin, log)).toEqual(match);
    }
    expect(reverts).toBeGreaterThan(20);
  });
});
