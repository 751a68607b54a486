import { expect, test } from '@jest/globals';
import { readCode } from '../src/shell/lobby/code.ts';

test.each([
  ['h4', 'H4'],
  ['kxr7mp', 'KXR7MP'],
  [' KXR 7MP ', 'KXR7MP'],
  ['kxr-7mp', 'KXR7MP'],
  ['KXR7MPKK', 'KXR7MP'],
  ['KX0OR7MP', 'KXR7MP'],
  ['https://reef.example/j/kxr7mp', 'KXR7MP'],
  ['Come and play: http://jam.example:2567/j/KXR7MP?x=1', 'KXR7MP'],
  ['https://reef.example/j/kxr7mpacdefg', 'KXR7MPACDEFG'],
  ['KXR7MPACDEFG', 'KXR7MPACDEFG'],
  ['', ''],
])('%j is read as %j', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});
