import { createHash } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SeatGrant } from '@atoll/protocol';
import { call } from '../test/support/call.ts';
import { Guest } from '../test/support/guest.ts';

/** Decisions that are made before anybody attacks. */
const DECISIONS = 30;

/**
 * A match of two people who mean well and wait. Nothing that others send may change anything of it.
 */
export class Witness {
  readonly grants: readonly SeatGrant[];
  readonly #folder: string;
  readonly #guests: readonly Guest[];
  readonly #before: string;

  private constructor(folder: string, grants: readonly SeatGrant[], guests: readonly Guest[]) {
    this.#folder = folder;
    this.grants = grants;
    this.#guests = guests;
    this.#before = this.digest();
  }

  /** Opens a table of `game` and plays a while. `folder` is where the server keeps its database. */
  static async seat(
    address: string,
    { game, folder }: { readonly game: string; readonly folder: string },
  ): Promise<Witness> {
    const post = async (route: string, body: object): Promise<SeatGrant> =>
      (await (await call(address, { method: 'POST', route, body })).json()) as SeatGrant;
    const host = await post('/api/matches', { game, seats: 2, name: 'Witness' });
    const grants = [host, await post('/api/join', { code: host.code, name: 'Other' })];
    const guests = await Promise.all(grants.map((grant) => Guest.arrive(address, grant)));
    await guests[0]?.start();
    for (let decisions = 0; decisions < DECISIONS; decisions++) await decide(guests);
    return new Witness(folder, grants, guests);
  }

  /** What is stored of the match, and what its people see of it, as one hash. */
  digest(): string {
    const { matchId } = this.grants[0] as SeatGrant;
    const db = new DatabaseSync(path.join(this.#folder, 'atoll.db'), { readOnly: true });
    const stored = ['matches', 'match_log'].map((table) =>
      db.prepare(`SELECT * FROM ${table} WHERE match_id = ?`).all(matchId),
    );
    db.close();
    const seen = this.#guests.map(({ table, duty, steps, closed }) => ({
      table,
      duty,
      heard: steps.length,
      closed,
    }));
    return createHash('sha256').update(JSON.stringify({ stored, seen })).digest('hex');
  }

  /** Whether everything is as it was. */
  get unchanged(): boolean {
    return this.digest() === this.#before;
  }

  /** Goes on playing, to see that it can; false when a decision was refused. */
  async playOn(): Promise<boolean> {
    try {
      await decide(this.#guests);
      return true;
    } catch {
      return false;
    }
  }
}

/** The next decision of whoever owes one, known to everybody when this resolves. */
async function decide(guests: readonly Guest[]): Promise<void> {
  const owing = (): Guest | undefined => guests.find(({ duty }) => duty.legal.length > 0);
  await Promise.race(guests.map((guest) => guest.until(() => owing() !== undefined)));
  const guest = owing() as Guest;
  const answer = await guest.submit(guest.duty.legal[0]);
  if (!answer.ok)
    throw new Error(`a decision of a witness was refused: ${JSON.stringify(answer.reasons)}`);
  const knows = ({ table, steps }: Guest): boolean =>
    table.seq >= answer.seq && (steps.at(-1)?.seq ?? 0) >= answer.seq;
  await Promise.all(guests.map((other) => other.until(() => knows(other))));
}
