import { describe, expect, test } from '@jest/globals';
import { arkPieces } from '../../art/bake/pieces.ts';
import { rasterise } from '@atoll/art/bake/raster.ts';
import {
  arkGlyph,
  arkGlyphNames,
  arkGlyphShapes,
  arrowNames,
  arrowShapes,
  awardNames,
  awardShapes,
  escalationShapes,
  opportunityBack,
  opportunityShapes,
  pointsShapes,
  regionBadge,
  regionNames,
  resourceIcon,
  resourceNames,
  resourceShapes,
  stationShapes,
  tideShapes,
  vesselShapes,
} from '../../art/index.ts';
import { svgDocument } from '@atoll/art';
import type { Seat } from '@atoll/art/marks.ts';

/** The size at which the smallest of them lie on a table. */
const SMALL = 22;
/** From this on a difference of grey is seen. */
const SEEN = 40;
/** The least share of its pixels in which a picture differs from every other of its kind. */
const APART = 0.025;

/** The grey of every pixel of a small drawing on a middling ground, 0 to 255. */
async function greys(shapes: string, box: number): Promise<readonly number[]> {
  const ground = `<rect width="${box}" height="${box}" fill="#808080"/>`;
  const ink = shapes.replaceAll('currentColor', '#000').replaceAll('var(--cut,#fbf1e1)', '#fff');
  const { data } = await rasterise(
    svgDocument(ground + ink, [0, 0, box, box], { scale: SMALL / box }),
  );
  return Array.from(
    { length: data.length / 4 },
    (_, i) => data[i * 4]! * 0.3 + data[i * 4 + 1]! * 0.59 + data[i * 4 + 2]! * 0.11,
  );
}

const each = <T extends string | number>(
  names: readonly T[],
  draw: (name: T) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [String(name), draw(name)]));

const seats: readonly Seat[] = [0, 1, 2, 3, 4, 5];

/** The kinds of pieces with the side of the box that they are drawn in. */
const KINDS: readonly (readonly [string, number, Readonly<Record<string, string>>])[] = [
  ['glyph', 24, arkGlyphShapes],
  ['resource', 24, resourceShapes],
  ['vessel', 48, each(seats, vesselShapes)],
  ['station', 48, each(seats, stationShapes)],
  ['opportunity token', 48, { ...opportunityShapes, back: opportunityBack }],
  ['escalation token', 40, escalationShapes],
  ['token of points', 40, each([1, 2, 3], pointsShapes)],
  ['badge of a sea', 24, each(regionNames, regionBadge)],
  ['award', 64, each(awardNames, awardShapes)],
  ['arrow', 24, each(arrowNames, arrowShapes)],
];

describe('pieces of Hidden Ark', () => {
  test.each(KINDS)('every %s differs from the others in grey', async (_, box, shapes) => {
    const drawn = await Promise.all(
      Object.entries(shapes).map(async ([name, art]) => ({ name, grey: await greys(art, box) })),
    );
    const pairs = drawn.flatMap((a, i) =>
      drawn.slice(i + 1).map((b) => {
        const apart = a.grey.filter((grey, j) => Math.abs(grey - b.grey[j]!) > SEEN).length;
        return { names: `${a.name} and ${b.name}`, share: apart / a.grey.length };
      }),
    );
    expect(pairs.filter(({ share }) => share < APART)).toEqual([]);
  });

  test.each([...KINDS.flatMap(([, , shapes]) => Object.values(shapes)), tideShapes])(
    'drawing %# is sound',
    (shapes) => {
      expect(shapes.length).toBeGreaterThan(60);
      expect(shapes).not.toMatch(/NaN|undefined/);
    },
  );

  test('are spoken only when they have a title', () => {
    expect(arkGlyph(arkGlyphNames[0]!, 20)).toContain('aria-hidden="true"');
    expect(resourceIcon(resourceNames[0]!, 20, { title: 'Chemistry' })).toContain(
      'role="img" aria-label="Chemistry"',
    );
  });

  test('are baked under a name of their own each', () => {
    const names = arkPieces().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([
        ...Object.keys(opportunityShapes).map((id) => `token/${id}`),
        ...resourceNames.map((name) => `resource/${name}-24`),
        'vessel/3',
        'station/0',
      ]),
    );
  });
});
