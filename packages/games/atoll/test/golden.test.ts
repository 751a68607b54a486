import { describe, expect, test } from '@jest/globals';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { goldenText, recordGolden, replayGolden, type Golden } from '@atoll/testkit';
import { atoll } from '../src/index.ts';
import { careful } from './careful.ts';

const UPDATE = process.env.GOLDEN_UPDATE === '1';

/**
 * Recorded matches. A difference means that the rules changed: raise `version` if old logs fold to
 * other states, record anew with GOLDEN_UPDATE=1, and review the difference of the files.
 */
const records = [
  { name: 'solo', seats: 1, biodiversity: false, events: false },
  { name: 'two', seats: 2, biodiversity: false, events: false },
  { name: 'three-biodiversity', seats: 3, biodiversity: true, events: false },
  { name: 'four-plain', seats: 4, biodiversity: false, events: false },
  { name: 'two-events', seats: 2, biodiversity: false, events: true },
  { name: 'three-events', seats: 3, biodiversity: true, events: true },
];

describe('recorded matches play as they did', () => {
  test.each(records)('$name', ({ name, seats, ...options }) => {
    const file = path.resolve(import.meta.dirname, `golden/${name}.json`);
    if (UPDATE) {
      const kept = existsSync(file) ? tryReplay(read(file)) : undefined;
      writeFileSync(
        file,
        goldenText(
          kept ?? recordGolden(atoll, { seed: `golden ${name}`, seats, options }, careful),
        ),
      );
    }
    const recorded = read(file);
    expect(replayGolden(atoll, recorded)).toEqual(recorded);
    expect(recorded.log.length).toBeGreaterThan(40 * seats);
  });
});

function read(file: string): Golden {
  return JSON.parse(readFileSync(file, 'utf8')) as Golden;
}

/**
 * The old decisions under the new rules, so that the difference stays small; undefined where they
 * are no longer legal.
 */
function tryReplay(recorded: Golden): Golden | undefined {
  try {
    return replayGolden(atoll, recorded);
  } catch {
    return undefined;
  }
}
