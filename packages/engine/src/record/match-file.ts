import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { InvalidInput, UnreadableFile } from '../errors.ts';
import type { AnyGame, Beginning, Setup } from '../game.ts';
import { type DailyDeal, dailySeed } from './daily-seed.ts';
import type { LogEntry } from '../log.ts';
import { field, type Fields, isWhole, readLine, shown } from './match-file-fields.ts';
import { readPosition, type RecordedPosition } from './recorded-position.ts';
import { seedFrom, SHARE, type SharedSeed } from '../shared-seed.ts';

/** The format name in the first line of a match file, and the version of the format. */
const FORMAT = 'atoll-match';
const VERSION = 1;
/** The version of the format that also holds the position after every decision. */
const RECORDED = 2;
const POSITION = 'position';

export interface FiledSeat {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  /** The bot's id, or ''. */
  readonly bot: string;
  /** An external program played the seat, like a person; missing means no. */
  readonly program?: boolean;
}

/** The position of another match that a match continues. */
export interface Origin extends Beginning {
  /** The id of the other match. */
  readonly match: string;
  /** The number of its actions before the position, without actions taken back. */
  readonly action: number;
}

/** The match whose deal a match repeats: its seed, so it was known when this match began. */
export interface RepeatedDeal {
  /** The id of the other match. */
  readonly match: string;
}

/** A whole match, in a form that can leave its server. */
export interface MatchFile {
  /** Its id on that server. */
  readonly match: string;
  readonly game: string;
  /** The version of its rules. */
  readonly rules: number;
  /** The seed of every shuffle and draw. */
  readonly seed: string;
  /** The components of the seed; missing in a match from before seeds were shared. */
  readonly sharedSeed?: SharedSeed;
  readonly options: unknown;
  /** Missing in a match that starts as the rules say. */
  readonly origin?: Origin;
  /** Missing in a match with a seed of its own. */
  readonly repeats?: RepeatedDeal;
  /** The day of a daily match; missing in any other. */
  readonly daily?: DailyDeal;
  readonly seats: readonly FiledSeat[];
  /** In ms since 1970. */
  readonly startedAt: number;
  /** The same; 0 for an unfinished match. */
  readonly endedAt: number;
  /**
   * The hash of the position at the end, by the rules of that time; missing in an unfinished match,
   * and in old files.
   */
  readonly endHash?: string;
  readonly log: readonly LogEntry<unknown>[];
  /**
   * The position after every decision, used when the current rules lead to another end; missing in
   * most files.
   */
  readonly recording?: readonly RecordedPosition[];
}

/**
 * The setup of the match in a file. Throws `InvalidInput` when the rules do not support its
 * options.
 */
export function setupOf(
  game: AnyGame,
  { seed, seats, options, origin }: MatchFile,
): Setup<unknown> {
  return { seed, seats: seats.length, options: game.parseOptions(options), begins: origin };
}

/**
 * A match as JSON lines in the format of `docs/match-file.md`: the header, the log with one entry a
 * line, the recorded position after every decision (if recorded), and the SHA-256 of all lines
 * before the last.
 */
export function writeMatchFile({ log, recording, ...about }: MatchFile): string {
  const version = recording === undefined ? VERSION : RECORDED;
  const positions = recording?.map((position) => ({ type: POSITION, ...position })) ?? [];
  const lines = [{ format: FORMAT, version, ...about }, ...log, ...positions];
  const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const counts = recording === undefined ? {} : { positions: positions.length };
  const end = { entries: log.length, ...counts, sha256: checksum(body) };
  return `${body}${JSON.stringify(end)}\n`;
}

/**
 * Reads the text of a match file, without checking its log against the rules. Throws `InvalidInput`
 * that names the line: invalid JSON, another format or version, a missing or wrong field, a gap in
 * the numbering, an end that is missing or does not fit the lines before it.
 */
