import { call } from '@atoll/test-client/call';
import { TableClient } from '@atoll/test-client/table-client';
import { ServerProcess } from '@atoll/test-client/server-process';
import { honest, type Latency, sitAlone } from './honest-player.ts';
import { writeLongLogs } from '../long-log.ts';
import { tokenOf } from '../match-record.ts';

export interface FloodPlan {
  readonly folder: string;
  /** The program of a server. */
  readonly main: string;
  readonly attackers: number;
  readonly seconds: number;
  /** The length of the attackers' logs at the start. */
  readonly entries: number;
}

export interface Flood {
  readonly calm: Latency;
  readonly flooded: Latency;
  /** The server's share of one processor beside attackers, and without. */
  readonly busy: number;
  readonly idle: number;
  /** Of the longest log, at the end. */
  readonly entries: number;
  readonly histories: number;
  /**
   * The quickest restore of an attacker's match, in ms: on a busy machine the slower ones mostly
   * measure the machine.
   */
  readonly restoreMs: number;
}

/**
 * Runs the real program, with its limits, and measures an honest player alone and beside attackers.
 */
export async function measureFlood({
  folder,
  main,
  attackers,
  seconds,
  entries,
}: FloodPlan): Promise<Flood> {
  const matchIds = Array.from({ length: attackers }, (_, index) => `flooded-match-number-${index}`);
  await writeLongLogs({ folder, main, matchIds, entries });
  const options = { program: main, env: { RATE_LIMITS: 'on', LOG_LEVEL: 'warn' } };
  const first = await ServerProcess.start(folder, options);
  const calm = await timed(first.address, () => honest(first.address, seconds));
  const guests = await Promise.all(
    matchIds.map((matchId) =>
      TableClient.connect(first.address, { matchId, token: tokenOf(matchId, 0) }),
    ),
  );
  const end = performance.now() + seconds * 1000;
  const tally = { histories: 0 };
  const flooded = await timed(first.address, async () => {
    const attacks = guests.flatMap((guest, index) => [
      playAndTakeBack(guest, end),
      lookBack(first.address, { matchId: matchIds[index] as string, end, tally }),
    ]);
    const latency = await honest(first.address, seconds);
    await Promise.all(attacks);
    return latency;
  });
  const longest = Math.max(...guests.map((guest) => guest.table.seq));
  await first.end('SIGKILL');
  const again = await ServerProcess.start(folder, options);
  await sitAlone(again.address);
  const restores: number[] = [];
  for (const matchId of matchIds) {
    const begin = performance.now();
    await call(again.address, {
      method: 'POST',
      route: `/api/matches/${matchId}/ensure`,
      body: {},
    });
    restores.push(performance.now() - begin);
  }
  await again.end('SIGKILL');
  return {
    calm: calm.value,
    flooded: flooded.value,
    idle: calm.busy,
    busy: flooded.busy,
    entries: longest,
    histories: tally.histories,
    restoreMs: Math.min(...restores),
  };
}

/** The result of a measurement, and the server's share of one processor during it. */
async function timed<T>(
  address: string,
  measure: () => Promise<T>,
): Promise<{ readonly value: T; readonly busy: number }> {
  const [begin, before] = [performance.now(), await processorSeconds(address)];
  const value = await measure();
  return {
    value,
    busy: ((await processorSeconds(address)) - before) / ((performance.now() - begin) / 1000),
  };
}

async function processorSeconds(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}

/** Plays and undoes as fast as answers come; where undo is refused, plays on. */
async function playAndTakeBack(guest: TableClient, end: number): Promise<void> {
  while (performance.now() < end && guest.table.phase === 'playing' && guest.closed === undefined) {
    const { undoable, legal } = guest.prompt;
    const answer = undoable.length > 0 ? await guest.undo() : await guest.submit(growing(legal));
    if (answer.ok) await guest.until(() => guest.steps.length > 0 || guest.closed !== undefined);
    guest.steps.length = 0;
  }
}

/** Prefers an action with a follow-up prompt, since any server can undo the answers to it. */
function growing(legal: readonly unknown[]): unknown {
  return legal.find((action) => (action as { readonly type: string }).type === 'grow') ?? legal[0];
}

interface Looking {
  readonly matchId: string;
  readonly end: number;
  readonly tally: { histories: number };
}

async function lookBack(address: string, { matchId, end, tally }: Looking): Promise<void> {
  const watcher = await TableClient.connect(address, { matchId });
  while (performance.now() < end && watcher.closed === undefined) {
    await watcher.history(1);
    tally.histories++;
    watcher.steps.length = 0;
  }
}
