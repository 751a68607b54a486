import { expect, test } from '@jest/globals';
import { svgDocument } from '../src/draw/defs.ts';
import { opaqueBounds, rasterise } from '../bake/raster.ts';

test('the rasteriser draws shadows and clips like a browser', async () => {
  const picture = await rasterise(
    svgDocument(
      '<rect x="4" y="4" width="8" height="8" fill="#f00" filter="url(#lift2)"/>',
      [0, 0, 20, 20],
      { scale: 2 },
    ),
  );
  expect([picture.width, picture.height]).toEqual([40, 40]);
  expect(opaqueBounds(picture, 200)).toEqual([8, 8, 16, 16]);
  const [, , width, height] = opaqueBounds(picture, 2);
  expect(width).toBeGreaterThan(18);
  expect(height).toBeGreaterThan(18);
});

test.each([
  ['an ellipse', '<ellipse cx="10" cy="10" rx="6" ry="4" filter="url(#lift1)"/>'],
  [
    'a group of nothing but ellipses',
    '<g filter="url(#lift1)"><ellipse rx="6" ry="4" transform="translate(10 10)"/></g>',
  ],
])('%s has a shadow like every other shape', async (_, shapes) => {
  const picture = await rasterise(svgDocument(shapes, [0, 0, 20, 20], { scale: 2 }));
  expect(opaqueBounds(picture, 200)).toEqual([8, 12, 24, 16]);
  expect(opaqueBounds(picture, 2)[3]).toBeGreaterThan(16);
});

test('a drawing is stretched to whole pixels', async () => {
  const { width, height, data } = await rasterise(
    svgDocument('<path d="M0 0H9.5V9.4H0Z"/>', [0, 0, 9.5, 9.4]),
  );
  expect([width, height]).toEqual([10, 9]);
  expect([...data].filter((_, i) => i % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
});
