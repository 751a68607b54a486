import {
  type AnyGame,
  BrokenLog,
  createMatch,
  type Match,
  NOTHING_HAPPENED,
  type Setup,
} from '@atoll/engine';
import { entriesByBots } from '../by-bot.ts';
import type { Turns } from '../turns.ts';
import type { ClockStep } from '../clock/clock-run.ts';
import { clockStepOf } from '../clock/match-clock.ts';
import { type LogRun, runThrough, type StepList } from './step-history.ts';
import { hashToken as hashText } from '../secrets.ts';
import type { MatchStore, SeatRecord, Snapshot, StoredEntry } from '../../store/match-store.ts';

/** A snapshot is written about every so many log entries. */
export const SNAPSHOT_EVERY = 100;
/** Entries before a snapshot that are read too: they hold the answers to the newest actions. */
const BEFORE = 200;

/** The seed is left out: it is stored with the match. */
export function snapshotOf(game: AnyGame, { seed: _, ...match }: Match<unknown>): Snapshot {
  const text = JSON.stringify(match);
  return { seq: match.seq, gameVersion: game.version, match: text, hash: hashText(text) };
}

/** The match of a snapshot; undefined if it is of other rules, or damaged. */
export function matchOf(
  game: AnyGame,
  { gameVersion, match, hash, seq }: Snapshot,
  { seed }: Pick<Setup<unknown>, 'seed'>,
): Match<unknown> | undefined {
  if (gameVersion !== game.version || hashText(match) !== hash) return undefined;
  const read = JSON.parse(match) as Match<unknown>;
  // Older snapshots lack the fields for later features, and the settled decisions: a log that goes
  // back to before such a snapshot is read from its beginning.
  return read.seq === seq ? { ...NOTHING_HAPPENED, ...read, seed } : undefined;
}

/** A match that has begun, as its log tells it, with its newest log entries. */
export interface Restored {
  readonly match: Match<unknown>;
  /** The steps since the snapshot at which the restore began, or since the beginning. */
  readonly steps: StepList;
  readonly log: readonly StoredEntry[];
  /** The effects on the clocks of the entries after `clocksFrom`; none without a clock. */
  readonly clockSteps: readonly ClockStep[];
}

export interface RestoreParts {
  readonly game: AnyGame;
  readonly setup: Setup<unknown>;
  readonly store: MatchStore;
  readonly matchId: string;
  /** The seats at the table; without them no step is marked as a bot's for a person. */
  readonly seats?: readonly Pick<SeatRecord, 'kind'>[];
  /** The length of the log up to which the clocks are known; undefined without a clock. */
  readonly clocksFrom?: number | undefined;
  readonly turns?: Turns;
}

/**
 * Folds a match from its newest snapshot on, or from the beginning if no snapshot fits its log.
 * Throws `BrokenLog` for a log that does not fold under the current rules. Other work gets its turn
 * in between.
 */
export async function restore(parts: RestoreParts): Promise<Restored> {
  const { game, setup, store, matchId } = parts;
  return (
    (await fromSnapshot(parts)) ??
    foldedOn(parts, createMatch(game, setup), await store.readLog(matchId))
  );
}

async function fromSnapshot(parts: RestoreParts): Promise<Restored | undefined> {
  const { game, setup, store, matchId, clocksFrom = Infinity } = parts;
  const snapshot = await store.findSnapshot(matchId);
  const match = snapshot && matchOf(game, snapshot, setup);
  // The clocks need the seats that were asked before it.
  if (!match || match.seq > clocksFrom) return undefined;
  const log = await store.readLog(matchId, Math.max(0, match.seq - BEFORE));
  if (!log.some(({ entry }) => entry.seq === match.seq)) return undefined;
  try {
    return await foldedOn(parts, match, log);
  } catch (error) {
    if (error instanceof BrokenLog) return undefined;
    throw error;
  }
}

async function foldedOn(
  { game, clocksFrom, seats = [], turns }: RestoreParts,
  begin: Match<unknown>,
  log: readonly StoredEntry[],
): Promise<Restored> {
  const entries = log.map(({ entry }) => entry).filter(({ seq }) => seq > begin.seq);
  const clockSteps: ClockStep[] = [];
  const onStep: LogRun['onStep'] = (step) => {
    if (clocksFrom !== undefined && step.entry.seq > clocksFrom)
      clockSteps.push(clockStepOf(game, step));
  };
  const byBots = entriesByBots(log, seats);
  const run = await runThrough(game, begin, { log: entries, byBots, onStep, turns });
  return { ...run, log, clockSteps };
}
