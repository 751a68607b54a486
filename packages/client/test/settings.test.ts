import { expect, test } from '@jest/globals';
import { readSettings } from '../src/shell/settings.ts';

test('a new browser animates, unless its owner wants less motion', () => {
  expect(readSettings(null, 'no-preference'))
    .toEqual({ animation: 1, renderer: 'webgl', textSize: 100, pace: 900, turnVolume: 70, tableVolume: 50 });
  expect(readSettings(null, 'reduce').animation).toBe(0);
});

test('what was chosen stays, also against the preference of the system', () => {
  const stored = JSON.stringify({ animation: 2, renderer: 'canvas', textSize: 150, pace: 0, turnVolume: 0, tableVolume: 100 });
  expect(readSettings(stored, 'reduce')).toEqual(JSON.parse(stored));
});

const odd = '{"animation":7,"renderer":"stone","textSize":"big","pace":-1,"turnVolume":101,"tableVolume":"loud"}';

test.each(['no json', 'null', '[]', odd])('%s is read as nothing', (stored) => {
  expect(readSettings(stored, 'no-preference')).toEqual(readSettings(null, 'no-preference'));
});
