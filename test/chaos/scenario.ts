export interface RunOptions {
  readonly seed: string;
  /** As long as a test may take, instead of as long as it takes to be sure. */
  readonly short: boolean;
  /** How many tables `split` tries, by default as many as the length of the run asks for. */
  readonly tables?: number;
  /** How many kills each half of `kill9` makes at least, by default 100. */
  readonly kills?: number;
}

/** How large the runs are that are part of the tests; all others are as long as they need to be. */
export const SHORT = {
  /** In each half of `kill9`. */
  kills: 3,
  /** Tables that are played while servers are killed. */
  load: { solo: 1, pairs: 1 },
  /** Tables that are held when Redis forgets them. */
  tables: 16,
} as const;

/** What a run showed. */
export interface Outcome {
  readonly title: string;
  /** What was counted or measured, in the order of telling. */
  readonly figures: readonly (readonly [name: string, value: string | number])[];
  /** Every promise that was broken, in words; empty when all held. */
  readonly violations: readonly string[];
}

export interface Scenario {
  readonly name: string;
  /** After so many minutes the run counts as failed. */
  readonly minutes: (options: RunOptions) => number;
  /** Programs that it needs and that are not here, in a sentence, or ''. */
  readonly missing: () => string;
  readonly runs: readonly ((options: RunOptions) => Promise<Outcome>)[];
}

/** Prints the progress at a terminal. */
export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${text.padEnd(70)}`);
}

/** The figure in the middle of some, the largest, and how many there are; times are in ms. */
export function spread(times: readonly number[]): string {
  if (times.length === 0) return 'none';
  const sorted = [...times].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] as number;
  return `median ${seconds(middle)}, most ${seconds(sorted.at(-1) as number)} (of ${times.length})`;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
