import { describe, expect, test } from '@jest/globals';
import { keepingError, NoRoom, NotKept } from '../../src/shell/device/database.ts';
import {
  DeviceReplays,
  MOST_REPLAYS,
  type DeviceReplay,
} from '../../src/shell/device/device-replays.ts';
import { Keeper } from '../../src/shell/device/keeper.ts';
import { picturesIn } from '../../src/shell/device/picture-list.ts';
import { freeBytes, persistence, usedMegabytes } from '../../src/shell/device/storage.ts';
import { shortcutIn } from '../../src/shell/lobby/shortcut.ts';
import { FakeShelf } from '../support/fake-shelf.ts';

test('a full device is told apart from a browser that keeps nothing', () => {
  expect(keepingError(new DOMException('x', 'QuotaExceededError'))).toBeInstanceOf(NoRoom);
  expect(keepingError(new DOMException('x', 'InvalidStateError'))).toBeInstanceOf(NotKept);
});

describe('a state that changes often', () => {
  test('is stored one write after the other, the newest state last', async () => {
    let state = 0;
    const written: number[] = [];
    const waiting: (() => void)[] = [];
    const keeper = new Keeper(
      async () => {
        written.push(state);
        await new Promise<void>((resolve) => waiting.push(resolve));
      },
      () => undefined,
    );
    for (state = 1; state <= 5; state++) keeper.keep();
    expect(written).toEqual([1]);
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(written).toEqual([1, 6]);
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
    expect(written).toEqual([1, 6]);
  });

  test('is stored again after a failed write', async () => {
    const errors: unknown[] = [];
    const keeper = new Keeper(
      () => Promise.reject(new NoRoom('full')),
      (error) => errors.push(error),
    );
    keeper.keep();
    await new Promise((resolve) => setImmediate(resolve));
    keeper.keep();
    await new Promise((resolve) => setImmediate(resolve));
    expect(errors).toHaveLength(2);
  });
});

describe('replays', () => {
  const replay = (id: string) => ({ id, game: 'atoll', seats: [], text: id });

  test('are limited in number: the ones opened last are kept', async () => {
    let now = 0;
    const shelf = new FakeShelf<DeviceReplay>();
    const replays = new DeviceReplays(shelf, () => now++);
    for (let i = 0; i <= MOST_REPLAYS; i++) await replays.keep(replay(`${i}`));
    await replays.keep(replay('1'));
    const ids = (await replays.list()).map(({ id }) => id);
    expect(ids).toHaveLength(MOST_REPLAYS);
    expect(ids[0]).toBe('1');
    expect(ids).not.toContain('0');
  });

  test('are shown where there is no room to keep them', async () => {
    const shelf = new FakeShelf<DeviceReplay>();
    shelf.full = true;
    await new DeviceReplays(shelf).keep(replay('one'));
    expect(await shelf.list()).toEqual([]);
  });
});

describe('pictures of a manifest', () => {
  const page = (name: string) => ({ json: `${name}.json`, image: `${name}.webp`, bytes: 1 });
  const manifest = {
    sources: '81a1677852d87a2784205d6a8836abbd',
    faces: 'faces.json',
    tables: { quick: { scale: 1, pages: [page('q')] }, fine: { scale: 2, pages: [page('f')] } },
    maps: { quick: { polar: { paper: page('m') } } },
    creatures: { turtle: { file: 'creatures/turtle.webp' } },
    cards: { crab: { kind: 'animal', file: 'cards/crab.webp' } },
    fish: { A1: 'fish/A1.webp' },
  };
  const folder = '/art/';
  const stamped = (names: readonly string[]) => names.map((name) => `/art/${name}?81a1677852d8`);

  test('that tables begin with are named as tables ask for them', () => {
    expect(picturesIn(manifest, { folder, extent: 'first' }).toSorted()).toEqual([
      '/art/creatures/turtle.webp',
      ...stamped(['faces.json', 'm.json', 'm.webp', 'q.json', 'q.webp']),
    ]);
  });

  test('of all kinds are named when all are wanted', () => {
    expect(picturesIn(manifest, { folder, extent: 'all' })).toEqual(
      expect.arrayContaining([
        ...stamped(['f.json', 'f.webp', 'm.webp']),
        ...['/art/cards/crab.webp', '/art/fish/A1.webp'],
      ]),
    );
  });

  test('are none where it is no manifest', () => {
    expect(picturesIn('<html>', { folder, extent: 'all' })).toEqual([]);
  });
});

describe('the storage of a browser', () => {
  test('is asked for its promise, and believed', async () => {
    const storage = { persist: async () => true, persisted: async () => false };
    expect(await persistence('look', storage)).toBe('temporary');
    expect(await persistence('ask', storage)).toBe('persisted');
    expect(await persistence('ask', {})).toBe('unknown');
    const refusing = { persist: () => Promise.reject(new Error('no')) };
    expect(await persistence('ask', refusing)).toBe('unknown');
  });

  test('tells how much is taken and free, where it does', async () => {
    const storage = { estimate: async () => ({ usage: 2_100_000, quota: 10_000_000 }) };
    expect(await usedMegabytes(storage)).toBe(3);
    expect(await freeBytes(storage)).toBe(7_900_000);
    expect(await usedMegabytes({})).toBeUndefined();
    expect(await freeBytes({ estimate: async () => ({}) })).toBeUndefined();
  });
});

test('a shortcut is one of those that there are', () => {
  expect(['?start=solo', '?start=code', '?start=x', ''].map(shortcutIn)).toEqual([
    ...['solo', 'code', undefined, undefined],
  ]);
});
