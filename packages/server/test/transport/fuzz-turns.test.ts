import { expect, test } from '@jest/globals';
import { settled } from '../../fuzz/turn.ts';

test('processor time is split by the time of each part, and a pause is taken from its own part', () => {
  const turn = settled(
    {
      ...{ from: 100, to: 200, userMs: 40, systemMs: 10 },
      parts: [
        { holder: 'http', name: 'GET /x', spans: [{ from: 100, to: 160 }], shortMs: 10 },
        { holder: 'frame', name: 'submit', spans: [], shortMs: 20 },
      ],
    },
    [
      { name: 'of all garbage', from: 120, to: 150 },
      { name: 'of all garbage', from: 300, to: 900 },
    ],
  );
  expect(turn).toEqual({
    ...{ ms: 50, ownMs: 35, systemMs: 10 },
    parts: [
      { holder: 'http', name: 'GET /x', ms: 20 },
      { holder: 'gc', name: 'of all garbage', ms: 15 },
      { holder: 'frame', name: 'submit', ms: 10 },
    ],
  });
});
