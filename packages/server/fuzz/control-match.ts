import { createHash } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SeatGrant } from '@atoll/protocol';
import { TableClient } from '@atoll/test-client/table-client';
import { joinTable, openTable } from '@atoll/test-client/tables';
import { LogReads } from '../src/store/sqlite/log-reads.ts';

const LOG = 'SELECT * FROM match_log WHERE match_id = :matchId ORDER BY seq';

/** Actions that are played before the attack. */
const ACTIONS = 30;

/** A match of two honest people who wait. No attack may change it. */
export class ControlMatch {
  readonly grants: readonly SeatGrant[];
  readonly #folder: string;
  readonly #clients: readonly TableClient[];
  readonly #before: string;

  private constructor(
    folder: string,
    grants: readonly SeatGrant[],
    clients: readonly TableClient[],
  ) {
    this.#folder = folder;
    this.grants = grants;
    this.#clients = clients;
    this.#before = this.digest();
  }

  /** Opens a table of `game` and plays a while. `folder` is the server's database folder. */
  static async seat(
    address: string,
    { game, folder }: { readonly game: string; readonly folder: string },
  ): Promise<ControlMatch> {
    const host = await openTable(address, { game, name: 'Control' });
    const grants = [host, await joinTable(address, { code: host.code, name: 'Other' })];
    const clients = await Promise.all(grants.map((grant) => TableClient.connect(address, grant)));
    await clients[0]?.start();
    for (let actions = 0; actions < ACTIONS; actions++) await act(clients);
    return new ControlMatch(folder, grants, clients);
  }

  /** A hash of the stored match and of its people's views. */
  digest(): string {
    const { matchId } = this.grants[0] as SeatGrant;
    const db = new DatabaseSync(path.join(this.#folder, 'atoll.db'), { readOnly: true });
    const stored = [
      db.prepare('SELECT * FROM matches WHERE match_id = ?').all(matchId),
      new LogReads(db).all(LOG, { matchId }),
    ];
    db.close();
    const seen = this.#clients.map(({ table, prompt, steps, closed }) => ({
      table,
      prompt,
      heard: steps.length,
      closed,
    }));
    return createHash('sha256').update(JSON.stringify({ stored, seen })).digest('hex');
  }

  /** Whether the match is unchanged. */
  get unchanged(): boolean {
    return this.digest() === this.#before;
  }

  /** Plays on, to check that it is possible; false when an action was refused. */
  async playOn(): Promise<boolean> {
    try {
      await act(this.#clients);
      return true;
    } catch {
      return false;
    }
  }
}

/** Plays the next action of a seat with a prompt; resolves when all clients know it. */
async function act(clients: readonly TableClient[]): Promise<void> {
  const owing = (): TableClient | undefined =>
    clients.find(({ prompt }) => prompt.legal.length > 0);
  await Promise.race(clients.map((client) => client.until(() => owing() !== undefined)));
  const client = owing() as TableClient;
  const answer = await client.submit(client.prompt.legal[0]);
  if (!answer.ok)
    throw new Error(`an action of a control match was refused: ${JSON.stringify(answer.reasons)}`);
  const knows = ({ table, steps }: TableClient): boolean =>
    table.seq >= answer.seq && (steps.at(-1)?.seq ?? 0) >= answer.seq;
  await Promise.all(clients.map((other) => other.until(() => knows(other))));
}
