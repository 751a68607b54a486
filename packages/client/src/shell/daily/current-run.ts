/** Within so many days one may be missed. */
const WEEK = 7;

/**
 * How many days of a row were played, from the newest back. One missed day in any seven does not
 * end it, and the newest day is not missed before it is over.
 */
export function currentRun(played: readonly boolean[]): number {
  let run = 0;
  let missed = -WEEK;
  for (const [ago, isPlayed] of played.entries()) {
    if (isPlayed) run++;
    else if (ago > 0) {
      if (ago - missed < WEEK) break;
      missed = ago;
    }
  }
  return run;
}
