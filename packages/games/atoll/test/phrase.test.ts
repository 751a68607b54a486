import { expect, test } from '@jest/globals';
import { say } from '../src/text/phrase.ts';

test('an amount below zero in a phrase has a minus and no hyphen', () => {
  expect(say`${-1} ${{ icon: 'coin', word: 'coin' }}`).toEqual([
    '−1 ',
    { icon: 'coin', word: 'coin' },
  ]);
});
