import { Redis } from 'ioredis';
import { type ServerGroup, ServerTrio } from './server-group.ts';
import type { Player } from './player.ts';

/** The newest actions of each person that are told. */
const ACTIONS = 3;
/** The newest lines of the servers' logs that are told. */
const LINES = 60;
/** From this level on a line of a log tells of something that went wrong. */
const WARNING = 40;
/** So many characters of a line are enough to know it. */
const LONGEST_LINE = 500;

export interface StandstillReport {
  readonly group: ServerGroup;
  readonly players: readonly Player[];
  /** When that began of which the servers' logs are asked, in ms since 1970. */
  readonly since: number;
}

/**
 * Describes tables that stand still, in lines: the people there, the servers that hold them, and
 * the errors that the servers logged.
 */
export async function describeStandstill(
  matchIds: readonly string[],
  { group, players, since }: StandstillReport,
): Promise<string> {
  const tables = await Promise.all(
    matchIds.map(async (matchId) => [
      `table ${matchId}, ${await holder(group, matchId)}, ${(await group.store.readLog(matchId)).length} entries in its log`,
      ...players.filter((player) => player.matchId === matchId).map(describePlayer),
    ]),
  );
  const complaints = troubles(group, { since, matchIds });
  return [
    ...tables.flat(),
    `the servers' logs since then, ${complaints.length} lines:`,
    ...complaints.slice(-LINES),
  ].join('\n    ');
}

async function holder(group: ServerGroup, matchId: string): Promise<string> {
  if (!(group instanceof ServerTrio)) return 'one server';
  const redis = new Redis(group.cluster.redis.url);
  const entry = await redis.hget('roomcaches', matchId).finally(() => redis.disconnect());
  return `Redis: ${entry ?? 'nobody holds it'}`;
}

function describePlayer({ state, sentActions, failures, settled }: Player): string {
  const { status, seat, snapshot, prompt, busy } = state;
  const last = sentActions
    .slice(-ACTIONS)
    .map(({ id, action, answer }) => `${id} ${JSON.stringify({ action, answer })}`);
  return [
    `seat ${seat}: ${status}, ${snapshot?.phase} at ${snapshot?.seq}, ${prompt.legal.length} legal under question ${prompt.question}`,
    `  ${busy ? 'busy' : 'idle'}, ${settled ? 'nothing is' : 'something is'} without an answer; actions: ${last.join('; ')}`,
    `  failures: ${failures.map(({ at, what }) => `${new Date(at).toISOString().slice(11, 23)} ${what}`).join('; ')}`,
  ].join('\n    ');
}

interface Wanted {
  readonly since: number;
  readonly matchIds: readonly string[];
}

/**
 * Lines of a warning or worse since then, and all that concern one of the tables, by the servers
 * that wrote them.
 */
function troubles(group: ServerGroup, { since, matchIds }: Wanted): readonly string[] {
  const servers = group instanceof ServerTrio ? group.cluster.servers : [group];
  return servers.flatMap(({ output }, index) =>
    output
      .split('\n')
      .filter((line) => {
        const { level = 0, time = 0 } = readLine(line);
        return (
          time >= since && (level >= WARNING || matchIds.some((matchId) => line.includes(matchId)))
        );
      })
      .map((line) => `server ${index}: ${line.slice(0, LONGEST_LINE)}`),
  );
}

/** The servers write other lines too, and the last one may not be whole yet. */
function readLine(line: string): { readonly level?: number; readonly time?: number } {
  try {
    return JSON.parse(line) as object;
  } catch {
    return {};
  }
}
