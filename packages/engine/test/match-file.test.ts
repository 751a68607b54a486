import { describe, expect, test } from '@jest/globals';
import {
  createMatch,
  hashState,
  InvalidInput,
  momentsOf,
  momentsOfFile,
  play,
  readMatchFile,
  recordMoment,
  undo,
  writeMatchFile,
  type LogEntry,
  type MatchFile,
} from '../src/index.ts';
import { dive, type DiveAction } from '@atoll/testkit/fixture';

const setup = { seed: 'file', seats: 2, options: { bonus: 2 } };

/** A match in which something was taken back, and the states that it went through. */
function played(): { readonly log: LogEntry<DiveAction>[]; readonly hashes: string[] } {
  const log: LogEntry<DiveAction>[] = [];
  let match = createMatch(dive, setup);
  const hashes = [hashState(match.state)];
  for (let i = 0; i < 12; i++) {
    const seat = dive.activeSeats(match.state)[0];
    if (seat === undefined) break;
    const action = dive.legalActions(match.state, seat)[0] as DiveAction;
    const step = play(dive, match, { seat, action, at: 1000 + i });
    if (!step.ok) throw new Error('refused');
    match = step.match;
    log.push(...step.entries);
    hashes.push(hashState(match.state));
    const back = i === 1 ? undo(dive, match, { seat, at: 1500 }) : undefined;
    if (back?.ok) {
      log.push(...back.entries);
      match = back.match;
      hashes.length = 1 + hashes.indexOf(hashState(match.state));
    }
  }
  return { log, hashes };
}

const file = (): MatchFile => ({
  match: 'abc',
  game: dive.id,
  rules: dive.version,
  seed: setup.seed,
  options: setup.options,
  seats: [
    { name: 'Ada', kind: 'person', bot: '' },
    { name: 'Šárka "x"', kind: 'bot', bot: 'greedy' },
  ],
  startedAt: 5,
  endedAt: 9,
  log: played().log,
});

/** The moments of a file by the rules of today. */
const momentsOfIt = (changed: Partial<MatchFile>) =>
  momentsOfFile(dive as never, { ...file(), ...changed });

describe('the end of a match that was played by older rules', () => {
  const endHash = played().hashes.at(-1)!;

  test('has to be the one that the rules of today lead to', () => {
    const read = readMatchFile(writeMatchFile({ ...file(), rules: 0, endHash }));
    expect(read.endHash).toBe(endHash);
    expect(momentsOfIt(read)).toHaveLength(played().hashes.length);
    expect(() => momentsOfIt({ rules: 0, endHash: played().hashes[1]! })).toThrow(
      'it ended in another position than the rules of today lead to',
    );
  });

  test('has to be known', () => {
    expect(() => momentsOfIt({ rules: 0 })).toThrow('nothing tells whether');
    expect(momentsOfIt({})).toHaveLength(played().hashes.length);
  });

  test('is checked for rules of today too', () => {
    expect(() => momentsOfIt({ endHash: '00' })).toThrow('it ended in another position');
    const bad = writeMatchFile({ ...file(), endHash: 5 as never });
    expect(() => readMatchFile(bad)).toThrow('line 1: endHash must be a string, not 5');
  });
});

