import { beforeEach, describe, expect, test } from '@jest/globals';
import { KeptFiles, type Build } from '../../src/worker/kept-files.ts';
import { FakeCaches } from '../support/fake-caches.ts';

const ORIGIN = 'https://atoll.example';
const PAGE = '<script src="/assets/main-1.js"></script>';
const build = (version: string, hashed: readonly string[]): Build => ({
  ...{ version, hashed },
  loose: ['/', '/icon.svg'],
});
const first = build('one', ['/assets/main-1.js', '/assets/table-1.js']);
const second = build('two', ['/assets/main-2.js', '/assets/table-1.js']);

let caches: FakeCaches;
let asked: string[];
let network: 'there' | 'gone';
let pageText: string;

beforeEach(() => {
  caches = new FakeCaches();
  asked = [];
  network = 'there';
  pageText = PAGE;
});

const fetch = async (request: Request | string): Promise<Response> => {
  const path = typeof request === 'string' ? request : new URL(request.url).pathname;
  asked.push(path);
  if (network === 'gone') throw new TypeError('no network');
  if (path.includes('gone')) return new Response('', { status: 404 });
  return new Response(path === '/' ? pageText : `network ${path}`);
};
const files = (of: Build) => new KeptFiles(of, { caches, fetch });
const navigation = (path: string): Request =>
  Object.defineProperty(new Request(`${ORIGIN}${path}`), 'mode', { value: 'navigate' });
const answered = async (from: KeptFiles, request: Request): Promise<string | undefined> =>
  (await from.answer(request, ORIGIN))?.text();

describe('the cache of a build', () => {
  test('holds the whole build, and answers for any page without a network', async () => {
    const kept = files(first);
    await kept.fill();
    expect(asked.toSorted()).toEqual([
      ...['/', '/assets/main-1.js', '/assets/table-1.js', '/icon.svg'],
    ]);
    network = 'gone';
    for (const path of ['/', '/here/abc', '/rules/atoll', '/?start=solo'])
      expect(await answered(kept, navigation(path))).toBe(PAGE);
    expect(await answered(kept, new Request(`${ORIGIN}/assets/table-1.js`))).toBe(
      'network /assets/table-1.js',
    );
  });

  test('leaves API calls, downloads, other sites and sent data to the network', () => {
    const kept = files(first);
    const others = [
      navigation('/api/matches/x/file'),
      navigation('/metrics'),
      navigation('/art/preview.jpg'),
      new Request(`${ORIGIN}/api/matches`),
      new Request('https://other.example/assets/main-1.js'),
      new Request(`${ORIGIN}/assets/main-1.js`, { method: 'POST' }),
    ];
    for (const request of others) expect(kept.answer(request, ORIGIN)).toBeUndefined();
  });

  test('stays empty when a part of the build is missing', async () => {
    await expect(files(build('x', ['/assets/gone.js'])).fill()).rejects.toThrow(
      '/assets/gone.js is answered with 404',
    );
  });

  test('stays empty when the server has another build by now', async () => {
    pageText = '<script src="/assets/main-9.js"></script>';
    await expect(files(first).fill()).rejects.toThrow('/assets/main-9.js');
  });

  test('fetches a page from the network while it is empty', async () => {
    expect(await answered(files(first), navigation('/'))).toBe(PAGE);
    expect(asked).toEqual(['/']);
  });
});

describe('a newer build', () => {
  test('fetches only what has changed, and leaves the older one to pages that have it', async () => {
    await files(first).fill();
    asked = [];
    pageText = '<script src="/assets/main-2.js"></script>';
    const newer = files(second);
    await newer.fill();
    expect(asked).not.toContain('/assets/table-1.js');
    await newer.tidy();
    network = 'gone';
    expect(await answered(newer, navigation('/'))).toBe(pageText);
    expect(await answered(newer, new Request(`${ORIGIN}/assets/main-1.js`))).toBe(
      'network /assets/main-1.js',
    );
  });

  test('clears away all builds but the one before it, and nothing else', async () => {
    await caches.open('atoll-pictures');
    for (const version of ['a', 'b', 'c', 'd']) await caches.open(`atoll-files-${version}`);
    await files(build('d', [])).tidy();
    expect(await caches.keys()).toEqual(['atoll-pictures', 'atoll-files-c', 'atoll-files-d']);
  });

  test('is asked for by a page that misses a part, and the older one stands in without a network', async () => {
    const kept = files(first);
    await kept.fill();
    pageText = 'the page of the server';
    expect(await answered(kept, navigation('/m/abc?fresh'))).toBe('network /m/abc');
    network = 'gone';
    expect(await answered(kept, navigation('/m/abc?fresh'))).toBe(PAGE);
  });
});
