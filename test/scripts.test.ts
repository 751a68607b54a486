import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buildIfStale } from '../scripts/support/freshness.mjs';
import { oneAtATime } from '../scripts/support/one-at-a-time.mjs';

describe('building stale outputs', () => {
  let folder: string;
  let built = 0;
  const build = () => {
    const output = path.join(folder, 'out');
    return buildIfStale({
      inputs: [path.join(folder, 'in')],
      output,
      build: async () => {
        built += 1;
        await mkdir(output, { recursive: true });
      },
    });
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'atoll-build-'));
    await mkdir(path.join(folder, 'in'));
    await writeFile(path.join(folder, 'in/a'), '1');
    await writeFile(path.join(folder, 'in/b'), '1');
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('builds once, then again for every change, deletions included', async () => {
    expect([await build(), await build()]).toEqual([true, false]);
    await writeFile(path.join(folder, 'in/a'), '2');
    expect([await build(), await build()]).toEqual([true, false]);
    await rm(path.join(folder, 'in/b'));
    expect([await build(), await build()]).toEqual([true, false]);
    expect(built).toBe(3);
  });

  test('keeps apart builds of the same inputs into the same folder', async () => {
    const more: string[] = [];
    const ensure = (stamp: string) =>
      buildIfStale({
        inputs: [path.join(folder, 'in')],
        output: path.join(folder, 'out'),
        stamp,
        build: () => Promise.resolve(void more.push(stamp)),
      });
    for (const stamp of ['.first', '.whole', '.first', '.whole']) await ensure(stamp);
    expect(more).toEqual(['.first', '.whole']);
  });

  test('tries an unfinished build again', async () => {
    const options = {
      inputs: [path.join(folder, 'in')],
      output: path.join(folder, 'out'),
      stamp: '.finer',
    };
    await expect(
      buildIfStale({ ...options, build: () => Promise.reject(new Error('stopped')) }),
    ).rejects.toThrow('stopped');
    expect(await buildIfStale({ ...options, build: () => Promise.resolve() })).toBe(true);
  });
});

describe('work that one process does at a time', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'atoll-lock-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('waits for the process that is at it, also when that one fails', async () => {
    const order: string[] = [];
    let fail = (): void => undefined;
    const first = oneAtATime(
      'build',
      () =>
        new Promise<void>((_done, failed) => {
          order.push('first begins');
          fail = () => {
            order.push('first ends');
            failed(new Error('no disk'));
          };
        }),
      { folder },
    );
    const second = oneAtATime('build', () => Promise.resolve(order.push('second')), { folder });
    fail();
    await expect(first).rejects.toThrow('no disk');
    await second;
    expect(order).toEqual(['first begins', 'first ends', 'second']);
  });

  test('does not wait for a process that has ended', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    await writeFile(path.join(folder, 'install.lock'), String(pid));
    await expect(oneAtATime('install', () => Promise.resolve('done'), { folder })).resolves.toBe(
      'done',
    );
    expect(await readdir(folder)).toEqual([]);
  });
});
