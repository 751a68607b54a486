import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Random } from '@atoll/test-client/random';
import { call } from '@atoll/test-client/call';
import { writeLongLogs } from '../bench/support/long-log.ts';
import { tokenOf } from '../bench/support/match-record.ts';
import { API_CASES } from './http-cases.ts';
import { requestFrame } from './frame.ts';
import { FuzzedServer } from './fuzzed-server.ts';
import { Socket } from './socket.ts';
import { REQUESTS, type RequestName } from './table-requests.ts';

/** The cost of so many concurrent requests of one kind. */
export interface Cost {
  readonly kind: string;
  /** The longest block of the event loop, in ms of processor time. */
  readonly blockMs: number;
  /** The heap that each of them still holds after a garbage collection, in bytes. */
  readonly heap: number;
}

const MATCH = 'costly-match-number-00';
const MAIN = path.join(import.meta.dirname, '../src/main.ts');
/** The last one leaves a step that counts, so that a history request runs through all entries. */
const ENTRIES = 2001;
/** Time for pending work to end, in ms. */
const SETTLING = 400;

/** The most expensive body of each kind. */
const WORST: Partial<Record<RequestName, unknown>> = {
  history: { from: 1 },
  moments: { from: 0 },
  said: { before: 1_000_000 },
};

/**
 * Sends every kind of request about a match with a long log, so many times at once and without
 * limits, and returns the cost of each kind, the highest first.
 */
export async function findCosts(times: number, seed: string): Promise<readonly Cost[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'atoll-costs-'));
  await writeLongLogs({ folder, main: MAIN, matchIds: [MATCH], entries: ENTRIES });
  const server = await FuzzedServer.start(folder, { secrets: [] });
  const random = new Random(seed);
  const costs: Cost[] = [];
  const measure = async (kind: string, work: () => Promise<unknown>): Promise<void> => {
    const before = await server.read();
    await work();
    await wait(SETTLING);
    const { turns, heap } = await server.read();
    costs.push({ kind, blockMs: turns[0]?.ms ?? 0, heap: (heap - before.heap) / times });
  };
  try {
    await visit(server.address);
    for (const name of Object.keys(REQUESTS) as RequestName[])
      await measure(name, () => askAtTable(server.address, { name, times, random }));
    for (const [route, request] of Object.entries(API_CASES))
      await measure(route, () => {
        const { path: where, body, method = body ? 'POST' : 'GET' } = request(random, KNOWN);
        return Promise.all(
          Array.from({ length: times }, () => ask(`${server.address}${where}`, { method, body })),
        );
      });
  } finally {
    await server.end();
    rmSync(folder, { recursive: true, force: true });
  }
  return costs.toSorted((one, other) => other.blockMs - one.blockMs);
}

const KNOWN = { matchId: MATCH, code: 'CODE0', token: tokenOf(MATCH, 0) };

/** Excludes the cost of loading code at the first visit. */
async function visit(address: string): Promise<void> {
  const socket = await Socket.enter(address, KNOWN);
  socket?.end();
  await call(address, { method: 'GET', route: '/api/health' });
}

async function askAtTable(
  address: string,
  {
    name,
    times,
    random,
  }: { readonly name: RequestName; readonly times: number; readonly random: Random },
): Promise<void> {
  const socket = await Socket.enter(address, KNOWN);
  if (!socket) throw new Error(`nobody is let in to ask for ${name}`);
  const frames = Array.from({ length: times }, (_, id) => {
    const body = WORST[name] ?? REQUESTS[name].body(random, socket.situation);
    return requestFrame(name, { id, body });
  });
  await socket.send(frames);
  await wait(SETTLING);
  socket.end();
}

async function ask(
  address: string,
  { method, body }: { readonly method: string; readonly body: object | undefined },
): Promise<void> {
  const json = body && {
    ...{ headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  };
  const answer = await fetch(address, { method, ...json });
  await answer.arrayBuffer();
}
