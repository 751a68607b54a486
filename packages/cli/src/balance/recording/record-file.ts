import { constants, gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { UsageError } from '../../usage.ts';
import type { EndedSeries } from './agenda.ts';
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
  /** The day on which it was last played, as 2026-11-30. */
  readonly date: string;
}

export interface StoredRun {
  readonly runs: readonly Run[];
  readonly records: readonly MatchRecord[];
  /** Where each series ended; empty while it is being played. */
  readonly ended: readonly EndedSeries[];
}

/** Incremented when records change, so that older ones are refused. */
const FORMAT = 'atoll-balance-3';
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
        date: z.string(),
      }),
    )
    .min(1),
});

/** The ends of the series, in a line of their own; the last such line counts. */
const ending = z.object({
  ended: z.array(
    z.object({
      role: z.enum(['random', 'greedy', 'strong', 'styles', 'gifts', 'rotated']),
      bot: z.string(),
      seats: z.number(),
      matches: z.number(),
      reason: z.enum(['all', 'exact', 'time']),
    }),
  ),
});

/** Lines as a file holds them; files can be put together from several such parts. */
export const packed = (lines: readonly unknown[]): Buffer =>
  gzipSync(lines.map((line) => `${JSON.stringify(line)}\n`).join(''), { level: 9 });

/** A compressed file: a line for the runs, a line for each match, and one for the ends. */
export function written({ runs, records, ended }: StoredRun): Buffer {
  return packed([{ format: FORMAT, runs }, ...records, ...(ended.length > 0 ? [{ ended }] : [])]);
}

/**
 * Reads a file made of `written` and `packed`. A match at its end that was cut off in the middle is
 * left out. Throws `UsageError` for anything else.
 */
export function read(file: string, content: Buffer): StoredRun {
  try {
    // without the flag a file that was cut off cannot be read at all
    const text = gunzipSync(content, { finishFlush: constants.Z_SYNC_FLUSH }).toString('utf8');
    const [first = '', ...rest] = text.slice(0, text.lastIndexOf('\n')).split('\n');
    const { runs } = heading.parse(JSON.parse(first));
    const lines = rest.map((line): unknown => JSON.parse(line));
    const ends = lines.flatMap((line) => {
      const { success, data } = ending.safeParse(line);
      return success ? [data.ended] : [];
    });
    const records = lines.filter((line) => !ending.safeParse(line).success) as MatchRecord[];
    return { runs, records, ended: ends.at(-1) ?? [] };
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
    ended: [
      ...new Map(
        all.flatMap(({ ended }) => ended).map((series) => [JSON.stringify(series), series]),
      ).values(),
    ],
  };
}

function keyOf({ role, bot, seats, seed, index }: MatchRecord): string {
  return JSON.stringify([role, bot, seats, seed, index]);
}
