import { z } from 'zod';
import { UsageError } from '../../usage.ts';
import type { MatchRecord } from './record.ts';

/** The settings of a run of matches. */
export interface Run {
  readonly game: string;
  /**
   * The version of the rules, and a fingerprint of the cards: matches of other cards cannot be
   * counted together.
   */
  readonly rules: number;
  readonly cards: string;
  readonly options: unknown;
  /** The command that repeats it. */
  readonly command: string;
}

export interface StoredRun {
  readonly runs: readonly Run[];
  readonly records: readonly MatchRecord[];
}

/** Incremented when records change, so that older ones are refused. */
const FORMAT = 'atoll-balance-2';
const heading = z.object({
  format: z.literal(FORMAT),
  runs: z
    .array(
      z.object({
        game: z.string(),
        rules: z.number(),
        cards: z.string(),
        options: z.unknown(),
        command: z.string(),
      }),
    )
    .min(1),
});

/** A line for the runs, then a line for each match. */
export function written({ runs, records }: StoredRun): string {
  return [{ format: FORMAT, runs }, ...records].map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** Reads a file made by `written`. Throws `UsageError` for anything else. */
export function read(file: string, content: string): StoredRun {
  const [first = '', ...rest] = content.split('\n').filter((line) => line !== '');
  try {
    const { runs } = heading.parse(JSON.parse(first));
    return { runs, records: rest.map((line) => JSON.parse(line) as MatchRecord) };
  } catch {
    throw new UsageError(`${file} is not a file that --keep wrote, or is damaged`);
  }
}

/**
 * Merges several files. Matches that are in more than one count once. Throws `UsageError` where
 * games, rules, cards or options differ.
 */
export function merged(all: readonly StoredRun[]): StoredRun {
  const runs = all.flatMap((kept) => kept.runs);
  const [first] = runs;
  for (const part of ['game', 'rules', 'cards', 'options'] as const) {
    if (runs.some((run) => JSON.stringify(run[part]) !== JSON.stringify(first?.[part])))
      throw new UsageError(`matches that differ in ${part} cannot be counted together`);
  }
  const records = new Map(
    all.flatMap((kept) => kept.records).map((record) => [keyOf(record), record]),
  );
  return {
    runs: [...new Map(runs.map((run) => [run.command, run])).values()],
    records: [...records.values()],
  };
}

function keyOf({ role, bot, seats, seed, index }: MatchRecord): string {
  return JSON.stringify([role, bot, seats, seed, index]);
}
