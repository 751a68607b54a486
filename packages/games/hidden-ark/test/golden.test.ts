import { describe, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { goldenText, recordGolden, replayGolden, type Golden } from '@atoll/testkit';
import { hiddenArk } from '../src/index.ts';
import { careful } from './careful.ts';

const UPDATE = process.env.GOLDEN_UPDATE === '1';

/**
 * Recorded matches. A difference means that the rules changed: raise `version` if old logs fold to
 * other states, record anew with GOLDEN_UPDATE=1, and review the difference of the files.
 */
const records = [
  { name: 'alone', seats: 1, options: {} },
  { name: 'two', seats: 2, options: {} },
  { name: 'three-polar-uphill', seats: 3, options: { side: 'polar', uphill: true } },
  { name: 'four', seats: 4, options: {} },
  { name: 'two-together', seats: 2, options: { cooperative: true, side: 'polar' } },
  { name: 'three-long-discovery', seats: 3, options: { long: true, discovery: true } },
];

describe('recorded matches play as they did', () => {
  test.each(records)('$name', ({ name, seats, options }) => {
    const file = path.resolve(import.meta.dirname, `golden/${name}.json`);
    const setup = { seed: `golden ${name}`, seats, options: hiddenArk.parseOptions(options) };
    if (UPDATE) writeFileSync(file, goldenText(recordGolden(hiddenArk, setup, careful)));
    const recorded = JSON.parse(readFileSync(file, 'utf8')) as Golden;
    expect(replayGolden(hiddenArk, recorded)).toEqual(recorded);
    const rescued = recorded.log.filter(
      (entry) => entry.type === 'action' && (entry.action as { type: string }).type === 'rescue',
    );
    expect(rescued.length).toBeGreaterThan(4);
  });
});
