import { expect, test } from '@jest/globals';
import { commitmentTo, nextKeyOf, redrawSeedOf, secretOf, seedFrom } from '../src/index.ts';

// of these texts, as sha256sum prints it: "atoll secret\nkey" and so on, as docs/fairness.md says
const VECTORS = {
  secret: '6a9a4da3342211262b8f64182748f5e3d0248e20c288d659437cdf40ca15d0d3',
  next: '0db10448995cdb0591041b10d27e1e3c4c0c531d8e83e92d001b3907e7c7790f',
  commitment: '65bce3aa2a191c3f9fe8e9b217d52888a71541de639450e73b0a2cae321aaccf',
  seed: '18ee8059bad6ae1156e0a7f0eb826c6b0cf9d4c2d8f2bb1de52d53a3f58e0d04',
  redrawn: '5226fcee8508f50f9c52564edf4262acc215f36a88f694255707ae1226b7d9d6',
};

test('a secret, its commitment and the seed are the hashes that the paper names', () => {
  expect(secretOf('key')).toBe(VECTORS.secret);
  expect(nextKeyOf('key')).toBe(VECTORS.next);
  expect(commitmentTo('secret')).toBe(VECTORS.commitment);
  expect(seedFrom({ secret: 'secret', shares: ['one', '', 'three'] })).toBe(VECTORS.seed);
  expect(redrawSeedOf('seed', 42)).toBe(VECTORS.redrawn);
});

test('every share, and the seat that it is of, changes the seed', () => {
  const seeds = [
    ['a', 'b'],
    ['b', 'a'],
    ['a', ''],
    ['', 'a'],
    ['ab', ''],
  ].map((shares) => seedFrom({ secret: 's', shares }));
  expect(new Set(seeds).size).toBe(seeds.length);
});
