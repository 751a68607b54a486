import { beforeAll, expect, test } from '@jest/globals';
import { hiddenArk } from '../../src/index.ts';
import { Graphics } from 'pixi.js';
import { placesOf } from '../../client/map/plane.ts';
import { edgeNames } from '../../client/scene/edge-names.ts';
import { things } from '../../client/scene/things.ts';
import { middleOf } from '@atoll/table-kit/ui/rect.ts';
import type { Atlas } from '@atoll/table-kit/table/canvas/atlas.ts';

// the theme stands on the page
beforeAll(() => {
  Object.assign(globalThis, { document: { documentElement: { dataset: {} } } });
});

test('columns and rows are named in the frame of the map, beside every place', () => {
  for (const side of ['equatorial', 'polar'] as const) {
    const names = edgeNames(side);
    const spaces = placesOf(side).filter(({ kind }) => kind === 'space');
    for (const { id, box } of spaces) {
      const { x, y } = middleOf(box);
      expect(names.find(({ text }) => text === id[0])?.x).toBe(x);
      const row = names.find(({ text }) => text === id.slice(1));
      expect(Math.abs((row?.y ?? 0) - y)).toBeLessThan(box.height / 2);
    }
    for (const { box } of placesOf(side))
      for (const { x, y } of names) expect(x + 7 <= box.x || y + 7 <= box.y).toBe(true);
  }
});

test('the lock of a fish lies on its place and nowhere else', () => {
  const options = hiddenArk.parseOptions({});
  const view = hiddenArk.publicView(hiddenArk.setup({ seed: 'a', seats: 2, options }));
  // nothing is drawn on the backs of tiles but locks
  const locked = { ...view, tiles: view.tiles.map(() => 'back'), locks: view.locks.map(() => 1) };
  const atlas = { find: () => undefined } as unknown as Atlas;
  const drawn = things(locked, atlas, { ports: new Map(), prices: new Map(), resources: [] })
    .children.flatMap(({ children }) => children)
    .filter((child) => child instanceof Graphics);
  expect(drawn).toHaveLength(locked.locks.length);
  const boxes = placesOf(view.side).map(({ box }) => box);
  for (const { bounds } of drawn)
    expect(
      boxes.some(
        ({ x, y, width, height }) =>
          bounds.minX >= x &&
          bounds.minY >= y &&
          bounds.maxX <= x + width &&
          bounds.maxY <= y + height,
      ),
    ).toBe(true);
});
