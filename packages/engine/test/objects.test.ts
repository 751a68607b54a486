import { describe, expect, test } from '@jest/globals';
import { fieldsOf, isKeyOf, keysOf, tableOf } from '../src/index.ts';

const depths = { reef: 12, slope: 40 };

describe('a table of the program', () => {
  test('has its keys in the order of its entries', () => {
    expect(keysOf(depths)).toEqual(['reef', 'slope']);
  });

  test('knows its keys, and none that every object inherits', () => {
    expect(isKeyOf(depths, 'reef')).toBe(true);
    expect(isKeyOf(depths, 'abyss')).toBe(false);
    expect(isKeyOf(depths, 'constructor')).toBe(false);
  });

  test('is made of entries', () => {
    expect(tableOf(keysOf(depths).map((key) => [key, depths[key] * 2]))).toEqual({
      ...{ reef: 24, slope: 80 },
    });
  });
});

test.each([
  [{ name: 'Ada' }, 'Ada'],
  [{}, undefined],
  [null, undefined],
  [undefined, undefined],
  ['name', undefined],
  [7, undefined],
])('the field of %j is %j', (value, name) => {
  expect(fieldsOf(value)['name']).toBe(name);
});
