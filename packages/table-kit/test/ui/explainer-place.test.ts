import { expect, test } from '@jest/globals';
import { placeBeside } from '../../src/ui/explainer/place.ts';

const WINDOW = { width: 360, height: 640 };
const TIP = { width: 300, height: 90 };
const overlaps = (
  a: { x: number; y: number; width: number; height: number },
  b: typeof a,
): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('an explanation never covers what it explains, and stays in the window, wherever that is', () => {
  for (let x = 0; x <= 320; x += 20)
    for (let y = 0; y <= 600; y += 20) {
      const anchor = { x, y, width: 40, height: 40 };
      const at = { ...placeBeside(anchor, TIP, WINDOW), ...TIP };
      expect({ anchor, covers: overlaps(anchor, at) }).toEqual({ anchor, covers: false });
      expect(at.x >= 0 && at.y >= 0 && at.x + at.width <= 360 && at.y + at.height <= 640).toBe(
        true,
      );
    }
});

test('it stands above, below where there is no room above, and at a side where there is none at all', () => {
  const wide = { width: 1000, height: 200 };
  expect(
    placeBeside({ x: 480, y: 150, width: 40, height: 20 }, { width: 100, height: 60 }, wide),
  ).toEqual({ x: 450, y: 82 });
  expect(
    placeBeside({ x: 480, y: 10, width: 40, height: 20 }, { width: 100, height: 60 }, wide),
  ).toEqual({ x: 450, y: 38 });
  expect(
    placeBeside({ x: 100, y: 20, width: 40, height: 160 }, { width: 100, height: 60 }, wide),
  ).toEqual({ x: 148, y: 70 });
});
