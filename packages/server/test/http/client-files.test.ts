import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dataFolder, TestServer } from '../support/test-server.ts';

const folder = dataFolder();
// A program may be installed below a folder whose name begins with a dot.
const client = path.join(folder.path, '.installed', 'client');
const art = path.join(folder.path, '.installed', 'art');
const SCRIPT = 'export const table = 1;\n'.repeat(100);
let server: TestServer;

beforeAll(async () => {
  mkdirSync(path.join(client, 'assets'), { recursive: true });
  writeFileSync(path.join(client, 'index.html'), '<title>the page</title>');
  writeFileSync(path.join(client, 'assets', 'main-1a2b3c.js'), '');
  writeFileSync(path.join(client, 'assets', 'table-4d5e6f.js'), SCRIPT);
  writeFileSync(path.join(client, 'assets', 'table-4d5e6f.js.gz'), gzipSync(SCRIPT));
  writeFileSync(path.join(client, 'assets', 'table-4d5e6f.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(client, 'sw.js'), SCRIPT);
  writeFileSync(
    path.join(client, 'preloads.json'),
    JSON.stringify({ w: ['/assets/main-1a2b3c.css', '/assets/table-4d5e6f.js'] }),
  );
  writeFileSync(path.join(client, 'manifest-en.webmanifest'), '{"name":"Atoll"}');
  writeFileSync(path.join(folder.path, 'secret.js.gz'), gzipSync(SCRIPT));
  server = await TestServer.open(folder.path, {
    limits: 'on',
    clientFolder: client,
    artFolder: art,
  });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

describe('the client', () => {
  test('has no script in its page, which the policy would not run', () => {
    const page = readFileSync(path.join(import.meta.dirname, '../../../client/index.html'), 'utf8');
    const scripts = page.match(/<script[^>]*>/g) ?? [];
    expect(scripts).not.toEqual([]);
    for (const script of scripts) expect(script).toContain(' src="');
    expect(page).not.toMatch(/\son\w+=/);
  });

  test('is served on every path of its own, and only hashed files are cached', async () => {
    const page = await server.call('GET', '/table/anything');
    expect(await page.text()).toContain('the page');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await (await server.call('GET', '/')).text()).toContain('the page');
    const asset = await server.call('GET', '/assets/main-1a2b3c.js');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect((await server.call('GET', '/assets/gone.js')).status).toBe(404);
  });

  test('names the files of a page in the head of its answer, the most urgent first', async () => {
    const table = await server.call('GET', '/w/AbCdEfGhIjKlMnOpQrSt');
    expect(table.headers.get('link')).toBe(
      '</assets/main-1a2b3c.css>; rel=preload; as=style; crossorigin, ' +
        '</assets/table-4d5e6f.js>; rel=modulepreload; crossorigin',
    );
    expect((await server.call('GET', '/rules/atoll')).headers.get('link')).toBeNull();
  });

  test('asks anew for its worker and its manifest whenever they are wanted', async () => {
    const worker = await server.call('GET', '/sw.js');
    expect(worker.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(worker.headers.get('content-security-policy')).toContain("default-src 'self'");
    const manifest = await server.call('GET', '/manifest-en.webmanifest');
    expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    for (const { headers } of [worker, manifest])
      expect(headers.get('cache-control')).toBe('no-cache');
  });

  test('preloads the invitation beside the page of an invitation, and beside no other', async () => {
    const page = await server.call('GET', '/j/k7m3p9');
    expect(await page.text()).toContain('the page');
    expect(page.headers.get('link')).toBe(
      '</api/invites/K7M3P9>; rel=preload; as=fetch; crossorigin',
    );
    for (const other of ['/', '/m/k7m3p9', '/j/k7m3p9/more', '/j/kxb7mp', '/j/%3E%0Ax'])
      expect((await server.call('GET', other)).headers.get('link')).toBeNull();
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=0', null],
    ['identity', null],
  ])('is sent packed as the browser reads it: %s', async (accepted, encoding) => {
    const answer = await fetch(`${server.address}/assets/table-4d5e6f.js`, {
      headers: { 'accept-encoding': accepted },
    });
    expect(await answer.text()).toBe(SCRIPT);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  });

  test('sends no packed file from outside its folder', async () => {
    for (const name of [
      '..%2fsecret.js',
      '%2e%2e/secret.js',
      'assets/..%2f..%2fsecret.js',
      '%00.js',
      '%E0%A4%A.js',
    ])
      expect((await server.call('GET', `/${name}`)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('the drawings, while some are still to be baked', () => {
  const bake = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(art, file)), { recursive: true });
    writeFileSync(path.join(art, file), text);
  };
  const get = async (
    file: string,
  ): Promise<{
    readonly status: number;
    readonly caching: string | null;
    readonly text: string;
  }> => {
    const response = await server.call('GET', `/art/${file}`);
    return {
      status: response.status,
      caching: response.headers.get('cache-control'),
      text: await response.text(),
    };
  };

  test('nobody keeps in mind that one is missing', async () => {
    for (const file of [
      'table-fine-0.webp',
      'cards/shark.webp',
      'cards',
      'cards/',
      'cards/..%2F..%2Fsecret.js',
    ]) {
      expect(await get(file)).toMatchObject({ status: 404, caching: 'no-store' });
    }
    bake('table-fine-0.webp', 'fine');
    expect(await get('table-fine-0.webp')).toEqual({
      status: 200,
      caching: 'no-cache',
      text: 'fine',
    });
  });

  test('a small reading picture stands in until the larger one is there', async () => {
    bake('cards-small/shark.webp', 'small');
    expect(await get('cards/shark.webp')).toEqual({
      status: 200,
      caching: 'no-store',
      text: 'small',
    });
    bake('cards/shark.webp', 'large');
    expect(await get('cards/shark.webp')).toEqual({
      status: 200,
      caching: 'no-cache',
      text: 'large',
    });
  });

  test('texts come packed', async () => {
    bake('faces.json', SCRIPT);
    writeFileSync(path.join(art, 'faces.json.br'), brotliCompressSync(SCRIPT));
    const response = await fetch(`${server.address}/art/faces.json`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toBe(SCRIPT);
  });
});
