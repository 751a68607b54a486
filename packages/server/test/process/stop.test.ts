import { afterAll, expect, test } from '@jest/globals';
import type { SeatGrant } from '@atoll/protocol';
import { openSqlite } from '../../src/store/sqlite.ts';
import { call } from '../support/call.ts';
import { Child } from '../support/child.ts';
import { Guest } from '../support/guest.ts';
import { dataFolder } from '../support/house.ts';

const folder = dataFolder();
const TABLES = 4;
const ACKNOWLEDGED = 60;

afterAll(() => folder.remove());

interface Played {
  readonly grant: SeatGrant;
  readonly guest: Guest;
  /** Decisions by their own id, with the length of the log that the server acknowledged. */
  readonly acknowledged: Map<string, number>;
}

async function sitAlone(address: string): Promise<Played> {
  const body = { game: 'atoll', seats: 2, name: 'Ada' };
  const grant = (await (
    await call(address, { method: 'POST', route: '/api/matches', body })
  ).json()) as SeatGrant;
  const guest = await Guest.arrive(address, grant);
  await guest.change({ do: 'pace', pace: 0 });
  await guest.change({ do: 'bot', seat: 1, bot: 'random' });
  await guest.start();
  return { grant, guest, acknowledged: new Map() };
}

/** Decides as fast as the server answers, until the connection breaks. */
async function hurry({ guest, acknowledged }: Played, onAcknowledged: () => void): Promise<void> {
  for (let turn = 0; ; turn++) {
    await guest.until(
      () =>
        guest.duty.legal.length > 0 || guest.closed !== undefined || guest.table.phase === 'over',
    );
    if (guest.duty.legal.length === 0) return;
    const id = `${guest.room.roomId}-${turn}`;
    const answer = await guest
      .submit(guest.duty.legal[turn % guest.duty.legal.length], { id })
      .catch(() => undefined);
    if (!answer?.ok) return;
    acknowledged.set(id, answer.seq);
    onAcknowledged();
    await guest.until(
      () => (guest.steps.at(-1)?.seq ?? 0) >= answer.seq || guest.closed !== undefined,
    );
  }
}

test('a server that is told to stop answers everything that it accepted, and says that it goes', async () => {
  const first = await Child.start(folder.path);
  const played = await Promise.all(Array.from({ length: TABLES }, () => sitAlone(first.address)));
  let total = 0;
  await new Promise<void>((resolve) => {
    for (const one of played) void hurry(one, () => ++total === ACKNOWLEDGED && resolve());
  });
  expect(await first.end('SIGTERM')).toBe(0);
  await Promise.all(played.map(({ guest }) => guest.until(() => guest.closed !== undefined)));
  expect(played.map(({ guest }) => guest.closed)).toEqual(played.map(() => 4001));
  const store = openSqlite(folder.path);
  for (const { grant, acknowledged } of played) {
    const own = (await store.readLog(grant.matchId)).flatMap(({ clientId }) =>
      clientId === '' ? [] : [clientId],
    );
    expect(own).toEqual([...acknowledged.keys()]);
  }
  await store.close();
});
