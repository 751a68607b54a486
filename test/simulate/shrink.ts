import { sceneOf } from './games.ts';
import type { Run } from './load.ts';
import type { Plan } from './plan.ts';

/** The most runs that making a plan smaller may take. */
const MOST = 300;

/**
 * Makes a plan smaller, step by step, as long as it still breaks the same promise: fewer faults,
 * shorter ones, fewer people and servers.
 */
export async function shrunk(run: Run, plan: Plan): Promise<Plan> {
  const promisesOf = async (of: Plan): Promise<ReadonlySet<string>> =>
    new Set((await run(of)).violations.map(({ promise }) => promise));
  const wanted = await promisesOf(plan);
  let smallest = plan;
  let runs = 0;
  for (let found = true; found; ) {
    found = false;
    for (const smaller of smallerThan(smallest)) {
      if (++runs > MOST) return smallest;
      const broken = await promisesOf(smaller);
      if (![...broken].some((promise) => wanted.has(promise))) continue;
      smallest = smaller;
      found = true;
      break;
    }
  }
  return smallest;
}

function* smallerThan(plan: Plan): Generator<Plan> {
  const { faults, people, watchers, servers, skews, terms } = plan;
  for (const index of faults.keys()) yield { ...plan, faults: faults.toSpliced(index, 1) };
  if (watchers > 0) yield { ...plan, watchers: 0 };
  const least = sceneOf(plan.played.game).seats.min;
  if (people.length > 1 && people.length + plan.bots > least)
    yield { ...plan, people: people.slice(0, -1) };
  if (terms.lively > 0) yield { ...plan, terms: { ...terms, lively: 0 } };
  if (terms.behind > 0) yield { ...plan, terms: { ...terms, behind: 0 } };
  if (terms.clock) yield { ...plan, terms: { ...terms, clock: undefined } };
  if (terms.rematch !== undefined) yield { ...plan, terms: { ...terms, rematch: undefined } };
  if (servers > 2) yield { ...plan, servers: servers - 1 };
  if (plan.bots > 0 && people.length + plan.bots > Math.max(1, least))
    yield { ...plan, bots: plan.bots - 1 };
  if (plan.waits) yield { ...plan, waits: false };
  if (skews.some((skew) => skew !== 0)) yield { ...plan, skews: skews.map(() => 0) };
  for (const [index, fault] of faults.entries()) {
    const ms = Math.floor(fault.ms / 2);
    if (ms >= 50) yield { ...plan, faults: faults.with(index, { ...fault, ms }) };
  }
}
