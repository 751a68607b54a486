import { describe, expect, test } from '@jest/globals';
import {
  arrowNames,
  awardNames,
  awardShapes,
  CELL,
  arkGlyphNames,
  escalationShapes,
  FRAME,
  mapPlans,
  mapSize,
  portSpots,
  spaceSpot,
  opportunityShapes,
  regionColours,
  regionNames,
  resourceNames,
  type ArkGlyphName,
  type ArrowName,
  type AwardName,
  type MapPlan,
  type RegionName,
  type ResourceName,
} from '../../art/index.ts';
import { arkFishIds } from '../../art/fish/drawings.ts';
import {
  AWARDS,
  COLUMNS,
  ESCALATIONS,
  MAPS,
  REGIONS,
  RESOURCES,
  SIDES,
  TILES,
  TOKENS,
} from '../../src/cards/index.ts';

// what the game calls them is what the drawings are called, for the compiler too
const resources: readonly ResourceName[] = RESOURCES;
const regions: readonly RegionName[] = REGIONS;
const awards: readonly AwardName[] = AWARDS;
const symbols: readonly ArkGlyphName[] = [...REGIONS, ...COLUMNS];
const arrows: readonly ArrowName[] = Object.values(MAPS).flatMap(({ locations }) =>
  locations.map(({ arrow }) => arrow),
);

const sorted = (ids: Iterable<string>): readonly string[] => [...ids].toSorted();

test.each([
  ['fish tile', TILES.map(({ id }) => id), arkFishIds],
  ['opportunity token', TOKENS.map(({ id }) => id), Object.keys(opportunityShapes)],
  ['escalation token', ESCALATIONS.map(({ id }) => id), Object.keys(escalationShapes)],
  ['resource', resources, resourceNames],
  ['region', regions, regionNames],
  ['award', awards, awardNames],
  ['arrow', new Set(arrows), arrowNames],
] as const)('every %s has a drawing under its id, and every drawing one', (_, printed, drawn) => {
  expect(sorted(drawn)).toEqual(sorted(printed));
});

test('regions, columns and awards have a symbol', () => {
  expect(arkGlyphNames).toEqual(expect.arrayContaining([...symbols]));
  expect(Object.keys(regionColours)).toHaveLength(REGIONS.length);
  for (const award of awards) expect(awardShapes(award)).toContain('<path');
});

describe.each(SIDES)('the %s side', (side) => {
  const map = MAPS[side];
  const plan: MapPlan = mapPlans[side];
  const byId = <T extends { readonly id: string }>(things: readonly T[]): readonly T[] =>
    things.toSorted((a, b) => (a.id < b.id ? -1 : 1));

  test('is drawn as it is printed', () => {
    expect({ columns: plan.columns, rows: plan.rows }).toEqual({
      columns: map.columns,
      rows: map.rows,
    });
    expect(byId(plan.spaces)).toEqual(byId(map.spaces).map(({ near: _, ...space }) => space));
    expect(byId(plan.locations)).toEqual(
      byId(map.locations).map(({ id, column, row, arrow }) => ({ id, column, row, arrow })),
    );
  });

  test('has all spaces and quays within its mat', () => {
    const { width, height } = mapSize(map);
    const places = [
      ...map.spaces.map(({ id }) => ({ ...spaceSpot(id), size: CELL })),
      ...map.locations.map((port) => {
        const { middle, size } = portSpots(map, port);
        return { ...middle, size };
      }),
    ];
    for (const { x, y, size } of places) {
      expect(Math.min(x, y) - size / 2).toBeGreaterThanOrEqual(FRAME);
      expect(x + size / 2).toBeLessThanOrEqual(width - FRAME);
      expect(y + size / 2).toBeLessThanOrEqual(height - FRAME);
    }
  });

  test('has a sign where a way leads round its back, and nowhere else', () => {
    const far = map.spaces.filter(({ id, near }) =>
      near.some((other) => Math.abs(other.charCodeAt(0) - id.charCodeAt(0)) > 1),
    );
    const rows = new Set(far.map(({ id }) => Number(id.slice(1)) - 1));
    expect([...rows].toSorted()).toEqual(plan.wraps ?? []);
  });

  test.each(map.locations.map((port) => [port.id, port] as const))(
    'the arrow of %s lies on the shore of the space that it leads to',
    (_, port) => {
      const { arrow, middle } = portSpots(map, port);
      const exit = spaceSpot(port.exit);
      const away = Math.max(Math.abs(arrow.x - exit.x), Math.abs(arrow.y - exit.y));
      expect(away).toBeLessThan(CELL * 0.56);
      expect(away).toBeGreaterThan(CELL * 0.4);
      expect(Math.hypot(middle.x - exit.x, middle.y - exit.y)).toBeGreaterThan(CELL * 0.7);
    },
  );
});
