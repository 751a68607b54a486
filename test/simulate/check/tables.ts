import type { Plan } from '../plan.ts';
import type { RedisData } from '../world/redis-data.ts';
import type { SimulatedServer } from '../world/server.ts';

/** Why a table of that match is open that nobody finds; undefined where there is none. */
export function whyUnfound(
  matchId: string,
  servers: readonly SimulatedServer[],
  redis: RedisData,
): string | undefined {
  const holding = servers.filter((server) => server.clustered && server.hasTable(matchId));
  if (holding.length > 1) return `it is open at ${holding.map(({ name }) => name).join(' and ')}`;
  const [holder] = holding;
  if (!holder || redis.listedHolder(matchId) === holder.processId) return undefined;
  return `it is open at ${holder.name}, and not listed there`;
}

/** What may have others take a server for dead that lives. */
const DOUBTFUL: ReadonlySet<string> = new Set(['hang', 'stop', 'clock']);

/** Whether nothing happens by which a server that lives could be taken for dead. */
export const isCalm = ({ faults }: Plan): boolean =>
  faults.every(({ on, what }) => on !== 'redis' && !(on === 'server' && DOUBTFUL.has(what)));
