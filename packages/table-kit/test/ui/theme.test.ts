import { expect, test } from '@jest/globals';
import { themeOf } from '../../src/ui/theme.ts';

const preferences = { light: true, contrast: true };

test('without a setting the wishes of the system hold', () => {
  expect(themeOf({ shade: 'system', contrast: 'system' }, preferences)).toEqual({
    shade: 'light',
    contrast: 'high',
  });
  const none = { light: false, contrast: false };
  expect(themeOf({ shade: 'system', contrast: 'system' }, none)).toEqual({
    shade: 'dark',
    contrast: 'normal',
  });
});

test('explicit settings go before the wishes of the system', () => {
  expect(themeOf({ shade: 'dark', contrast: 'normal' }, preferences)).toEqual({
    shade: 'dark',
    contrast: 'normal',
  });
});
