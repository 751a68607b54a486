import { expect, test } from '@jest/globals';
import { lookOf } from '../src/shell/look.ts';

const wishes = { light: true, contrast: true };

test('without a setting the wishes of the system hold', () => {
  expect(lookOf({ shade: 'system', contrast: 'system' }, wishes)).toEqual({ shade: 'light', contrast: 'high' });
  expect(lookOf({ shade: 'system', contrast: 'system' }, { light: false, contrast: false })).toEqual({ shade: 'dark', contrast: 'normal' });
});

test('what was set goes before them', () => {
  expect(lookOf({ shade: 'dark', contrast: 'normal' }, wishes)).toEqual({ shade: 'dark', contrast: 'normal' });
});
