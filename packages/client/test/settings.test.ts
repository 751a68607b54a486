import { expect, test } from '@jest/globals';
import { readSettings } from '../src/shell/settings.ts';

test('a new browser animates, unless its owner wants less motion', () => {
  expect(readSettings(null, 'no-preference')).toEqual({ animation: 1, renderer: 'webgl', textSize: 100, pace: 900 });
  expect(readSettings(null, 'reduce').animation).toBe(0);
});

test('what was chosen stays, also against the preference of the system', () => {
  const stored = JSON.stringify({ animation: 2, renderer: 'canvas', textSize: 150, pace: 0 });
  expect(readSettings(stored, 'reduce')).toEqual({ animation: 2, renderer: 'canvas', textSize: 150, pace: 0 });
});

test.each(['no json', 'null', '[]', '{"animation":7,"renderer":"stone","textSize":"big","pace":-1}'])('%s is read as nothing', (stored) => {
  expect(readSettings(stored, 'no-preference')).toEqual(readSettings(null, 'no-preference'));
});
