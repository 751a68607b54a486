import { describe, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { goldenText, recordGolden, replayGolden, type Golden } from '@atoll/testkit';
import { steereAtoll, type SteereAtollAction } from '../src/index.ts';
import { swapping } from './swapping.ts';

const UPDATE = process.env.GOLDEN_UPDATE === '1';

/**
 * Recorded matches. A difference means that the rules changed: raise `version` if old logs fold to
 * other states, record anew with GOLDEN_UPDATE=1, and review the difference of the files.
 */
const records = [
  { name: 'size-7', options: { size: 7, swap: true }, swaps: 1 },
  { name: 'size-11', options: { size: 11, swap: true }, swaps: 1 },
  { name: 'size-11-no-swap', options: { size: 11, swap: false }, swaps: 0 },
];

describe('recorded matches play as they did', () => {
  test.each(records)('$name', ({ name, options, swaps }) => {
    const file = path.resolve(import.meta.dirname, `golden/${name}.json`);
    if (UPDATE)
      writeFileSync(
        file,
        goldenText(
          recordGolden(steereAtoll, { seed: `golden ${name}`, seats: 2, options }, swapping),
        ),
      );
    const recorded = JSON.parse(readFileSync(file, 'utf8')) as Golden;
    expect(replayGolden(steereAtoll, recorded)).toEqual(recorded);
    const actions = recorded.log.flatMap((entry) =>
      entry.type === 'action' ? [entry.action as SteereAtollAction] : [],
    );
    expect(actions.filter(({ type }) => type === 'swap')).toHaveLength(swaps);
    expect(recorded.scores.map(({ total }) => total).sort()).toEqual([0, 1]);
  });
});
