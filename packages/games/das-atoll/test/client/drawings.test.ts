import { expect, test } from '@jest/globals';
import {
  cargoNames,
  cargoShapes,
  houseShapes,
  landNames,
  LAND_VARIANTS,
  plainTileShapes,
  shipShapes,
  tileShapes,
  townShapes,
  type CargoName,
  type LandName,
} from '../../art/index.ts';
import { HARBOURS, HEXES, TERRAINS } from '../../src/board/index.ts';
import { RESOURCES } from '../../src/table-facts.ts';
import { harbourSign, piersOf } from '../../client/drawing/sea-picture.ts';
import { HEX_SPOTS, PLANE } from '../../client/map/plane.ts';
import { contains } from '@atoll/table-kit/ui/rect.ts';

// what the game calls them is what the drawings are called, for the compiler too
const resources: readonly CargoName[] = RESOURCES;
const lands: readonly LandName[] = [...TERRAINS, 'desert'];

test('every resource and every land has a drawing, and no other', () => {
  expect([...cargoNames].toSorted()).toEqual([...resources].toSorted());
  expect([...landNames].toSorted()).toEqual([...lands].toSorted());
});

test('no two drawings of a kind are the same', () => {
  const seats = [0, 1, 2, 3, 4] as const;
  const tiles = landNames.flatMap((land) =>
    Array.from({ length: LAND_VARIANTS }, (_, variant) => tileShapes(land, variant)),
  );
  const drawn = [
    ...Object.values(cargoShapes),
    ...tiles,
    ...landNames.map(plainTileShapes),
    ...seats.flatMap((seat) => [houseShapes(seat), townShapes(seat), shipShapes(seat)]),
  ];
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('a drawing of a land is the same each time', () => {
  expect(tileShapes('hill', 1)).toBe(tileShapes('hill', 1));
});

test('signs of harbours stand apart from each other, at sea, on the picture', () => {
  const signs = HARBOURS.map((_, harbour) => harbourSign(harbour));
  const land = HEX_SPOTS.filter((_, hex) => HEXES[hex]?.isLand === true);
  signs.forEach(({ x, y }, one) => {
    expect(contains(PLANE, { x, y })).toBe(true);
    for (const spot of land) expect(Math.hypot(spot.x - x, spot.y - y)).toBeGreaterThan(70);
    for (const other of signs.slice(one + 1))
      expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(60);
  });
});

test('harbours that were not laid have no pier', () => {
  const piers = (harbours: readonly string[]): number => piersOf({ harbours }).length;
  const all = HARBOURS.map(() => 'any');
  expect([piers(all), piers(all.with(3, 'none'))]).toEqual([22, 20]);
});
