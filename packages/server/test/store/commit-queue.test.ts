import { describe, expect, test } from '@jest/globals';
import { CommitQueue } from '../../src/store/commit-queue.ts';
import { NotStored } from '../../src/store/match-store.ts';
import { StoreHealth } from '../../src/store/store-health.ts';

/** A store that answers when it is told to. */
class SlowDisk {
  readonly batches: (readonly string[])[] = [];
  #end: ((error?: Error) => void) | undefined;

  readonly commit = (writes: readonly string[]): Promise<readonly string[]> => {
    this.batches.push(writes);
    return new Promise((resolve, reject) => {
      this.#end = (error) =>
        error ? reject(error) : resolve(writes.map((write) => write.toUpperCase()));
    });
  };

  async end(error?: Error): Promise<void> {
    while (!this.#end) await new Promise((resolve) => setImmediate(resolve));
    const end = this.#end;
    this.#end = undefined;
    end(error);
  }
}

describe('commits', () => {
  test('are shared by all that write at once, and by all that come while one is under way', async () => {
    const disk = new SlowDisk();
    const queue = new CommitQueue({
      commit: disk.commit,
      timeoutMs: 60_000,
      health: new StoreHealth(),
    });
    const first = [queue.add('a'), queue.add('b')];
    await disk.end();
    const later = ['c', 'd', 'e'].map((write) => queue.add(write));
    expect(await Promise.all(first)).toEqual(['A', 'B']);
    await disk.end();
    expect(await Promise.all(later)).toEqual(['C', 'D', 'E']);
    expect(disk.batches).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
  });

  test('that fail, fail for all writes that share them, and for no others', async () => {
    const disk = new SlowDisk();
    const queue = new CommitQueue({
      commit: disk.commit,
      timeoutMs: 60_000,
      health: new StoreHealth(),
    });
    const lost = Promise.allSettled([queue.add('a'), queue.add('b')]);
    await disk.end(new NotStored('full'));
    expect(await lost).toMatchObject([
      { status: 'rejected', reason: { message: 'full' } },
      { status: 'rejected' },
    ]);
    const next = queue.add('c');
    await disk.end();
    expect(await next).toBe('C');
  });

  test('that take too long make others go, until the store answers', async () => {
    const disk = new SlowDisk();
    const queue = new CommitQueue({ commit: disk.commit, timeoutMs: 1, health: new StoreHealth() });
    const slow = queue.add('slow');
    while (disk.batches.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await expect(queue.add('behind it')).rejects.toThrow(NotStored);
    expect(queue.stalled).toBe(true);
    await expect(queue.add('after it')).rejects.toThrow(NotStored);
    await disk.end();
    expect(await slow).toBe('SLOW');
    const next = queue.add('next');
    await disk.end();
    expect(await next).toBe('NEXT');
    expect(queue.stalled).toBe(false);
    expect(disk.batches).toEqual([['slow'], ['next']]);
  });

  test('tell the first failure in words, and that it is over', async () => {
    const disk = new SlowDisk();
    const failures: string[] = [];
    const health = new StoreHealth((failure) => failures.push(failure));
    const queue = new CommitQueue({ commit: disk.commit, timeoutMs: 60_000, health });
    for (const failure of ['disk full', 'still full', '']) {
      const added = queue.add('a').catch(() => undefined);
      await disk.end(failure === '' ? undefined : new NotStored(failure));
      await added;
      expect(health.failure).toBe(failure);
    }
    expect(failures).toEqual(['disk full', '']);
  });
});