describe('a match file', () => {
  test('is read as it was written', () => {
    expect(readMatchFile(writeMatchFile(file()))).toEqual(file());
    const repeated = { ...file(), repeats: { match: 'earlier' } };
    expect(readMatchFile(writeMatchFile(repeated))).toEqual(repeated);
  });

  test.each<[string, (text: string) => string]>([
    ['with the line ends of Windows', (text) => text.replaceAll('\n', '\r\n')],
    ['with a mark of its byte order', (text) => `\uFEFF${text}`],
    ['with both', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
  ])('that an editor saved %s is read as it was written', (_, saved) => {
    expect(readMatchFile(saved(writeMatchFile(file())))).toEqual(file());
  });

  test('that an editor gave other line ends at its end is read, too', () => {
    expect(readMatchFile(`${writeMatchFile(file())}\n\n`)).toEqual(file());
  });

  const lines = (): string[] => writeMatchFile(file()).trimEnd().split('\n');
  const changed = (at: number, from: string | RegExp, to: string): string =>
    lines()
      .map((line, i) => (i === at ? line.replace(from, to) : line))
      .join('\n');
  test.each<[string, () => string, string]>([
    ['nothing', () => '', 'empty'],
    ['no JSON', () => changed(2, '{', ''), 'line 3 is no JSON'],
    ['a list', () => changed(2, /.*/, '[]'), 'line 3 must be a JSON object'],
    ['another format', () => changed(0, 'atoll-match', 'pgn'), 'format must be "atoll-match"'],
    [
      'a later version',
      () => changed(0, '"version":1', '"version":3'),
      'version must be 1 or 2, not 3',
    ],
    ['no seats', () => changed(0, /"seats":\[.*\],/, '"seats":[],'), 'seats must be a list'],
    ['a seat of no kind', () => changed(0, '"person"', '"cat"'), 'seat 0 must have'],
    ['a time that is none', () => changed(0, '"startedAt":5', '"startedAt":-5'), 'from 0, not -5'],
    [
      'an origin without a position',
      () => changed(0, '"seats":', '"origin":{"match":"m","action":3,"knownTo":0},"seats":'),
      'origin must have a match',
    ],
    [
      'a repeated deal of no match',
      () => changed(0, '"seats":', '"repeats":{"match":3},"seats":'),
      'repeats must have the id of a match',
    ],
    [
      'a repeated deal with a secret of its own',
      () => changed(0, '"seats":', '"repeats":{"match":"m"},"sharedSeed":{},"seats":'),
      'a match that repeats the deal of another one has no sharedSeed',
    ],
    ['a missing field', () => changed(0, '"rules":', '"roles":'), 'rules must be a number'],
    ['an entry of no type', () => changed(1, '"action"', '"magic"'), 'type must be "action"'],
    ['a gap', () => lines().toSpliced(2, 1).join('\n'), 'entries; its last line says'],
    ['another order', () => changed(1, '"seq":1', '"seq":7'), 'entry 7 stands where 1'],
    ['another seat', () => changed(1, '"seat":0', '"seat":1'), 'the file was changed'],
    ['another seed', () => changed(0, '"seed":"file"', '"seed":"fine"'), 'the file was changed'],
    ['UTF-16', () => lines().join('\n').replace(/./g, '$&\0'), 'save it as UTF-8'],
    ['no end', () => lines().slice(0, -1).join('\n'), 'the file was cut off'],
  ])('refuses %s, and says where', (_, text, said) => {
    expect(() => readMatchFile(text())).toThrow(InvalidInput);
    expect(() => readMatchFile(text())).toThrow(said);
  });
});

describe('a match file with a recording', () => {
  const recording = momentsOfIt({}).map((moment) => recordMoment(dive as never, moment, 2));
  const text = writeMatchFile({ ...file(), recording });
  const changed = (from: string | RegExp, to: string): string => text.replace(from, to);

  test('is read as it was written', () => {
    expect(recording).toHaveLength(played().hashes.length);
    expect(readMatchFile(text)).toEqual(JSON.parse(JSON.stringify({ ...file(), recording })));
  });

  test.each<[string, () => string, string]>([
    [
      'a missing position',
      () => text.replace(/\{"type":"position".*\n/, ''),
      'positions; its last',
    ],
    ['a view that is none', () => changed(/"view":\{/, '"view":5,"v":{'), 'the file was changed'],
    [
      'points of another number of seats',
      () =>
        writeMatchFile({ ...file(), recording: recording.map((one) => ({ ...one, points: [] })) }),
      'points must be a list of 2, not []',
    ],
    [
      'an event list that is none',
      () => writeMatchFile({ ...file(), recording: [{ ...recording[0]!, events: 3 as never }] }),
      'events must be a list, not 3',
    ],
  ])('refuses %s, and says where', (_, bad, said) => {
    expect(() => readMatchFile(bad())).toThrow(InvalidInput);
    expect(() => readMatchFile(bad())).toThrow(said);
  });
});

test('the moments of a match are the states that still count, in order', () => {
  const { log, hashes } = played();
  expect(log.some(({ type }) => type === 'undo')).toBe(true);
  const moments = momentsOf(dive, setup, log);
  expect(moments.map(({ state }) => hashState(state))).toEqual(hashes);
  expect(moments[0]).toMatchObject({ seq: 0, seat: -1, events: [] });
});

test('a hostile file is refused in few words, however deep or long its values are', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const [first = ''] = writeMatchFile(file()).split('\n');
  const end = '{"entries":1,"sha256":"0"}';
  for (const value of [deep, JSON.stringify('x'.repeat(100_000))]) {
    const read = (line: string) => () => readMatchFile(`${first}\n${line}\n${end}\n`);
    for (const line of [`{"seq":${value},"at":1}`, `{"seq":1,"at":1,"type":${value}}`]) {
      expect(read(line)).toThrow(InvalidInput);
      expect(read(line)).toThrow(/^.{1,250}$/);
    }
  }
});
