import { expect, test } from '@jest/globals';
import { readSettings } from '../../src/settings/use-settings.ts';

test('a new browser animates, unless its owner wants less motion', () => {
  expect(readSettings(null, 'no-preference')).toEqual({
    language: 'auto',
    animation: 1,
    renderer: 'auto',
    textSize: 100,
    shade: 'system',
    contrast: 'system',
    pace: 900,
    turnVolume: 70,
    tableVolume: 50,
    letterKeys: 'on',
    firstTimes: 'on',
    coach: 'on',
    askFirst: 'final',
    autoPass: 'off',
    results: 'shown',
  });
  expect(readSettings(null, 'reduce').animation).toBe(0);
});

test('a chosen setting stays, also against the preference of the system', () => {
  const look = {
    language: 'en',
    renderer: 'canvas',
    textSize: 150,
    shade: 'dark',
    contrast: 'high',
  };
  const chosen = {
    ...look,
    animation: 2,
    pace: 0,
    turnVolume: 0,
    tableVolume: 100,
    letterKeys: 'off',
    firstTimes: 'off',
    coach: 'off',
    askFirst: 'never',
    autoPass: 'on',
    results: 'hidden',
  };
  const stored = JSON.stringify(chosen);
  expect(readSettings(stored, 'reduce')).toEqual(JSON.parse(stored));
});

const oddLook = '"renderer":"stone","textSize":"big","shade":"dim","contrast":1';
const oddPlay = '"letterKeys":true,"firstTimes":1,"askFirst":"maybe","autoPass":1';
const odd = `{"animation":7,${oddLook},"pace":-1,"turnVolume":101,"tableVolume":"loud",${oddPlay}}`;

test.each(['no json', 'null', '[]', odd])('%s is read as nothing', (stored) => {
  expect(readSettings(stored, 'no-preference')).toEqual(readSettings(null, 'no-preference'));
});
