import { expect, test } from '@jest/globals';
import { svgDocument } from '../src/draw/defs.ts';
import { opaqueBounds, rasterise } from '../bake/raster.ts';

test('the rasteriser draws shadows and clips like a browser', () => {
  const picture = rasterise(
    svgDocument('<rect x="4" y="4" width="8" height="8" fill="#f00" filter="url(#lift2)"/>', [0, 0, 20, 20], { scale: 2 }),
  );
  expect([picture.width, picture.height]).toEqual([40, 40]);
  expect(opaqueBounds(picture, 200)).toEqual([8, 8, 16, 16]);
  const [, , width, height] = opaqueBounds(picture, 2);
  expect(width).toBeGreaterThan(18);
  expect(height).toBeGreaterThan(18);
});
