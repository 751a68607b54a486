import { describe, expect, test } from '@jest/globals';
import {
  InvalidInput,
  optionsFor,
  optionSets,
  readOptions,
  type OptionInfos,
} from '../src/index.ts';

const infos = {
  fog: { kind: 'switch', initial: false, fixed: { seats: { max: 1 }, value: true } },
  size: { kind: 'choice', initial: 2, values: [1, 2, 3] },
} as const satisfies OptionInfos;

describe('options as a meta describes them', () => {
  test('have defaults, and keep the values that are set', () => {
    expect(readOptions(infos, undefined)).toEqual({ fog: false, size: 2 });
    expect(readOptions(infos, { size: 3, fog: undefined })).toEqual({ fog: false, size: 3 });
    const typed: { readonly fog: boolean; readonly size: 1 | 2 | 3 } = readOptions(infos, {
      fog: true,
    });
    expect(typed).toEqual({ fog: true, size: 2 });
  });

  test.each([
    [{ size: 4 }, 'size: 4 is not allowed'],
    [{ size: '2' }, 'size: "2" is not allowed'],
    [{ fog: 1 }, 'fog: 1 is not allowed'],
    [{ fog: null }, 'fog: null is not allowed'],
    [{ mist: true }, 'mist: there is no such option'],
    [JSON.parse('{"__proto__": 1}') as unknown, '__proto__: there is no such option'],
    [7, 'options: must be an object'],
    [[2], 'options: must be an object'],
    ['11', 'options: must be an object'],
  ])('of another kind are refused: %j', (raw, why) => {
    expect(() => readOptions(infos, raw)).toThrow(InvalidInput);
    expect(() => readOptions(infos, raw)).toThrow(why);
    expect(() => readOptions(infos, raw)).toThrow(
      '(allowed: {"fog": true or false, "size": 1, 2, 3})',
    );
  });

  test('count as the rules fix them for that many seats', () => {
    expect(optionsFor(infos, { fog: false, size: 3 }, 1)).toEqual({ fog: true, size: 3 });
    expect(optionsFor(infos, { fog: false, size: 3 }, 2)).toEqual({ fog: false, size: 3 });
  });

  test('are examined with their defaults, and each set to every other value', () => {
    expect(optionSets(infos)).toEqual([{}, { fog: true }, { size: 1 }, { size: 3 }]);
  });
});
