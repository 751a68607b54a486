import { expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { momentPicture, type PositionPicture } from '@atoll/art/moment';
import { catalog } from '@atoll/catalog';
import { momentsOfFile, type MatchFile, type Sketch } from '@atoll/engine';
import type { Golden } from '@atoll/testkit';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { dataFolder } from '../support/test-server.ts';

/** Of a recorded match, the sketches of its beginning and its end. */
async function ends(id: string, name: string): Promise<readonly [Sketch, Sketch]> {
  const file = new URL(`../../../games/${id}/test/golden/${name}.json`, import.meta.url);
  const { seed, seats, options, log } = JSON.parse(readFileSync(file, 'utf8')) as Golden;
  const entry = catalog[id]!;
  const { game } = await entry.load();
  const match: MatchFile = {
    ...{ match: 'm', game: id, rules: game.version, seed, options, startedAt: 1, endedAt: 2, log },
    seats: Array.from({ length: seats }, () => ({ name: 'A', kind: 'person', bot: '' })),
  };
  const moments = momentsOfFile(game, match);
  const draw = await entry.sketch!();
  const [first, last] = [moments[0]!, moments.at(-1)!];
  return [draw(game.publicView(first.state)), draw(game.publicView(last.state))];
}

const MATCHES = [
  ['steere-atoll', 'size-7'],
  ['atoll', 'three-events'],
] as const;

const count = ({ shapes }: Sketch): number => shapes.length;

test.each(MATCHES)('a position of %s is drawn within its frame', async (id, name) => {
  const [first, last] = await ends(id, name);
  expect(count(last)).toBeGreaterThan(count(first));
  for (const { width, height, shapes } of [first, last])
    for (const shape of shapes) {
      const spots = shape.kind === 'area' ? shape.corners : [shape.x, shape.y];
      spots.forEach((value, i) => {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(i % 2 === 0 ? width : height);
      });
    }
});

test('the picture of a moment shows the position, and that of another moment another one', async () => {
  const folder = dataFolder();
  const background = path.join(folder.path, 'preview.jpg');
  writeFileSync(background, createCanvas(1200, 630).toBuffer('image/jpeg'));
  const moment: PositionPicture = {
    ...{ game: 'Game', line: 'Now' },
    seats: [{ name: 'Ada', points: undefined, first: false }],
  };
  const [first, last] = await ends('steere-atoll', 'size-7');
  const pictures = await Promise.all(
    [moment, { ...moment, sketch: first }, { ...moment, sketch: last }].map((each) =>
      momentPicture(each, background),
    ),
  );
  folder.remove();
  const { width, height } = await loadImage(Buffer.from(pictures[2]!));
  expect([width, height]).toEqual([1200, 630]);
  expect(new Set(pictures.map((picture) => Buffer.from(picture).toString('base64'))).size).toBe(3);
});
