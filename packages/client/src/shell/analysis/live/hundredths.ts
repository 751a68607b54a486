/** A chance that is not proven, in whole hundredths: never 0 or 100. */
export function hundredthsOf(chance: number): number {
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}
