import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { openServer } from '../support/open-server.ts';
import { dataFolder, throughOpening, twoPlaying } from '../support/test-server.ts';

const art = dataFolder();
writeFileSync(path.join(art.path, 'preview.jpg'), createCanvas(1200, 630).toBuffer('image/jpeg'));
afterAll(() => art.remove());
const house = openServer({ artFolder: art.path });

const pictureOf = (matchId: string, query = ''): Promise<Response> =>
  house.server.call('GET', `/api/matches/${matchId}/picture${query}`);

test('a finished match has a picture of each of its moments', async () => {
  const { grant, ada, ben } = await twoPlaying(house.server);
  const early = await pictureOf(grant.matchId);
  expect(early.status).toBe(409);
  expect(await early.json()).toMatchObject({ error: { code: 'not-over' } });
  await throughOpening(ada, ben);
  await Promise.all([ada.playOn(), ben.playOn()]);

  const drawn = async (query: string): Promise<Buffer> => {
    const response = await pictureOf(grant.matchId, query);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toContain('max-age');
    return Buffer.from(await response.arrayBuffer());
  };
  const [end, beyond, first] = await Promise.all([drawn(''), drawn('?at=99999'), drawn('?at=0')]);
  const { width, height } = await loadImage(end);
  expect([width, height]).toEqual([1200, 630]);
  expect(beyond.equals(end)).toBe(true);
  expect(first.equals(end)).toBe(false);

  rmSync(path.join(art.path, 'preview.jpg'));
  const unbuilt = await pictureOf(grant.matchId, '?at=1');
  expect(unbuilt.status).toBe(503);
  expect(await unbuilt.json()).toMatchObject({ error: { code: 'no-pictures' } });
});

test('an unknown match and a malformed moment are refused with a message', async () => {
  const unknown = await pictureOf('x'.repeat(20));
  expect(unknown.status).toBe(404);
  const { grant } = await twoPlaying(house.server);
  const wrong = await pictureOf(grant.matchId, '?at=soon');
  expect(wrong.status).toBe(400);
  expect(JSON.stringify(await wrong.json())).toContain('at');
});
