import { joinTable, openTable } from '@atoll/test-client/tables';
import type { Known } from './http-cases.ts';
import { Socket } from './socket.ts';
import { requestFrame } from './frame.ts';

/**
 * Opens tables for attacks by HTTP: one that waits, one that is played, and one whose match is
 * over. Adds their tokens to `secrets`.
 */
export async function openKnownTables(
  address: string,
  secrets: string[],
): Promise<readonly Known[]> {
  const tables: Known[] = [];
  for (const asked of [[], ['start'], ['start', 'concede']]) {
    const host = await openTable(address, { game: 'steere-atoll' });
    secrets.push(host.token);
    tables.push(host);
    if (asked.length === 0) continue;
    secrets.push((await joinTable(address, host)).token);
    const socket = await Socket.enter(address, host);
    const frames = asked.map((name, id) => requestFrame(name, { id, body: { bot: 'random' } }));
    for (const frame of frames) await socket?.send([frame]);
    socket?.end();
  }
  return tables;
}
