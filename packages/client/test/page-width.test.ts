import { expect, test } from '@jest/globals';
import { pageWidth } from '../src/shell/page-width.ts';

test.each([
  [1280, 100, 'wide'],
  [1280, 125, 'wide'],
  [1280, 150, 'middle'],
  [1280, 200, 'middle'],
  [800, 100, 'middle'],
  [360, 100, 'phone'],
  [1000, 200, 'phone'],
])('%i px with text of %i %% are %s', (pixels, textSize, width) => {
  expect(pageWidth(pixels, textSize)).toBe(width);
});
