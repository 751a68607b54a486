import { channel } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import { PictureThread } from '../../src/http/picture-thread.ts';
import { dataFolder } from '../support/test-server.ts';

const art = dataFolder();
const background = path.join(art.path, 'preview.jpg');
writeFileSync(background, createCanvas(1200, 630).toBuffer('image/jpeg'));
const leaving = new AbortController();
const moment = { game: 'Dive', line: 'How it ended', seats: [] };
let started = 0;
channel('worker_threads').subscribe(count);
beforeEach(() => void (started = 0));
afterAll(() => {
  channel('worker_threads').unsubscribe(count);
  leaving.abort();
  art.remove();
});

function count(): void {
  started++;
}

test('pictures are drawn in a thread of their own, the same for all', async () => {
  const thread = new PictureThread(leaving.signal);
  const picture = await thread.draw(moment, background);
  const { width, height } = await loadImage(Buffer.from(picture));
  expect([width, height]).toEqual([1200, 630]);
  await thread.draw(moment, background);
  expect(started).toBe(1);
});

test('a picture that cannot be drawn fails alone, and the next is drawn', async () => {
  const thread = new PictureThread(leaving.signal);
  await expect(thread.draw(moment, `${background}.none`)).rejects.toThrow('ENOENT');
  expect((await thread.draw(moment, background)).length).toBeGreaterThan(0);
  expect(started).toBe(1);
});

test('a thread that nobody needed for a while ends, and another is started', async () => {
  const thread = new PictureThread(leaving.signal, { restMs: 0 });
  await thread.draw(moment, background);
  await thread.ended;
  await thread.draw(moment, background);
  expect(started).toBe(2);
});

test('a waiting request is rejected when the server shuts down', async () => {
  const leavingNow = new AbortController();
  const thread = new PictureThread(leavingNow.signal);
  const drawn = thread.draw(moment, background);
  leavingNow.abort();
  await expect(drawn).rejects.toThrow('ended');
});
