import { beforeEach, expect, test } from '@jest/globals';
import { KeptPictures, MOST_PICTURES } from '../../src/worker/kept-pictures.ts';
import { FakeCaches } from '../support/fake-caches.ts';

const ORIGIN = 'https://atoll.example';
let caches: FakeCaches;
let asked: string[];
let network: 'there' | 'gone';
let caching: string;
let pictures: KeptPictures;

beforeEach(() => {
  caches = new FakeCaches();
  asked = [];
  network = 'there';
  caching = 'no-cache';
  pictures = new KeptPictures({
    caches,
    fetch: async (request) => {
      const { pathname, search } = new URL((request as Request).url);
      asked.push(pathname + search);
      if (network === 'gone') throw new TypeError('no network');
      return new Response('picture', { headers: { 'cache-control': caching } });
    },
  });
});

const answered = async (path: string): Promise<string | undefined> =>
  (await pictures.answer(new Request(`${ORIGIN}${path}`), ORIGIN))?.text();

test('a picture that was shown is shown without a network, another is not', async () => {
  await answered('/art/cards/a.webp');
  network = 'gone';
  expect(await answered('/art/cards/a.webp')).toBe('picture');
  await expect(answered('/art/cards/b.webp')).rejects.toThrow('no network');
});

test('the server is asked again, unless the address tells the version', async () => {
  for (const path of ['/art/cards/a.webp', '/art/table.webp?81a1']) {
    await answered(path);
    await answered(path);
  }
  expect(asked).toEqual(['/art/cards/a.webp', '/art/cards/a.webp', '/art/table.webp?81a1']);
});

test('a stand-in for a picture is not kept', async () => {
  caching = 'no-store';
  await answered('/art/cards/a.webp');
  network = 'gone';
  await expect(answered('/art/cards/a.webp')).rejects.toThrow('no network');
});

test('the oldest go when there are too many, and a full device shows them all the same', async () => {
  for (let i = 0; i <= MOST_PICTURES; i++) await answered(`/art/${i}.webp`);
  const kept = [...(caches.kept.get('atoll-pictures')?.keys() ?? [])];
  expect(kept).toHaveLength(MOST_PICTURES);
  expect(kept[0]).toBe(`${ORIGIN}/art/1.webp`);
  caches.full = true;
  expect(await answered('/art/new.webp')).toBe('picture');
});

test('other paths are left alone', () => {
  for (const path of ['/', '/assets/a.js', '/api/art/x'])
    expect(pictures.answer(new Request(`${ORIGIN}${path}`), ORIGIN)).toBeUndefined();
});
