import { expect, test } from '@jest/globals';
import { isForTable } from '../../src/table/a11y/use-enter.ts';
import { openedBy } from '../../src/table/a11y/use-focus-after-key.ts';

const enter = { key: 'Enter', repeat: false, defaultPrevented: false, focus: 'nowhere' } as const;

test('Enter confirms where nothing has the focus, and is left to whatever has it', () => {
  expect(isForTable(enter)).toBe(true);
  expect(isForTable({ ...enter, focus: 'something' })).toBe(false);
  expect(isForTable({ ...enter, focus: 'dialog' })).toBe(false);
});
test('an Enter that is held down or was used confirms nothing', () => {
  expect(isForTable({ ...enter, repeat: true })).toBe(false);
  expect(isForTable({ ...enter, defaultPrevented: true })).toBe(false);
  expect(isForTable({ ...enter, key: 'a' })).toBe(false);
});
test('a question whether something is meant takes the focus after a key, before a list does', () => {
  const choice = { key: 'end', action: 'end', words: [], group: 'end', item: '', advised: false };
  expect(openedBy({ asking: choice, group: 'end' })).toBe('.tb-answers');
  expect(openedBy({ asking: undefined, group: 'end' })).toBe('.tb-choices button');
  expect(openedBy({ asking: undefined, group: '' })).toBe('');
});
