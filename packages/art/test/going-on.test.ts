import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Workshop } from '../bake/cache.ts';
import type { Progress } from '../bake/cache.ts';
import { Crew } from '../bake/crew.ts';
import { alone } from '../bake/lock.ts';
import { progressLine } from '../bake/progress-line.ts';
import { Shelf } from '../bake/shelf.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'atoll-bake-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Does its jobs without threads, and fails from the job of a given number on. */
class Hand extends Crew {
  jobs = 0;
  readonly #failsAt: number;

  constructor(failsAt: number) {
    super(0);
    this.#failsAt = failsAt;
  }

  override run(): Promise<unknown> {
    return this.jobs++ < this.#failsAt
      ? Promise.resolve(new Uint8Array([this.jobs]))
      : Promise.reject(new Error('stopped'));
  }
}

describe('a bake that is stopped', () => {
  const pictures = ['<svg>1</svg>', '<svg>2</svg>', '<svg>3</svg>'];
  const quality = { colour: 80, alpha: 80 };
  const work = async (crew: Crew, reports: Progress[] = []): Promise<number> => {
    const workshop = new Workshop(crew, {
      folder: join(folder, 'cache'),
      onProgress: (progress) => reports.push(progress),
    });
    const results = await Promise.allSettled(pictures.map((svg) => workshop.webp(svg, quality)));
    return results.filter(({ status }) => status === 'fulfilled').length;
  };

  test('resumes at the first missing picture, and makes none twice', async () => {
    expect(await work(new Hand(2))).toBe(2);
    const second = new Hand(Infinity);
    const third = new Hand(0);
    const reports: Progress[] = [];
    expect(await work(second, reports)).toBe(3);
    expect(second.jobs).toBe(1);
    expect(reports.at(-1)).toEqual({ done: 3, asked: 3 });
    expect(await work(third)).toBe(3);
    expect(third.jobs).toBe(0);
  });

  test('leaves no half file behind', async () => {
    const shelf = new Shelf(join(folder, 'shelf'));
    await shelf.put('cards/a.webp', new Uint8Array([1, 2]));
    writeFileSync(join(folder, 'shelf', 'in-the-way'), '');
    await expect(shelf.put('in-the-way/b.webp', new Uint8Array([3]))).rejects.toThrow();
    expect(readdirSync(join(folder, 'shelf'), { recursive: true }).sort()).toEqual([
      'cards',
      'cards/a.webp',
      'in-the-way',
    ]);
  });
});

test('texts lie packed beside themselves', async () => {
  const text = JSON.stringify({ some: 'text'.repeat(50) });
  await new Shelf(folder).put('a.json', text);
  expect(String(gunzipSync(readFileSync(join(folder, 'a.json.gz'))))).toBe(text);
  expect(String(brotliDecompressSync(readFileSync(join(folder, 'a.json.br'))))).toBe(text);
});

test('of two bakes at once the second waits for the first', async () => {
  const order: string[] = [];
  const file = join(folder, 'lock');
  let finish = (): void => undefined;
  const begun = new Promise<void>((resolve) => {
    void alone(
      file,
      () =>
        new Promise<void>((done) => {
          order.push('first begins');
          resolve();
          finish = () => {
            order.push('first ends');
            done();
          };
        }),
    );
  });
  await begun;
  const second = alone(file, () => Promise.resolve(order.push('second')));
  finish();
  await second;
  expect(order).toEqual(['first begins', 'first ends', 'second']);
  await alone(file, () => Promise.reject(new Error('no disk'))).catch(() => undefined);
  await expect(alone(file, () => Promise.resolve('free again'))).resolves.toBe('free again');
});

describe('telling how far a bake is', () => {
  const shown = (isTTY: boolean): string[] => {
    const written: string[] = [];
    let time = 0;
    const line = progressLine('Drawing', {
      output: { isTTY, write: (text) => written.push(text) },
      now: () => time,
    });
    for (let done = 0; done < 4; done++) {
      time += 2_000;
      line.show({ done, asked: 4 });
    }
    line.end();
    return written;
  };

  test('is one line on a terminal, over which others may write', () => {
    const written = shown(true);
    expect(written.some((text) => text.includes('\n'))).toBe(false);
    expect(written[1]).toBe('\u001b[2KDrawing: 1 done, 3 to go\r');
    expect(written.at(-1)).toBe('\u001b[2K');
  });

  test('is a plain line now and then elsewhere', () => {
    expect(shown(false)).toEqual(['Drawing: 2 done, 2 to go\n']);
  });
});
