import { expect, test } from '@jest/globals';
import { optionState } from '../src/shell/options.ts';

const option = { key: 'variety', label: 'Variety', hint: 'as you like', initial: false, alone: 'always' };

test('an option has its default, what the host chose, and alone what the rules ask for', () => {
  expect(optionState(option, { options: {}, seats: 2 })).toEqual({ on: false, hint: 'as you like', fixed: false });
  expect(optionState(option, { options: { variety: true }, seats: 2 })).toEqual({ on: true, hint: 'as you like', fixed: false });
  expect(optionState(option, { options: { variety: false }, seats: 1 })).toEqual({ on: true, hint: 'always', fixed: true });
});
test('an option that says nothing of playing alone is free there too', () => {
  const { alone: _, ...free } = option;
  expect(optionState(free, { options: {}, seats: 1 })).toEqual({ on: false, hint: 'as you like', fixed: false });
});
