import { expect, test } from '@jest/globals';
import { fuzz } from '../../fuzz/fuzz.ts';
import { SIZES } from '../support/sizes.ts';

test('frames that are wrong in every way break nothing, and nobody else notices', async () => {
  const { total, crashes, errors, odd, leakedTokens, changed, handled } = await fuzz({
    frames: SIZES.fuzzFrames,
    seed: 'short',
    minutes: 30,
    restMs: 0,
  });
  expect(total).toBe(SIZES.fuzzFrames);
  expect(handled).toBeGreaterThan(SIZES.fuzzFrames / 2);
  for (const { examples } of [crashes, errors, odd, leakedTokens]) expect(examples).toEqual([]);
  expect(changed).toBe(0);
});
