import { expect, test } from '@jest/globals';
import { NO_PROMPT, promptOf } from '../src/index.ts';

test('a prompt is read under its name, under its old name, and as none where it is missing', () => {
  const prompt = { ...NO_PROMPT, question: 3 };
  const old = { ...NO_PROMPT, question: 2 };
  expect(promptOf({ prompt, duty: old })).toBe(prompt);
  expect(promptOf({ duty: old })).toBe(old);
  expect(promptOf({})).toBe(NO_PROMPT);
});