export function readMatchFile(text: string): MatchFile {
  if (text.includes('\0'))
    throw new UnreadableFile('encoding', 'the file is not in UTF-8: save it as UTF-8');
  const lines = linesOf(text);
  const [first, ...rest] = lines.map(readLine);
  if (first === undefined) throw new UnreadableFile('empty', 'the file is empty');
  const about = readAbout(first);
  const end = rest.pop();
  if (end === undefined || typeof end['sha256'] !== 'string')
    throw new UnreadableFile(
      'cutOff',
      `line ${lines.length}: the last line must be {"entries":…,"sha256":…}; the file was cut off`,
    );
  const begin = rest.findIndex(({ type }) => type === POSITION);
  const entries = begin < 0 ? rest : rest.slice(0, begin);
  const positions = rest.slice(entries.length);
  hold(entries.length, { what: 'entries', said: end['entries'] });
  if (first['version'] === RECORDED)
    hold(positions.length, { what: 'positions', said: end['positions'] });
  const log = entries.map(readEntry);
  const body = lines.slice(0, -1).map((line) => `${line}\n`);
  if (checksum(body.join('')) !== end['sha256'])
    throw new UnreadableFile(
      'changed',
      'the file was changed: what it holds is not what its checksum is of',
    );
  if (first['version'] === VERSION) return { ...about, log };
  const seats = about.seats.length;
  const recording = positions.map((position, at) =>
    readPosition(position, { line: entries.length + at + 2, seats }),
  );
  return { ...about, log, recording };
}

/** The original lines, whichever line ends and byte order mark an editor gave the file. */
const linesOf = (text: string): readonly string[] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');

function hold(
  count: number,
  { what, said }: { readonly what: string; readonly said: unknown },
): void {
  if (said !== count)
    throw new UnreadableFile(
      'cutOff',
      `the file has ${count} ${what}; its last line says ${String(said)}`,
    );
}

const checksum = (body: string): string => bytesToHex(sha256(utf8ToBytes(body)));

function readAbout(line: Fields): Omit<MatchFile, 'log' | 'recording'> {
  if (line['format'] !== FORMAT)
    throw new UnreadableFile(
      'otherFormat',
      `line 1: format must be "${FORMAT}", not ${shown(line['format'])}`,
    );
  if (line['version'] !== VERSION && line['version'] !== RECORDED)
    throw new UnreadableFile(
      'otherVersion',
      `line 1: version must be ${VERSION} or ${RECORDED}, not ${shown(line['version'])}`,
    );
  const text = (name: string): string => field(line, name, { line: 1, type: 'string' }) as string;
  const count = (name: string): number => {
    const value = field(line, name, { line: 1, type: 'number' }) as number;
    if (Number.isInteger(value) && value >= 0) return value;
    throw new InvalidInput(`line 1: ${name} must be a whole number from 0, not ${value}`);
  };
  const { seats, sharedSeed, origin, repeats, daily, endHash } = line;
  if (!Array.isArray(seats) || seats.length === 0)
    throw new InvalidInput('line 1: seats must be a list of one seat at least');
  return {
    match: text('match'),
    game: text('game'),
    rules: count('rules'),
    seed: text('seed'),
    ...(repeats === undefined ? {} : { repeats: readRepeats(repeats, { sharedSeed }) }),
    ...(daily === undefined
      ? {}
      : { daily: readDaily(daily, { game: text('game'), seed: text('seed') }) }),
    ...(sharedSeed === undefined
      ? {}
      : { sharedSeed: readSharedSeed(sharedSeed, { seats: seats.length, seed: text('seed') }) }),
    options: line['options'],
    ...(origin === undefined ? {} : { origin: readOrigin(origin, seats.length) }),
    seats: seats.map(readSeat),
    startedAt: count('startedAt'),
    endedAt: count('endedAt'),
    ...(endHash === undefined ? {} : { endHash: text('endHash') }),
  };
}

