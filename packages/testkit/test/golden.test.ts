import { describe, expect, test } from '@jest/globals';
import { BrokenLog } from '@atoll/engine';
import { goldenText, recordGolden, replayGolden, type Golden } from '../src/index.ts';
import { dive } from '../src/fixture/dive.ts';

const setup = { seed: 'gold', seats: 3, options: { bonus: 2 } };

describe('a golden record', () => {
  const recorded = recordGolden(dive, setup);
  const read = (): Golden => JSON.parse(goldenText(recorded)) as Golden;

  test('holds all data to play the match again', () => {
    expect(recorded).toMatchObject({ game: 'dive', version: 1, ...setup });
    expect(
      recorded.log.every((entry, index) => entry.seq === index + 1 && entry.type === 'action'),
    ).toBe(true);
    expect(Object.keys(recorded.hashes)).toEqual(
      recorded.log.filter((entry) => entry.seq % 10 === 0).map((entry) => String(entry.seq)),
    );
    expect(recorded.scores).toHaveLength(3);
  });

  test('survives its text, an action a line, and is the same when replayed', () => {
    expect(read()).toEqual(recorded);
    expect(
      goldenText(recorded)
        .split('\n')
        .filter((line) => line.includes('"type":"action"')),
    ).toHaveLength(recorded.log.length);
    expect(replayGolden(dive, read())).toEqual(recorded);
  });

  test('shows changed rules: by another hash, by another score, or by an action that is refused', () => {
    const pricier = {
      ...dive,
      outcome: (state: Parameters<typeof dive.outcome>[0]) => dive.outcome({ ...state, bonus: 4 }),
    };
    const poorer = {
      ...dive,
      setup: (how: Parameters<typeof dive.setup>[0]) => ({ ...dive.setup(how), bonus: 1 }),
    };
    const stricter = { ...dive, explain: () => [{ code: 'no' }] };
    expect(replayGolden(pricier, read()).scores).not.toEqual(recorded.scores);
    expect(replayGolden(poorer, read()).hashes).not.toEqual(recorded.hashes);
    expect(() => replayGolden(stricter, read())).toThrow(BrokenLog);
  });
});
