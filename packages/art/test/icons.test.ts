import { describe, expect, test } from '@jest/globals';
import {
  glyph,
  glyphNames,
  glyphShapes,
  isSeat,
  logo,
  mark,
  markShapes,
  seatMarks,
  svgDocument,
  symbiosisMark,
  symbiosisMarks,
  symbiosisShapes,
  token,
  tokenNames,
  tokenShapes,
} from '../src/index.ts';
import type { GlyphName, TokenName } from '../src/index.ts';
import { rasterise } from '../bake/raster.ts';

const TOKENS: TokenName[] = [
  'coin',
  'plankton',
  'scale',
  'popularity',
  'pollution',
  'fatigue',
  'colony',
  'hunt',
  'symbiosis',
];

const GLYPHS: GlyphName[] = [
  'small',
  'medium',
  'large',
  'any-fish',
  'any-animal',
  'kinds',
  'other',
  'crustacean',
  'bivalve',
  'cephalopod',
  'reptile',
  'cnidarian',
  'starfish',
  'sea-cucumber',
  'rise',
  'fall',
  'feed',
  'shelter',
  'algae',
  'immediate',
  'endgame',
  'action',
  'passive',
  'tourists',
  'scientists',
  'undo',
  'menu',
  'log',
  'check',
  'close',
  'clock',
  'bot',
  'share',
  'plus',
  'eye',
  'sound',
  'copy',
  'link',
  'settings',
  'pass',
];

type Mask = readonly boolean[];
/** The size at which tokens and glyphs lie on a tile. */
const SMALL = 22;

/** The pixels that a small icon covers, without colour. */
async function silhouette(shapes: string): Promise<Mask> {
  const { data } = await rasterise(svgDocument(shapes, [0, 0, 24, 24], { scale: SMALL / 24 }));
  return Array.from({ length: data.length / 4 }, (_, i) => data[i * 4 + 3]! > 127);
}

/** Which pixels of a small glyph are ink, with its cut-outs. */
async function print(shapes: string): Promise<Mask> {
  const black = shapes.replaceAll('currentColor', '#000').replaceAll('var(--cut,#fbf1e1)', '#fff');
  const paper = '<rect width="24" height="24" fill="#fff"/>';
  const { data } = await rasterise(
    svgDocument(paper + black, [0, 0, 24, 24], { scale: SMALL / 24 }),
  );
  return Array.from({ length: data.length / 4 }, (_, i) => data[i * 4]! < 128);
}

/** The shared part of the area that two masks cover: 1 for equal masks. */
function overlap(a: Mask, b: Mask): number {
  const both = a.filter((on, i) => on && b[i]).length;
  const any = a.filter((on, i) => on || b[i]).length;
  return both / any;
}

/** The most alike of several masks, with how much they share. */
function closest(masks: readonly (readonly [string, Mask])[]): [number, string] {
  const pairs = masks.flatMap(([name, mask], i) =>
    masks
      .slice(i + 1)
      .map(([other, that]): [number, string] => [overlap(mask, that), `${name} and ${other}`]),
  );
  return pairs.reduce((a, b) => (b[0] > a[0] ? b : a));
}

/** The masks of several things, each with a name. */
const masksOf = <T>(
  things: readonly T[],
  mask: (thing: T) => Promise<Mask>,
  name: (thing: T) => string = String,
): Promise<readonly (readonly [string, Mask])[]> =>
  Promise.all(things.map(async (thing) => [name(thing), await mask(thing)] as const));

describe('icons', () => {
  test('exist for every piece and word of the game', () => {
    expect(tokenNames).toEqual(expect.arrayContaining(TOKENS));
    expect(glyphNames).toEqual(expect.arrayContaining(GLYPHS));
  });

  test.each([...tokenNames.map((n) => [n, token(n)]), ...glyphNames.map((n) => [n, glyph(n)])])(
    '%s is sound',
    (_, svg) => {
      expect(svg).not.toMatch(/NaN|undefined/);
      expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 24 24"[^>]*>.*<\/svg>$/s);
    },
  );

  test('no two tokens and no two glyphs are drawn alike', () => {
    expect(new Set(tokenNames.map((n) => token(n))).size).toBe(tokenNames.length);
    expect(new Set(glyphNames.map((n) => glyph(n))).size).toBe(glyphNames.length);
  });

  test('tokens and the marks of pairs differ in outline, so that they can be told apart in grey', async () => {
    const tokens = await masksOf(tokenNames, (n) => silhouette(tokenShapes[n]));
    const marks = await masksOf(
      symbiosisMarks,
      (m) => silhouette(symbiosisShapes(m)),
      (m) => `pair ${m.name}`,
    );
    const [share, which] = closest([...tokens, ...marks]);
    expect(share < 0.9 ? '' : `${which} share ${share}`).toBe('');
  });

  test('printed glyphs differ in their shapes', async () => {
    const [share, which] = closest(await masksOf(glyphNames, (n) => print(glyphShapes[n])));
    expect(share < 0.8 ? '' : `${which} share ${share}`).toBe('');
  });

  test('there is a mark of its own colour and shape for each of ten pairs', () => {
    expect(symbiosisMarks).toHaveLength(10);
    expect(new Set(symbiosisMarks.map((m) => m.colour)).size).toBe(10);
    expect(new Set(symbiosisMarks.map((m) => m.name)).size).toBe(10);
    expect(symbiosisMark(3, 20, { title: 'Symbiosis' })).toMatch(
      /^<svg [^>]*aria-label="Symbiosis".*<\/svg>$/s,
    );
  });

  test('are spoken only when they have a title', () => {
    expect(token('coin', 20)).toContain('aria-hidden="true"');
    expect(token('coin', 20, { title: 'a "good" coin' })).toContain(
      'role="img" aria-label="a &quot;good&quot; coin"',
    );
  });

  test('every seat has a mark of its own shape and colour', async () => {
    expect(seatMarks).toHaveLength(6);
    for (const part of ['name', 'outline', 'cut', 'colour', 'dash'] as const)
      expect(new Set(seatMarks.map((m) => m[part])).size).toBe(6);
    const [share, which] = closest(
      await masksOf(
        seatMarks,
        (m) => silhouette(markShapes(m)),
        (m) => m.name,
      ),
    );
    expect(share < 0.9 ? '' : `${which} share ${share}`).toBe('');
    expect([-1, 0, 5, 6].map(isSeat)).toEqual([false, true, true, false]);
    expect(mark(2, 20)).toContain('aria-label="Pearl"');
    expect(logo(32)).not.toMatch(/NaN|undefined/);
  });
});
