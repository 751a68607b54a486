import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { call } from '@atoll/test-client/call';
import { ServerProcess } from '@atoll/test-client/server-process';
import { honest, type Latency } from './honest-player.ts';
import { type AttackName, HostileConnection } from './hostile.ts';
import { writeLongLogs } from '../long-log.ts';

export interface HostilePlan {
  readonly folder: string;
  readonly attack: AttackName;
  /** The program of a server. */
  readonly main: string;
  readonly connections: number;
  readonly seconds: number;
  /** The length of the watched match's log. */
  readonly entries: number;
  readonly heapMiB: number;
}

export interface HostileFigures {
  readonly calm: Latency;
  readonly attacked: Latency;
  /** Bytes of the heap and of buffers at the worst moment, above the calmest. */
  readonly added: number;
  /** The same of the whole process. */
  readonly process: number;
  /** Attackers that were closed. */
  readonly closed: number;
  readonly crashed: boolean;
}

/** Interval of memory readings, in ms. */
const LOOK = 400;
/** A wait of so many times the measured duration has failed. */
const TIMEOUT_FACTOR = 5;
const NEVER: Latency = { p50: Infinity, p95: Infinity, worst: Infinity };
const TOKEN = randomUUID();
const MATCH = 'watched-match-number-0';

/**
 * Runs the real program with its limits, and measures an honest player alone, then beside
 * attackers.
 */
export async function measureHostile(plan: HostilePlan): Promise<HostileFigures> {
  const { folder, main, attack, seconds, entries } = plan;
  await writeLongLogs({ folder, main, matchIds: [MATCH], entries });
  const server = await startServer(plan);
  const { address } = server;
  await honest(address, 2);
  const calm = await honest(address, seconds);
  await call(address, { method: 'POST', route: `/api/matches/${MATCH}/ensure`, body: {} });
  const attackers: HostileConnection[] = [];
  for (let come = 0; come < plan.connections; come++)
    attackers.push(await HostileConnection.watch(address, MATCH));
  const before = await memory(address);
  let [added, whole] = [0, 0];
  const looking = setInterval(() => {
    void memory(address)
      .then((now) => {
        added = Math.max(added, now.used - before.used);
        whole = Math.max(whole, now.resident - before.resident);
      })
      .catch(() => undefined);
  }, LOOK);
  for (const attacker of attackers) attacker.attack(attack);
  const attacked = await Promise.race([
    honest(address, seconds).catch(() => NEVER),
    server.exit.then(() => NEVER),
    wait(TIMEOUT_FACTOR * seconds * 1000, NEVER),
  ]);
  clearInterval(looking);
  const closed = attackers.filter((attacker) => attacker.closed).length;
  const crashed = server.ended;
  for (const attacker of attackers) attacker.stop();
  await server.end('SIGKILL');
  return { calm, attacked, added, process: whole, closed, crashed };
}

/** The server's memory, in bytes. */
async function memory(address: string): Promise<{ used: number; resident: number }> {
  const answer = await fetch(`${address}/metrics`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  const text = await answer.text();
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    used: read('nodejs_heap_size_used_bytes') + read('nodejs_external_memory_bytes'),
    resident: read('process_resident_memory_bytes'),
  };
}

/** A server with its limits. */
function startServer({ main, folder, heapMiB }: HostilePlan): Promise<ServerProcess> {
  return ServerProcess.start(folder, {
    program: main,
    nodeOptions: [`--max-old-space-size=${heapMiB}`],
    env: {
      ...{ RATE_LIMITS: 'on', LOG_LEVEL: 'silent' },
      ...{ METRICS_TOKEN: TOKEN, TRUST_PROXY: '1', HOST: '127.0.0.1' },
    },
  });
}
