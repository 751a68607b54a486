/** Does some work, the `round`th time, and says how many things it did. */
export type Work = (round: number) => number;

export interface Rounds {
  readonly rounds: number;
  /** Rounds before those that count. */
  readonly warmUp: number;
}

/**
 * Lets ways of doing something take turns, so that their ratios hold on a busy machine too.
 * @returns by way, how many things were done in a CPU second: the median of the rounds
 */
export function takeTurns<W extends string>(
  ways: Readonly<Record<W, Work>>,
  { rounds, warmUp }: Rounds,
): Readonly<Record<W, number>> {
  const names = Object.keys(ways) as W[];
  const rates = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round < warmUp + rounds; round++)
    for (const name of names) {
      const before = process.cpuUsage();
      const done = ways[name](round);
      const { user, system } = process.cpuUsage(before);
      if (round >= warmUp) rates.get(name)?.push(done / ((user + system) / 1e6));
    }
  return Object.fromEntries([...rates].map(([name, found]) => [name, median(found)])) as Record<
    W,
    number
  >;
}

/** The value in the middle; NaN of none. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
}

/** A figure for people: without decimals, in groups of three. */
export function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}
