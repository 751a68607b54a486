import { describe, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { goldenText, recordGolden, replayGolden, type Golden } from '@atoll/testkit';
import { dasAtoll } from '../src/index.ts';

const UPDATE = process.env.GOLDEN_UPDATE === '1';

/**
 * Recorded matches. A difference means that the rules changed: raise `version` if old logs fold to
 * other states, record anew with GOLDEN_UPDATE=1, and review the difference of the files.
 */
const records = [
  { name: 'four', seats: 4, options: { harbours: 'all', start: 'throw' } as const },
  { name: 'five', seats: 5, options: { harbours: 'base', start: 'throw' } as const },
];

describe('recorded matches play as they did', () => {
  test.each(records)('$name', ({ name, seats, options }) => {
    const file = path.resolve(import.meta.dirname, `golden/${name}.json`);
    if (UPDATE)
      writeFileSync(
        file,
        goldenText(recordGolden(dasAtoll, { seed: `golden ${name}`, seats, options })),
      );
    const recorded = JSON.parse(readFileSync(file, 'utf8')) as Golden;
    expect(replayGolden(dasAtoll, recorded)).toEqual(recorded);
    expect(recorded.seats).toBe(seats);
  });
});
