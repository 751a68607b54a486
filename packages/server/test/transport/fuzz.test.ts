import { expect, test } from '@jest/globals';
import { fuzz } from '../../fuzz/fuzz.ts';

test('8,000 frames that are wrong in every way break nothing, and nobody else notices', async () => {
  const { total, crashes, errors, odd, told, changed, handled } = await fuzz({
    frames: 8_000,
    seed: 'short',
    minutes: 2,
    restMs: 0,
  });
  expect(total).toBe(8_000);
  expect(handled).toBeGreaterThan(4_000);
  for (const { examples } of [crashes, errors, odd, told]) expect(examples).toEqual([]);
  expect(changed).toBe(0);
}, 150_000);
