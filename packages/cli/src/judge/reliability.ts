/** A chance that was stated, 0 to 1, and its result: the part in the victory. */
export interface Stated {
  readonly chance: number;
  readonly won: number;
}

/** The statements whose chance lies within one tenth. */
export interface Bin {
  readonly count: number;
  /** Means; 0 where there is none. */
  readonly chance: number;
  readonly won: number;
}

const BINS = 10;

/** The statements in ten bins by their chance: 0 to 10 %, and so on. */
export function binned(stated: readonly Stated[]): readonly Bin[] {
  const bins = Array.from({ length: BINS }, () => ({ count: 0, chance: 0, won: 0 }));
  for (const { chance, won } of stated) {
    const bin = bins[Math.min(BINS - 1, Math.floor(chance * BINS))]!;
    bin.count++;
    bin.chance += chance;
    bin.won += won;
  }
  return bins.map(({ count, chance, won }) =>
    count === 0 ? { count, chance, won } : { count, chance: chance / count, won: won / count },
  );
}

/**
 * The expected calibration error, 0 to 1: by how much chance and result of a bin differ on average,
 * each bin by its share of the statements (Naeini and others 2015). 0 without statements.
 */
export function calibrationError(bins: readonly Bin[]): number {
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return 0;
  return (
    bins.reduce((sum, { count, chance, won }) => sum + count * Math.abs(chance - won), 0) / all
  );
}

/** The mean squared difference of chance and result (Brier 1950), 0 to 1; 0 without statements. */
export function brierScore(stated: readonly Stated[]): number {
  if (stated.length === 0) return 0;
  return stated.reduce((sum, { chance, won }) => sum + (chance - won) ** 2, 0) / stated.length;
}
