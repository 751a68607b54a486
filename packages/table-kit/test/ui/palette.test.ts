import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { seatMarks } from '@atoll/art';
import { contrast } from '../support/contrast.ts';
import { leastApart } from '../support/eyes.ts';
import { locale } from '../support/locale.ts';

const css = readFileSync(path.join(import.meta.dirname, '../../src/style/palette.css'), 'utf8');

type Palette = Readonly<Record<string, string>>;

/** The declarations of the block that begins with this selector. */
function block(selector: string): Palette {
  const from = css.indexOf(`\n${selector}`);
  const inside = css.slice(css.indexOf('{', from), css.indexOf('\n}', from));
  if (from < 0) throw new Error(`palette.css has no block ${selector}`);
  return Object.fromEntries(
    [...inside.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

const dark = block(':root,');
const light = { ...dark, ...block(":root[data-shade='light'] {") };
const strong = block(":root[data-contrast='high'],");
const strongLight = block(":root[data-contrast='high'][data-shade='light']");
const PALETTES: readonly (readonly [string, Palette])[] = [
  ['dark', dark],
  ['light', light],
  ['dark, high contrast', { ...dark, ...strong }],
  ['light, high contrast', { ...light, ...strong, ...strongLight }],
];

const SEAT_LINES = [0, 1, 2, 3, 4, 5].map((seat) => `--line-seat-${seat}`);

/** Text and what it stands on. */
const TEXTS: readonly (readonly [string, string])[] = [
  ['--ink', '--paper'],
  ['--ink', '--paper-lit'],
  ['--soft-ink', '--paper'],
  ['--soft-ink', '--paper-lit'],
  ['--present', '--paper-lit'],
  ['--thumb-ink', '--thumb'],
  ['--deed-ink', '--deed'],
  ['--deed-soft', '--deed'],
  ['--deed-gold', '--deed'],
  ['--best-ink', '--best'],
  ['--loss', '--paper'],
  ['--problem-ink', '--problem'],
  ['--on-panel', '--panel'],
  ['--label', '--panel'],
  ['--field-ink', '--field'],
  ['--picked-ink', '--picked'],
  ['--second-ink', '--second'],
  ['--amber-ink', '--amber'],
  ['--go-ink', '--go'],
  ['--chip-ink', '--chip'],
  ...SEAT_LINES.map((line) => [line, '--paper'] as const),
  ['--accent', '--paper'],
  ['--on-water', '--water'],
  ['--on-water-soft', '--water'],
  ['--amber-ink', '--candle'],
];

/** Outlines and icons that tell something, and what they stand on. */
const GRAPHICS: readonly (readonly [string, string])[] = [
  ['--rim', '--paper'],
  ['--rim', '--paper-lit'],
  ['--rim-strong', '--paper'],
  ['--field-rim', '--field'],
  ['--field-rim', '--panel'],
  ['--chip-rim', '--chip'],
  ['--accent', '--paper'],
  ['--off', '--knob'],
  ['--on', '--knob'],
  ['--ring', '--ring-back'],
  ['--ring', '--paper'],
  ['--ring', '--panel'],
  ['--thumb', '--paper'],
];

const colour = (palette: Palette, name: string): string => {
  const value = palette[name] ?? '';
  if (!/^#[0-9a-f]{6}$/.test(value))
    throw new Error(`${name} is ${value}, which is no plain colour`);
  return value;
};

const pairs = (all: readonly string[]): readonly (readonly [string, string])[] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));

describe.each(PALETTES)('%s', (_, palette) => {
  test.each(TEXTS)('%s can be read on %s', (text, ground) => {
    expect(contrast(colour(palette, text), colour(palette, ground))).toBeGreaterThanOrEqual(4.5);
  });

  test('the lines of six seats can be told apart, also by eyes that see fewer colours', () => {
    const lines = SEAT_LINES.map((line) => colour(palette, line));
    expect(Math.min(...pairs(lines).map(([one, other]) => leastApart(one, other)))).toBeGreaterThan(
      0.035,
    );
  });

  test.each(GRAPHICS)('%s can be made out on %s', (shape, ground) => {
    expect(contrast(colour(palette, shape), colour(palette, ground))).toBeGreaterThanOrEqual(3);
  });
});

describe('six seats', () => {
  const colours = seatMarks.map((mark) => mark.colour);

  test('have marks that can be told apart by their colours alone, also by eyes that see fewer of them', () => {
    expect(
      Math.min(...pairs(colours).map(([one, other]) => leastApart(one, other))),
    ).toBeGreaterThan(0.05);
  });

  test.each(seatMarks)(
    '$name has a cut that can be read on it, and stands out from the table and from paper',
    ({ colour: fill, ink }) => {
      expect(contrast(ink, fill)).toBeGreaterThanOrEqual(4.5);
      // On light paper the dark rim of the mark tells where it ends.
      for (const ground of ['#0d1733', '#1b2450', '#000000'])
        expect(contrast(fill, ground)).toBeGreaterThanOrEqual(3);
    },
  );

  test('have a bot with a name of its own each', () => {
    expect(new Set(locale.words.botNames).size).toBe(seatMarks.length);
  });
});
