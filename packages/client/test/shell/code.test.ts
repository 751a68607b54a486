import { expect, test } from '@jest/globals';
import { isComplete, likelyMeant, readCode } from '../../src/shell/lobby/invite/code.ts';

test.each([
  ['h4', 'H4', ''],
  ['kxr7mp', 'KXR7MP', ''],
  [' KXR 7MP ', 'KXR7MP', ''],
  ['kxr-7mp', 'KXR7MP', ''],
  ['KXR7MPAC', 'KXR7MPAC', ''],
  ['KX0OR7MPO', 'KXR7MP', '0O'],
  ['kxr7mß', 'KXR7M', 'S'],
  ['https://reef.example/j/kxr7mp', 'KXR7MP', ''],
  ['https://reef.example/j/kxb7mp', 'KX7MP', 'B'],
  ['Come and play: http://jam.example:2567/j/KXR7MP?x=1', 'KXR7MP', ''],
  ['Bring your boat, the code is KXR7MP!', 'KXR7MP', ''],
  ['https://reef.example/j/kxr7mpacdefg', 'KXR7MPACDEFG', ''],
  ['KXR7MPACDEFG', 'KXR7MPACDEFG', ''],
  ['KXR7MPACDEFGHJK', 'KXR7MPACDEFG', ''],
  ['', '', ''],
])('%j is read as %j, and no code has %j', (typed, code, stray) => {
  expect(readCode(typed)).toEqual({ code, stray: [...stray] });
});

test('a code is complete with six signs, or with the twelve of a link', () => {
  expect(
    ['', 'KXR7M', 'KXR7MP', 'KXR7MPA', 'KXR7MPACDEF', 'KXR7MPACDEFG'].filter(isComplete),
  ).toEqual(['KXR7MP', 'KXR7MPACDEFG']);
});

test('a single stray character gets its lookalikes among the characters of codes', () => {
  expect([['0'], ['V'], ['L'], ['0', 'V'], []].map(likelyMeant)).toEqual([
    ['D', 'Q'],
    ['Y'],
    [],
    [],
    [],
  ]);
});
