import { describe, expect, test } from '@jest/globals';
import {
  createMatch,
  drawsOf,
  fold,
  InvalidInput,
  momentsOf,
  momentsOfFile,
  play,
  readMatchFile,
  writeMatchFile,
  type LogEntry,
  type MatchFile,
} from '../src/index.ts';
import { dive, type DiveAction, type DiveState } from '@atoll/testkit/fixture';

const setup = { seed: 'first', seats: 2, options: { bonus: 2 } };

/** Plays on with the first thing that is legal. */
function played(from: typeof setup & { begins?: never }, most: number): LogEntry<DiveAction>[] {
  const log: LogEntry<DiveAction>[] = [];
  let match = createMatch(dive, from);
  while (log.length < most) {
    const [seat] = dive.activeSeats(match.state);
    if (seat === undefined) break;
    const action = dive.legalActions(match.state, seat)[0] as DiveAction;
    const step = play(dive, match, { seat, action, at: 5 });
    if (!step.ok) throw new Error('refused');
    log.push(...step.entries);
    match = step.match;
  }
  return log;
}

const position = momentsOf(dive, setup, played(setup, 4)).at(-1)?.state as DiveState;
const from = (seed: string, knownTo = 0) => ({ ...setup, seed, begins: { position, knownTo } });

describe('a match that goes on from a position', () => {
  test('begins with all that one seat could know there', () => {
    const { state, seq } = createMatch(dive, from('again'));
    expect(seq).toBe(0);
    expect(dive.publicView(state)).toEqual(dive.publicView(position));
    expect(dive.privateView?.(state, 0)).toEqual(dive.privateView?.(position, 0));
  });

  test('deals everything unknown to that seat anew, from its seed alone', () => {
    const hidden = (seed: string): readonly number[] =>
      createMatch(dive, from(seed)).state.hands[1] ?? [];
    const seeds = Array.from({ length: 20 }, (_, index) => `seed ${index}`);
    expect(new Set(seeds.map((seed) => hidden(seed).join())).size).toBeGreaterThan(1);
    expect(seeds.map(hidden)).toEqual(seeds.map(hidden));
  });

  test('leaves the position as it was', () => {
    const before = JSON.stringify(position);
    const log = played(from('again') as never, 6);
    fold(dive, from('again'), log);
    expect(JSON.stringify(position)).toBe(before);
  });

  test('is the same from its file', () => {
    const log = played(from('again') as never, 6);
    const file: MatchFile = {
      match: 'later',
      game: dive.id,
      rules: dive.version,
      seed: 'again',
      options: setup.options,
      origin: { match: 'earlier', action: 4, position, knownTo: 0 },
      seats: ['Ada', 'Ben'].map((name) => ({ name, kind: 'person', bot: '' })),
      startedAt: 1,
      endedAt: 2,
      log,
    };
    const read = readMatchFile(writeMatchFile(file));
    expect(read).toEqual(file);
    const moments = momentsOfFile(dive as never, read);
    expect(moments.at(-1)?.state).toEqual(fold(dive, from('again'), log).state);
    expect(drawsOf(dive as never, read).length).toBeGreaterThan(0);
  });

  test.each([
    ['other seats', { ...setup, seats: 3, seed: 'x' }, position],
    ['counts that no match comes to', { ...setup, seed: 'x' }, { ...position, round: 1e9 }],
  ])('from a position of %s there is no match', (_what, begin, other) => {
    const begins = { position: other, knownTo: 0 };
    expect(() => createMatch(dive, { ...begin, begins })).toThrow(InvalidInput);
  });

  test.each([{}, { hands: 'many' }, []])('from %j there is no match', (nothing) => {
    const begins = { position: nothing, knownTo: 0 };
    expect(() => createMatch(dive, { ...setup, begins })).toThrow(InvalidInput);
  });
});
