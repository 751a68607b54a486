import { expect, test } from '@jest/globals';
import { farAway, pageWidth } from '../../src/shell/page-width.ts';

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

test('text grows only on screens that are looked at from farther away', () => {
  const usual = [
    { width: 360, height: 640 },
    { width: 1920, height: 1080 },
    { width: 3440, height: 1080 },
  ];
  expect(usual.map(farAway)).toEqual([1, 1, 1]);
  expect(farAway({ width: 2560, height: 1440 })).toBeCloseTo(4 / 3);
  expect(farAway({ width: 7680, height: 4320 })).toBe(1.5);
});
