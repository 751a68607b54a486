import { setTimeout as wait } from 'node:timers/promises';
import { TableClient } from '@atoll/test-client/table-client';
import { openTable } from '@atoll/test-client/tables';
import { quantile } from '../markdown.ts';

/** In ms. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
  readonly worst: number;
}

/** The thinking time of an honest player, in ms. */
const THINKING = 60;

/** Acts and thinks in turn; returns the times of the answers. */
export async function honest(address: string, seconds: number): Promise<Latency> {
  const took: number[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    // A connection that the server just ended for being idle may be taken once more.
    const guest = await sitAlone(address).catch(() => sitAlone(address));
    while (guest.table.phase === 'playing' && performance.now() < end) {
      const begin = performance.now();
      await guest.submit(guest.prompt.legal[took.length % guest.prompt.legal.length]);
      took.push(performance.now() - begin);
      await wait(THINKING);
    }
    await guest.leave();
  }
  return { p50: quantile(took, 0.5), p95: quantile(took, 0.95), worst: Math.max(...took) };
}

/** A table with a single person, begun. */
export async function sitAlone(address: string): Promise<TableClient> {
  const guest = await TableClient.connect(address, await openTable(address, { seats: 1 }));
  await guest.start();
  await guest.until(() => guest.prompt.legal.length > 0);
  return guest;
}
