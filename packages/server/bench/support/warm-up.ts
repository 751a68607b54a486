import type { ClientLoad, Outcome } from './client-load.ts';

/** A server is warm when the costs of its last two rounds differ by less, as a share. */
const STEADY = 0.03;
/** The fewest and the most rounds. */
const LEAST = 12;
const MOST = 24;

export interface WarmUpPlan {
  /** Actions of a round. */
  readonly actions: number;
  /** Matches in which an action may be under way at the same time. */
  readonly atOnce: number;
  /** The number of matches under way. */
  readonly matches: number;
}

/** Runs rounds until a server is warm: until V8 has compiled the functions that run often. */
export async function warmUp(
  clientLoad: ClientLoad,
  { actions, atOnce, matches }: WarmUpPlan,
): Promise<readonly Outcome[]> {
  const done: Outcome[] = [];
  for (let steady = false; !steady && done.length < MOST; ) {
    await clientLoad.ensureLeft(actions, matches);
    const round = await clientLoad.runAtOnce(actions, atOnce);
    const before = done.at(-1);
    steady =
      done.length >= LEAST - 1 &&
      before !== undefined &&
      Math.abs(rateOf(round) / rateOf(before) - 1) < STEADY;
    done.push(round);
  }
  return done;
}

/** Actions a second of processor time. */
export const rateOf = ({ actions, cpu }: Outcome): number => actions / cpu;
