import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast } from './support/contrast.ts';

const css = readFileSync(path.join(import.meta.dirname, '../src/style/palette.css'), 'utf8');

type Palette = Readonly<Record<string, string>>;

/** The declarations of the block that begins with this selector. */
function block(selector: string): Palette {
  const from = css.indexOf(`\n${selector}`), inside = css.slice(css.indexOf('{', from), css.indexOf('\n}', from));
  if (from < 0) throw new Error(`palette.css has no block ${selector}`);
  return Object.fromEntries([...inside.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
}

const dark = block(':root,'), light = { ...dark, ...block(":root[data-shade='light'] {") };
const strong = block(":root[data-contrast='high'],"), strongLight = block(":root[data-contrast='high'][data-shade='light']");
const PALETTES: readonly (readonly [string, Palette])[] = [
  ['dark', dark],
  ['light', light],
  ['dark, high contrast', { ...dark, ...strong }],
  ['light, high contrast', { ...light, ...strong, ...strongLight }],
];

/** Text and what it stands on. */
const TEXTS: readonly (readonly [string, string])[] = [
  ['--ink', '--paper'], ['--ink', '--paper-lit'], ['--soft-ink', '--paper'], ['--soft-ink', '--paper-lit'], ['--present', '--paper-lit'],
  ['--thumb-ink', '--thumb'], ['--deed-ink', '--deed'], ['--deed-soft', '--deed'], ['--deed-gold', '--deed'],
  ['--best-ink', '--best'], ['--loss', '--paper'], ['--problem-ink', '--problem'],
  ['--on-panel', '--panel'], ['--label', '--panel'], ['--field-ink', '--field'], ['--picked-ink', '--picked'],
  ['--second-ink', '--second'], ['--amber-ink', '--amber'], ['--go-ink', '--go'], ['--chip-ink', '--chip'],
  ['--line-seat-0', '--paper'], ['--line-seat-1', '--paper'], ['--line-seat-2', '--paper'], ['--line-seat-3', '--paper'],
  ['--accent', '--paper'], ['--on-water', '--water'], ['--on-water-soft', '--water'], ['--amber-ink', '--candle'],
];

/** Outlines and icons that tell something, and what they stand on. */
const GRAPHICS: readonly (readonly [string, string])[] = [
  ['--rim', '--paper'], ['--rim', '--paper-lit'], ['--rim-strong', '--paper'], ['--field-rim', '--field'], ['--field-rim', '--panel'],
  ['--chip-rim', '--chip'], ['--accent', '--paper'], ['--off', '--knob'], ['--on', '--knob'], ['--ring', '--ring-back'],
  ['--ring', '--paper'], ['--ring', '--panel'], ['--thumb', '--paper'],
];

const colour = (palette: Palette, name: string): string => {
  const value = palette[name] ?? '';
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`${name} is ${value}, which is no plain colour`);
  return value;
};

describe.each(PALETTES)('%s', (_, palette) => {
  test.each(TEXTS)('%s can be read on %s', (text, ground) => {
    expect(contrast(colour(palette, text), colour(palette, ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(GRAPHICS)('%s can be made out on %s', (shape, ground) => {
    expect(contrast(colour(palette, shape), colour(palette, ground))).toBeGreaterThanOrEqual(3);
  });
});
