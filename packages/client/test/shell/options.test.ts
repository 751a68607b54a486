import { expect, test } from '@jest/globals';
import { optionHint, optionState, optionWord } from '../../src/shell/options.ts';
import { locale } from '../support/locale.ts';

const option = {
  key: 'variety',
  label: 'Variety',
  hint: 'as you like',
  initial: false,
  fixed: { seats: { max: 1 }, value: true, hint: 'always alone' },
};

test('a switch has its default, the choice of the host, or the value fixed for few seats', () => {
  expect(optionState(option, { options: {}, seats: 2 })).toEqual({
    on: false,
    hint: 'as you like',
    fixed: false,
  });
  expect(optionState(option, { options: { variety: true }, seats: 2 })).toEqual({
    on: true,
    hint: 'as you like',
    fixed: false,
  });
  expect(optionState(option, { options: { variety: false }, seats: 1 })).toEqual({
    on: true,
    hint: 'always alone',
    fixed: true,
  });
});
test('the rules may also ask for a switch to be off, and with many seats', () => {
  const crowd = {
    ...option,
    initial: true,
    fixed: { seats: { min: 3 }, value: false, hint: 'never in a crowd' },
  };
  const at = (seats: number): string =>
    optionWord(locale, crowd, { options: { variety: true }, seats });
  expect([at(2), at(3), at(4)]).toEqual(['on', 'off', 'off']);
});
test('while seats are open, the host stays free, and reads the value for a match alone', () => {
  const of = { options: {}, seats: 4, taken: 1 };
  expect(optionState(option, of)).toEqual({
    on: false,
    hint: 'as you like; always alone',
    fixed: false,
  });
  expect(optionHint(option, { ...of, taken: 2 })).toBe('as you like');
});
test('a switch of which the rules say nothing is free with any number of seats', () => {
  const { fixed: _, ...free } = option;
  expect(optionState(free, { options: {}, seats: 1 })).toEqual({
    on: false,
    hint: 'as you like',
    fixed: false,
  });
});
