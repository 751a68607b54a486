import type { Run } from './load.ts';
import type { Fault, Plan } from './plan.ts';

/** How long a server is down that died, in ms. */
const DOWN = 300;

/**
 * Runs a plan without its faults, and then once for each moment at which one of its servers may
 * die: before each thing that happens to it, which is where whatever waits goes on, and before each
 * thing that others may notice of it. Between two of these nobody can tell when it died. Gives how
 * many runs broke a promise, and tells of each.
 */
export async function crashes(
  run: Run,
  planned: Plan,
  say: (text: string) => void,
): Promise<number> {
  const plan: Plan = { ...planned, faults: [] };
  const { lives, violations } = await run(plan);
  if (violations.length > 0) throw new RangeError(`${plan.seed} breaks a promise without a fault`);
  let [runs, broken, longest] = [0, 0, 0];
  for (const fault of deaths(lives)) {
    const { violations: found, converged } = await run({ ...plan, faults: [fault] });
    runs++;
    longest = Math.max(longest, converged);
    if (found.length === 0) continue;
    broken++;
    const { promise, what } = found[0]!;
    say(`${plan.seed}, ${JSON.stringify(fault)}: ${promise}: ${what}`);
  }
  const { game } = plan.played;
  say(
    `${plan.seed}, ${game}, ${plan.servers} servers: ${runs} deaths, ${broken} broke a promise, together again after ${(longest / 1000).toFixed(2)} s at most`,
  );
  return broken;
}

function* deaths(lives: Awaited<ReturnType<Run>>['lives']): Generator<Fault> {
  for (const [server, { happened, acted }] of lives.entries()) {
    const fault = { at: 0, ms: DOWN, on: 'server' as const, server };
    for (let by = 0; by < happened; by++) yield { ...fault, what: 'kill-step', by };
    for (let by = 0; by < acted; by++) yield { ...fault, what: 'kill-soon', by };
  }
}
