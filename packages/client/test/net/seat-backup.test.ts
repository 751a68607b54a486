import { expect, test } from '@jest/globals';
import { newWords, SealBroken } from '../../src/net/seats/recovery-key.ts';
import { BackupBusy, type BackupServer, SeatBackup } from '../../src/net/seats/seat-backup.ts';
import { SeatStore } from '../../src/net/seats/seats.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

class FakeServer implements BackupServer {
  readonly kept = new Map<string, { version: number; box: string }>();
  saves = 0;
  /** Called before each save. */
  meanwhile: () => void = () => undefined;

  find = async (id: string) => this.kept.get(id) ?? { version: 0, box: '' };
  save: BackupServer['save'] = async (id, { basedOn, box }) => {
    this.meanwhile();
    if ((this.kept.get(id)?.version ?? 0) !== basedOn) return false;
    this.saves++;
    this.kept.set(id, { version: basedOn + 1, box });
    return true;
  };
}

function device(server: BackupServer) {
  let now = 0;
  const store = storage();
  const seats = new SeatStore(store, () => ++now);
  const backup = new SeatBackup({ seats, server, store });
  const sit = (matchId: string, token = 'token') => seats.keep({ matchId, token });
  const held = () =>
    seats
      .list()
      .map(({ matchId }) => matchId)
      .sort();
  return { store, seats, backup, sit, held };
}

test('seats come back on a device that knows the words and nothing else', async () => {
  const server = new FakeServer();
  const words = newWords();
  const lost = device(server);
  lost.sit('a', 'key to a');
  lost.sit('b');
  await lost.backup.begin(words);
  const fresh = device(server);
  fresh.sit('c');
  await fresh.backup.begin(` ${words.toUpperCase()} `);
  expect(fresh.held()).toEqual(['a', 'b', 'c']);
  expect(fresh.seats.find('a')?.token).toBe('key to a');
  expect(fresh.backup.words).toBe(words);
  await lost.backup.sync();
  expect(lost.held()).toEqual(['a', 'b', 'c']);
});

test('the server receives no readable data', async () => {
  const server = new FakeServer();
  const one = device(server);
  one.sit('match-of-mine', 'token-of-mine');
  await one.backup.begin(newWords());
  expect(JSON.stringify([...server.kept])).not.toMatch(/of-mine/);
});

test('a seat that one device forgets is gone on the other, and the newer key counts', async () => {
  const server = new FakeServer();
  const [one, other] = [device(server), device(server)];
  const words = newWords();
  one.sit('a');
  one.sit('b');
  await one.backup.begin(words);
  await other.backup.begin(words);
  one.seats.forget('a');
  for (let again = 0; again < 9; again++) other.sit('b', 'newer');
  expect([one.backup.behind, other.backup.behind]).toEqual([true, true]);
  await one.backup.sync();
  await other.backup.sync();
  await one.backup.sync();
  expect([one.held(), other.held()]).toEqual([['b'], ['b']]);
  expect(one.seats.find('b')?.token).toBe('newer');
  expect([one.backup.behind, other.backup.behind]).toEqual([false, false]);
});

test('a device sends nothing while its seats do not change', async () => {
  const server = new FakeServer();
  const one = device(server);
  one.sit('a');
  await one.backup.begin(newWords());
  one.sit('a');
  await one.backup.sync();
  expect([server.saves, one.backup.behind]).toEqual([1, false]);
});

test('a seat that is taken while the others are kept stays, and is kept next', async () => {
  const server = new FakeServer();
  const one = device(server);
  one.sit('a');
  server.meanwhile = () => one.sit('b');
  await one.backup.begin(newWords());
  expect(one.held()).toEqual(['a', 'b']);
  expect(one.backup.behind).toBe(true);
  server.meanwhile = () => undefined;
  await one.backup.sync();
  expect(one.backup.behind).toBe(false);
});

test('two devices that keep at the same time lose nothing', async () => {
  const server = new FakeServer();
  const [one, other] = [device(server), device(server)];
  const words = newWords();
  one.sit('a');
  other.sit('b');
  await Promise.all([one.backup.begin(words), other.backup.begin(words)]);
  await Promise.all([one.backup.sync(), other.backup.sync()]);
  expect([one.held(), other.held()]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

test('a tampered copy, and a copy that keeps changing, leave the seats as they were', async () => {
  const server = new FakeServer();
  const words = newWords();
  const one = device(server);
  one.sit('a');
  await one.backup.begin(words);
  const [[id = '', kept] = []] = [...server.kept];
  const fresh = device(server);
  server.kept.set(id, { version: 1, box: 'AAAA' });
  await expect(fresh.backup.begin(words)).rejects.toThrow(SealBroken);
  server.kept.set(id, kept!);
  fresh.sit('b');
  server.meanwhile = () => server.kept.set(id, { ...kept!, version: Math.random() });
  await expect(fresh.backup.begin(words)).rejects.toThrow(BackupBusy);
  expect([fresh.held(), fresh.backup.words]).toEqual([['b'], '']);
  await expect(fresh.backup.begin('no words')).rejects.toThrow(RangeError);
});

test('a device that ends its backup keeps its seats and uploads nothing more', async () => {
  const server = new FakeServer();
  const one = device(server);
  one.sit('a');
  await one.backup.begin(newWords());
  one.backup.end();
  one.sit('b');
  await one.backup.sync();
  expect([one.backup.words, one.held(), server.saves]).toEqual(['', ['a', 'b'], 1]);
});
