import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { PictureThread } from '../../src/http/picture-thread.ts';
import { dataFolder } from '../support/test-server.ts';

const moment = { game: 'Atoll', line: 'After 3 of 9 actions', seats: [] };

test('a picture that cannot be drawn says why, and the next one is drawn', async () => {
  const folder = dataFolder();
  const background = path.join(folder.path, 'preview.jpg');
  const thread = new PictureThread();
  await expect(thread.draw({ moment, background })).rejects.toThrow(/could not be drawn: .*ENOENT/);
  writeFileSync(background, createCanvas(1200, 630).toBuffer('image/jpeg'));
  const picture = await thread.draw({ moment, background });
  expect([picture[0], picture[1]]).toEqual([0xff, 0xd8]);
  folder.remove();
});
