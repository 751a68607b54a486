import { describe, expect, test } from '@jest/globals';
import { catalog } from '@atoll/catalog';
import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';
import { gameEntries } from '../../src/shell/game-entries.ts';
import { initialOptions } from '../../src/shell/lobby/options.ts';
import { optionsInWords, optionWord } from '../../src/shell/options.ts';
import { locale } from '../support/locale.ts';

describe.each(gameEntries(locale))('$name in the lobby', (entry) => {
  test('is in the catalogue under the same name, with the same seats and options, and has words for all of them', async () => {
    const known = catalog[entry.id];
    expect(known).toMatchObject({ name: entry.name, seats: entry.seats });
    expect(Object.keys(known?.options ?? {})).toEqual(entry.options.map(({ key }) => key));
    for (const option of entry.options) {
      const info = known?.options[option.key];
      expect(info?.kind).toBe(option.kind ?? 'switch');
      if (option.kind === 'choice')
        expect(info?.kind === 'choice' && info.values).toEqual(
          option.values.map(({ value }) => value),
        );
      else
        expect(info?.kind === 'switch' && info.fixed).toEqual(
          option.fixed && { seats: option.fixed.seats, value: option.fixed.value },
        );
      const said = [
        option.label,
        option.hint,
        ...(option.kind === 'choice' ? option.values.map(({ label }) => label) : []),
      ];
      expect([
        ...said,
        ...(option.kind !== 'choice' && option.fixed ? [option.fixed.hint] : []),
      ]).not.toContain('');
    }
    const { game } = await (known as NonNullable<typeof known>).load();
    expect(game.parseOptions(initialOptions(entry))).toEqual(initialOptions(entry));
  });
});

test('options are told in words', () => {
  const game = {
    ...(gameEntries(locale)[0] as GameEntry),
    options: [
      {
        kind: 'choice',
        key: 'size',
        label: 'Board',
        hint: '',
        initial: 2,
        values: [
          { value: 1, label: 'small' },
          { value: 2, label: 'large' },
        ],
      },
      { key: 'fog', label: 'Fog', hint: '', initial: false },
    ],
  } as const;
  expect(optionsInWords(locale, game, { options: {}, seats: 2 })).toEqual(['Board large']);
  expect(optionsInWords(locale, game, { options: { size: 1, fog: true }, seats: 2 })).toEqual([
    'Board small',
    'Fog',
  ]);
  expect(
    game.options.map((option) => optionWord(locale, option, { options: { fog: true }, seats: 2 })),
  ).toEqual(['large', 'on']);
});
