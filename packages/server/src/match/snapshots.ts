import { type AnyGame, BrokenLog, createMatch, type Match, type Setup } from '@atoll/engine';
import { runThrough, type StepList } from './step-history.ts';
import { hashToken as hashText } from './secrets.ts';
import type { MatchStore, Snapshot, StoredEntry } from '../store/match-store.ts';

/** A snapshot is written with about every so many entries of a log. */
export const SNAPSHOT_EVERY = 100;
/**
 * Entries before a snapshot that are read too: the answers to the newest actions stand in them.
 */
const BEFORE = 200;

export function snapshotOf(game: AnyGame, match: Match<unknown>): Snapshot {
  const text = JSON.stringify(match);
  return { seq: match.seq, gameVersion: game.version, match: text, hash: hashText(text) };
}

/** The match of a snapshot; undefined where it is of other rules, or damaged. */
export function matchOf(
  game: AnyGame,
  { gameVersion, match, hash, seq }: Snapshot,
): Match<unknown> | undefined {
  if (gameVersion !== game.version || hashText(match) !== hash) return undefined;
  const read = JSON.parse(match) as Match<unknown>;
  return read.seq === seq ? read : undefined;
}

/** A match that has begun, as its log tells it, with the newest entries of it. */
export interface Restored {
  readonly match: Match<unknown>;
  /** What happened since the snapshot at which the restoring began, or since the beginning. */
  readonly steps: StepList;
  readonly log: readonly StoredEntry[];
}

export interface RestoreParts {
  readonly game: AnyGame;
  readonly setup: Setup<unknown>;
  readonly store: MatchStore;
  readonly matchId: string;
}

/**
 * Folds a match from its newest snapshot on, and from the beginning where there is none that fits
 * its log. Throws `BrokenLog` for a log that does not fold under the rules of today. Others get
 * their turn in between.
 */
export async function restore(parts: RestoreParts): Promise<Restored> {
  const { game, setup, store, matchId } = parts;
  return (
    (await fromSnapshot(parts)) ??
    foldedOn(game, createMatch(game, setup), await store.readLog(matchId))
  );
}

async function fromSnapshot({ game, store, matchId }: RestoreParts): Promise<Restored | undefined> {
  const snapshot = await store.findSnapshot(matchId);
  const match = snapshot && matchOf(game, snapshot);
  if (!match) return undefined;
  const log = await store.readLog(matchId, Math.max(0, match.seq - BEFORE));
  if (!log.some(({ entry }) => entry.seq === match.seq)) return undefined;
  try {
    return await foldedOn(game, match, log);
  } catch (error) {
    if (error instanceof BrokenLog) return undefined;
    throw error;
  }
}

async function foldedOn(
  game: AnyGame,
  begin: Match<unknown>,
  log: readonly StoredEntry[],
): Promise<Restored> {
  const entries = log.map(({ entry }) => entry).filter(({ seq }) => seq > begin.seq);
  return { ...(await runThrough(game, begin, entries)), log };
}