function readOrigin(read: unknown, seats: number): Origin {
  const { match, action, knownTo, position } = (read ?? {}) as Fields;
  const fits =
    typeof match === 'string' &&
    isWhole(action) &&
    isWhole(knownTo) &&
    knownTo < seats &&
    typeof position === 'object' &&
    position !== null;
  if (fits) return { match, action, knownTo, position };
  throw new InvalidInput(
    'line 1: origin must have a match, an action from 0, a seat that it is knownTo, and a position',
  );
}

/** A repeated seed was known before the match: no commitment can go with it. */
function readRepeats(
  read: unknown,
  { sharedSeed }: { readonly sharedSeed: unknown },
): RepeatedDeal {
  const { match } = (read ?? {}) as Fields;
  if (typeof match !== 'string' || match === '')
    throw new InvalidInput('line 1: repeats must have the id of a match as text');
  if (sharedSeed !== undefined)
    throw new InvalidInput(
      'line 1: a match that repeats the deal of another one has no sharedSeed',
    );
  return { match };
}

/** The seed of a daily match follows from its game and its day. */
function readDaily(
  read: unknown,
  { game, seed }: { readonly game: string; readonly seed: string },
): DailyDeal {
  const { day } = (read ?? {}) as Fields;
  if (typeof day !== 'string') throw new InvalidInput('line 1: daily must have a day as text');
  if (dailySeed(game, day) !== seed)
    throw new UnreadableFile('seed', 'line 1: the seed does not follow from the game and the day');
  return { day };
}

function readSharedSeed(
  read: unknown,
  { seats, seed }: { readonly seats: number; readonly seed: string },
): SharedSeed {
  const { secret, shares } = (read ?? {}) as Fields;
  const all: readonly unknown[] = Array.isArray(shares) ? shares : [];
  const fit = all.every(
    (share) => typeof share === 'string' && (share === '' || SHARE.test(share)),
  );
  if (typeof secret !== 'string' || all.length !== seats || !fit)
    throw new InvalidInput(
      'line 1: sharedSeed must have a secret, and a share of 22 signs for each seat, or ""',
    );
  const sharedSeed = { secret, shares: all as readonly string[] };
  if (seedFrom(sharedSeed) !== seed)
    throw new UnreadableFile(
      'seed',
      'line 1: the seed does not follow from the secret and the shares',
    );
  return sharedSeed;
}

function readSeat(seat: unknown, index: number): FiledSeat {
  const { name, kind, bot, program = false } = (seat ?? {}) as Fields;
  if (typeof name !== 'string' || typeof bot !== 'string' || (kind !== 'person' && kind !== 'bot'))
    throw new InvalidInput(
      `line 1: seat ${index} must have a name, a bot ('' for none) and the kind "person" or "bot"`,
    );
  return { name, kind, bot, ...(program === true ? { program } : {}) };
}

function readEntry(entry: Fields, index: number): LogEntry<unknown> {
  const line = index + 2;
  const number = (name: string): number => field(entry, name, { line, type: 'number' }) as number;
  const { type } = entry;
  const seq = number('seq');
  if (seq !== index + 1)
    throw new InvalidInput(`line ${line}: entry ${seq} stands where ${index + 1} was expected`);
  number('at');
  if (type === 'check') field(entry, 'hash', { line, type: 'string' });
  else if (type === 'undo') ['seat', 'backTo'].forEach(number);
  else if (type === 'revert') {
    ['seat', 'backTo'].forEach(number);
    const { agreed } = entry;
    if (!Array.isArray(agreed) || !agreed.every(Number.isInteger))
      throw new InvalidInput(`line ${line}: agreed must be a list of seats, not ${shown(agreed)}`);
  } else if (type === 'action') number('seat');
  else if (type === 'concede') {
    number('seat');
    field(entry, 'ends', { line, type: 'boolean' });
  } else
    throw new InvalidInput(
      `line ${line}: type must be "action", "undo", "revert", "concede" or "check", not ${shown(type)}`,
    );
  return entry as unknown as LogEntry<unknown>;
}
