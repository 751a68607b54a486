import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, test } from '@jest/globals';
import { BotPool, type BotPoolOptions, type ThinkResult } from '../../src/bots/bot-pool.ts';
import { type Asker, BotQueue } from '../../src/bots/bot-queue.ts';
import { dataFolder } from '../support/test-server.ts';
import { until } from '@atoll/test-client/waiting';

const named = pathToFileURL(path.join(import.meta.dirname, '../support/named-catalog.ts')).href;
const pools: BotPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

function poolOf(options: BotPoolOptions): BotPool {
  const pool = new BotPool({ catalog: named, hurryMs: 1e9, ...options });
  pools.push(pool);
  return pool;
}

const someone: Asker = { network: 'n', table: 't', attended: true };
const turn = { view: {}, privateView: undefined, seat: 0, legal: ['first'], seed: '' };

function think(
  pool: BotPool,
  asker: Partial<Asker>,
  { bot = 'strong', briefly = false } = {},
): Promise<ThinkResult> {
  const asking = {
    asker: { ...someone, ...asker },
    weaker: ['fair', 'weak'],
    briefly,
    signal: new AbortController().signal,
  };
  return pool.think({ game: 'dive', bot, turn }, asking);
}

describe('a request for a thread', () => {
  test('takes turns by network, and by table within one', () => {
    const queue = new BotQueue<string>();
    for (const table of ['a', 'b', 'c'])
      for (const number of [1, 2])
        queue.add(`${table}${number}`, { ...someone, network: 'one', table });
    queue.add('x', { ...someone, network: 'two', table: 'x' });
    queue.add('y', { ...someone, network: 'three', table: 'y' });
    const taken = Array.from({ length: 9 }, () => queue.take());
    expect(taken).toEqual(['a1', 'x', 'y', 'b1', 'c1', 'a2', 'b2', 'c2', undefined]);
  });

  test('waits for one choice of a person who has 55 tables', async () => {
    const pool = poolOf({ threads: 1 });
    const order: string[] = [];
    const asked = (name: string, asker: Partial<Asker>) =>
      think(pool, asker).then(() => order.push(name));
    const many = Array.from({ length: 55 }, (_, i) =>
      asked('theirs', { network: 'one', table: `t${i}` }),
    );
    await Promise.all([...many, asked('mine', { network: 'two', table: 'mine' })]);
    // One was begun when mine came, and one more is allowed before it.
    expect(order.indexOf('mine')).toBeLessThanOrEqual(2);
    expect(order).toHaveLength(56);
  });

  test('comes before requests of tables where nobody plays', async () => {
    const pool = poolOf({ threads: 1 });
    const order: string[] = [];
    const asked = (name: string, asker: Partial<Asker>) =>
      think(pool, asker).then(() => order.push(name));
    const alone = [1, 2, 3].map((i) => asked('nobody', { attended: false, network: `n${i}` }));
    const people = [1, 2].map((i) => asked('somebody', { table: `t${i}` }));
    await Promise.all([...alone, ...people]);
    expect(order).toEqual(['nobody', 'somebody', 'somebody', 'nobody', 'nobody']);
  });

  test('finds a thread free of tables at which nobody plays', async () => {
    const meeting = dataFolder();
    const slow = pathToFileURL(path.join(import.meta.dirname, '../support/slow-catalog.ts'));
    slow.searchParams.set('folder', meeting.path);
    const pool = poolOf({ catalog: slow.href, threads: 2 });
    const alone = ['a', 'b'].map((table) =>
      think(pool, { attended: false, table }, { bot: 'sleeper' }),
    );
    await until(() => readdirSync(meeting.path).length > 0);
    const mine = think(pool, {}, { bot: 'sleeper' });
    await until(() => readdirSync(meeting.path).length >= 2);
    expect(existsSync(path.join(meeting.path, 'wake'))).toBe(false);
    writeFileSync(path.join(meeting.path, 'wake'), '');
    expect((await Promise.all([mine, ...alone])).map(({ action }) => action)).toEqual([
      'first',
      'first',
      'first',
    ]);
    meeting.remove();
  });
});

describe('a bot', () => {
  test('thinks at full strength while no request waits for long', async () => {
    expect(await think(poolOf({}), {})).toMatchObject({ action: 'strong', hurried: false });
  });

  test('leaves a choice to the weakest bot after a long wait or when brief', async () => {
    expect(await think(poolOf({ hurryMs: 0 }), {})).toMatchObject({
      action: 'weak',
      hurried: true,
    });
    expect(await think(poolOf({}), {}, { briefly: true })).toMatchObject({
      action: 'weak',
      hurried: true,
    });
  });
});
