import { expect, test } from '@jest/globals';
import { dailySeed } from '@atoll/engine';

/** Computed by `printf 'atoll daily atoll 2026-01-01' | sha256sum`: other servers must agree. */
const KNOWN = [
  ['atoll', '2026-01-01', '291f594e86f861fe98cf85cc2398836e6ac4f3a777bc7cbd16a52b1a9865d795'],
  ['hidden-ark', '2026-12-31', '01eca4904b791833ed32ad755d61e00c7d80b37a3e0712d19ff91a1c2e81b5a9'],
] as const;

test.each(KNOWN)('the daily seed of %s on %s follows the public rule', (game, day, seed) => {
  expect(dailySeed(game, day)).toBe(seed);
});
