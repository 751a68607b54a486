import { afterAll, expect, test } from '@jest/globals';
import { catalog } from '@atoll/catalog';
import { fold } from '@atoll/engine';
import type { SeatGrant } from '@atoll/protocol';
import { openSqlite } from '../src/store/sqlite.ts';
import { call } from './support/call.ts';
import { Child } from './support/child.ts';
import { Guest } from './support/guest.ts';
import { dataFolder } from './support/house.ts';

const folder = dataFolder();
const TABLES = 4;
const ACKNOWLEDGED = 120;

afterAll(() => folder.remove());

interface Played {
  readonly grant: SeatGrant;
  readonly guest: Guest;
  /** Decisions by their own id, with the length of the log that the server acknowledged. */
  readonly acknowledged: Map<string, number>;
}

async function sitAlone(address: string): Promise<Played> {
  const body = { game: 'atoll', seats: 2, name: 'Ada' };
  const grant = (await (await call(address, { method: 'POST', route: '/api/matches', body })).json()) as SeatGrant;
  const guest = await Guest.arrive(address, grant);
  await guest.change({ do: 'pace', pace: 0 });
  await guest.change({ do: 'bot', seat: 1, bot: 'random' });
  await guest.start();
  return { grant, guest, acknowledged: new Map() };
}

/** Decides as fast as the server answers, until the connection breaks. */
async function hurry({ guest, acknowledged }: Played, onAcknowledged: () => void): Promise<void> {
  for (let turn = 0; ; turn++) {
    await guest.until(() => guest.duty.legal.length > 0 || guest.closed !== undefined || guest.table.phase === 'over');
    if (guest.duty.legal.length === 0) return;
    const id = `${guest.room.roomId}-${turn}`;
    const answer = await guest.submit(guest.duty.legal[turn % guest.duty.legal.length], { id }).catch(() => undefined);
    if (!answer?.ok) return;
    acknowledged.set(id, answer.seq);
    onAcknowledged();
    await guest.until(() => (guest.steps.at(-1)?.seq ?? 0) >= answer.seq || guest.closed !== undefined);
  }
}

test('a server killed under load and started again has lost nothing that it acknowledged', async () => {
  const first = await Child.start(folder.path);
  const played = await Promise.all(Array.from({ length: TABLES }, () => sitAlone(first.address)));
  let total = 0;
  const enough = new Promise<void>((resolve) => {
    for (const one of played) void hurry(one, () => ++total === ACKNOWLEDGED && resolve());
  });
  await enough;
  await first.end('SIGKILL');
  await Promise.all(played.map(({ guest }) => guest.until(() => guest.closed !== undefined)));

  const { game } = await catalog['atoll']!.load();
  const store = openSqlite(folder.path);
  for (const { grant, guest, acknowledged } of played) {
    const record = (await store.find(grant.matchId))!;
    const log = await store.readLog(grant.matchId);
    const ids = new Map(log.map(({ clientId, entry }) => [clientId, entry.seq]));
    for (const [id, seq] of acknowledged) expect(seq - ids.get(id)!).toBeLessThanOrEqual(1);
    const setup = { seed: record.seed, seats: record.table.seats.length, options: record.table.options };
    const told = fold(game, setup, log.slice(0, guest.table.seq).map(({ entry }) => entry));
    expect(game.playerView(told.state, 'spectator')).toEqual(guest.table.view);
  }
  await store.close();
  expect(total).toBeGreaterThanOrEqual(ACKNOWLEDGED);

  const second = await Child.start(folder.path);
  for (const { grant, guest, acknowledged } of played) {
    const again = await Guest.arrive(second.address, grant);
    expect(again.welcome).toMatchObject({ seat: 0, host: true });
    expect(again.table.seq).toBeGreaterThanOrEqual(guest.table.seq);
    const [id, seq] = [...acknowledged].at(-1)!;
    expect(await again.submit({ type: 'pass' }, { id })).toEqual({ ok: true, seq });
    await again.until(() => again.duty.legal.length > 0 || again.table.phase === 'over');
    if (again.duty.legal.length > 0) expect(await again.submit(again.duty.legal[0])).toMatchObject({ ok: true });
  }
  const output = first.output + second.output;
  const secrets = openSqlite(folder.path);
  for (const { grant } of played) {
    const { seed, code } = (await secrets.find(grant.matchId))!;
    for (const secret of [seed, code, grant.token]) expect(output).not.toContain(secret);
  }
  await secrets.close();
  expect(await second.end('SIGTERM')).toBe(0);
});

test('a server that is told to stop answers everything that it accepted, and says that it goes', async () => {
  const first = await Child.start(folder.path);
  const played = await Promise.all(Array.from({ length: TABLES }, () => sitAlone(first.address)));
  let total = 0;
  await new Promise<void>((resolve) => {
    for (const one of played) void hurry(one, () => ++total === ACKNOWLEDGED / 2 && resolve());
  });
  expect(await first.end('SIGTERM')).toBe(0);
  await Promise.all(played.map(({ guest }) => guest.until(() => guest.closed !== undefined)));
  expect(played.map(({ guest }) => guest.closed)).toEqual(played.map(() => 4001));
  const store = openSqlite(folder.path);
  for (const { grant, acknowledged } of played) {
    const own = (await store.readLog(grant.matchId)).flatMap(({ clientId }) => (clientId === '' ? [] : [clientId]));
    expect(own).toEqual([...acknowledged.keys()]);
  }
  await store.close();
});
