import { describe, expect, test } from '@jest/globals';
import { arkFishArt, arkFishIds, arkFishWaters } from '../../art/fish/drawings.ts';
import { fishBack, fishBackdrop, fishTile } from '../../art/fish-tile.ts';
import { rasterise } from '@atoll/art/bake/raster.ts';
import { svgDocument } from '@atoll/art';

const full = new Map(arkFishIds.map((id) => [id, arkFishArt(id)]));
const idsIn = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]!);
const parts = (svg: string): number => [...svg.matchAll(/M|<(circle|ellipse)/g)].length;

/** The side of the smallest picture of a fish. */
const SMALL = 48;
/** From this on two colours differ to the eye. */
const SEEN = 60;
/** The least share of the area covered by two fish in which they differ. */
const APART = 0.25;
const WATER = [0x6c, 0xc3, 0xb8] as const;

async function small(art: string): Promise<readonly Colour[]> {
  const ground = '<rect x="-10" y="-45" width="220" height="220" fill="#6cc3b8"/>';
  const svg = svgDocument(ground + art, [-10, -35, 220, 220], { scale: SMALL / 220 });
  return coloursOf((await rasterise(svg)).data);
}

type Colour = readonly [number, number, number];

const coloursOf = (data: Uint8Array): readonly Colour[] =>
  Array.from({ length: data.length / 4 }, (_, i) => [
    data[i * 4]!,
    data[i * 4 + 1]!,
    data[i * 4 + 2]!,
  ]);
const differ = (a: Colour, b: Colour): boolean =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) > SEEN;

/** The share of the area covered by two pictures in which they differ. */
function apart(a: readonly Colour[], b: readonly Colour[]): number {
  const covered = a.map((colour, i) => differ(colour, WATER) || differ(b[i]!, WATER));
  const seen = a.filter((colour, i) => covered[i] && differ(colour, b[i]!)).length;
  return seen / covered.filter(Boolean).length;
}

describe('fish of Hidden Ark', () => {
  test('are thirty, each with its water', () => {
    expect(arkFishIds).toHaveLength(30);
    expect(Object.keys(arkFishWaters).toSorted()).toEqual(arkFishIds.toSorted());
  });

  test.each([...full])('%s is sound', (id, svg) => {
    expect(svg.length).toBeGreaterThan(500);
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
    const ids = idsIn(svg);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, name] of svg.matchAll(/url\(#([^)]+)\)/g))
      if (!/^(lift[123]|vol)$/.test(name!)) expect(ids).toContain(name);
    expect(parts(arkFishArt(id, 'bold'))).toBeLessThanOrEqual(parts(svg));
    expect(arkFishArt(id)).toBe(svg);
  });

  test('are told apart at 48 pixels', async () => {
    const drawn = await Promise.all(
      [...full].map(async ([id, art]) => ({ id, colours: await small(art) })),
    );
    const alike = drawn.flatMap((a, i) =>
      drawn
        .slice(i + 1)
        .map((b) => ({ fish: `${a.id} and ${b.id}`, share: apart(a.colours, b.colours) }))
        .filter(({ share }) => share < APART),
    );
    expect(alike).toEqual([]);
  });

  test('lie on tiles and in reading pictures with names of their own', () => {
    const creature = { art: full.get('N1')!, extent: { x: 16, y: 40, width: 170, height: 60 } };
    const face = { id: 'N1', region: 'north-pacific', water: 'lagoon' } as const;
    const svg = fishTile({ ...face, creature }) + fishBackdrop(face) + fishBack();
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(new Set(idsIn(svg)).size).toBe(idsIn(svg).length);
  });
});
