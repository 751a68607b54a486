import { parseArgs } from 'node:util';
import { hashState, scoresOf, type AnyGame, type MatchFile } from '@atoll/engine';
import { loadGame } from './game.ts';
import { fitOf, positionsIn, readFileOf, type LoggedPosition } from './match-files.ts';
import { printLine } from './print-line.ts';
import { UsageError, wholeNumber } from './usage.ts';

const HOW = 'atoll replay FILE, and one of --at ENTRY, --verify, --diff OTHER';

/**
 * `atoll replay`: prints the contents of a match file. Without an option, one line a decision;
 * `--at` prints the position after a log entry as JSON; both as recorded where the current rules
 * lead elsewhere. `--verify`: whether the current rules accept the log, and the first entry that
 * does not fit; `--diff`: the first entry at which another file differs. Returns 1 for a misfit or
 * a difference.
 */
export async function replay(args: readonly string[]): Promise<number> {
  const { path, at, verify, diff } = readArguments(args);
  const file = await readFileOf(path);
  if (diff !== undefined) return compare(file, await readFileOf(diff));
  const game = (await loadGame(file.game)).game;
  if (verify) return check(game, file);
  const { from, positions } = positionsIn(game, file);
  if (from === 'recording')
    process.stderr.write(
      `it was played by version ${file.rules} of the rules, these are ${game.version}: this is what was recorded\n`,
    );
  if (at === undefined) return list(file, positions);
  const entry = wholeNumber('at', at, { min: 0, max: positions.at(-1)?.seq ?? 0 });
  const shown = positions.findLast(({ seq }) => seq <= entry) as LoggedPosition;
  JSON.stringify(shown.view(), undefined, 2).split('\n').forEach(printLine);
  return 0;
}

interface Arguments {
  readonly path: string;
  readonly at: string | undefined;
  readonly verify: boolean;
  readonly diff: string | undefined;
}

function readArguments(args: readonly string[]): Arguments {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      options: { at: { type: 'string' }, verify: { type: 'boolean' }, diff: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message} Wanted: ${HOW}.`);
  }
  const { positionals, values } = parsed;
  const [path] = positionals;
  if (path === undefined || positionals.length > 1 || Object.keys(values).length > 1)
    throw new UsageError(`wanted: ${HOW}`);
  return { path, at: values.at, verify: values.verify ?? false, diff: values.diff };
}

function check(game: AnyGame, file: MatchFile): number {
  try {
    printLine(fitOf(game, file));
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    printLine(error.message);
    return 1;
  }
}

function compare(one: MatchFile, other: MatchFile): number {
  const { log, recording: _, ...about } = one;
  const { log: otherLog, recording: _other, ...otherAbout } = other;
  for (const name of Object.keys(about) as (keyof typeof about)[])
    if (hashState(about[name]) !== hashState(otherAbout[name]))
      return differ(name, about[name], otherAbout[name]);
  const most = Math.max(log.length, otherLog.length);
  for (let i = 0; i < most; i++)
    if (hashState(log[i]) !== hashState(otherLog[i]))
      return differ(`entry ${i + 1}`, log[i], otherLog[i]);
  printLine('the same match');
  return 0;
}

function differ(what: string, one: unknown, other: unknown): number {
  printLine(`${what} differs:`);
  printLine(`- ${JSON.stringify(one)}`);
  printLine(`+ ${JSON.stringify(other)}`);
  return 1;
}

function list({ seats }: MatchFile, positions: readonly LoggedPosition[]): number {
  const nameOf = (seat: number): string => seats[seat]?.name ?? `seat ${seat}`;
  for (const position of positions.slice(1))
    printLine(`${position.seq} ${nameOf(position.seat)}: ${eventsText(position)}`);
  const outcome = positions.at(-1)?.outcome;
  for (const { seat, total, rank } of outcome ? scoresOf(outcome) : [])
    printLine(`${rank}. ${nameOf(seat)}: ${total}`);
  return 0;
}

/** The events of a decision as text. */
function eventsText({ seq, events, conceded = [], undone }: LoggedPosition): string {
  if (undone > 0) return `took back from entry ${undone} on; what was drawn since is drawn anew`;
  return conceded.some((concession) => concession.seq === seq) ? 'gave up' : JSON.stringify(events);
}
