import { describe, expect, test } from '@jest/globals';
import {
  ASSESSED,
  AWARDS_FEW,
  AWARDS_MANY,
  ESCALATIONS,
  MAPS,
  RED_LIST_CHECKED,
  REGIONS,
  RESOURCES,
  SIDES,
  SLOT_PRICES,
  TILES,
  TOKENS,
  TRACK_TOP,
  type Region,
} from '../src/cards/index.ts';
import { cardTexts } from '../src/tooling/index.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const sorted = (names: readonly string[]): readonly string[] => [...names].sort();

describe.each(SIDES)('The %s side of the map', (side) => {
  const { spaces, locations, columns, rows } = MAPS[side];

  test('has spaces that know each other, and all hang together', () => {
    const near = new Map(spaces.map((space) => [space.id, space.near]));
    expect(near.size).toBe(spaces.length);
    for (const { id, near: others } of spaces)
      for (const other of others)
        expect([id, other, near.get(other)?.includes(id)]).toEqual([id, other, true]);
    const reached = new Set(['A1']);
    for (const space of reached) for (const other of near.get(space)!) reached.add(other);
    expect(reached.size).toBe(spaces.length);
  });

  test('has two places for fish and two tokens worth points in each region', () => {
    const inRegion = (region: Region) => spaces.filter((space) => space.region === region);
    for (const region of REGIONS) {
      expect(inRegion(region).filter(({ fish }) => fish)).toHaveLength(2);
      expect(inRegion(region).filter(({ points }) => points)).toHaveLength(2);
    }
    expect(sum(spaces.map(({ points = 0 }) => points))).toBe(20);
    expect(spaces.filter(({ fish, points }) => fish && points)).toEqual([]);
  });

  test('has 20 locations, four a region, whose arrows lead to a space beside them', () => {
    expect(sorted(locations.map(({ id }) => id))).toEqual(
      Array.from({ length: 20 }, (_, index) => `L${String(index + 1).padStart(2, '0')}`),
    );
    const steps = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const;
    for (const { id, column, row, arrow, exit } of locations) {
      const [across, down] = steps[arrow];
      const at = `${String.fromCharCode(65 + ((column + across + columns) % columns))}${row + down + 1}`;
      expect([id, at]).toEqual([id, exit]);
      expect(row).toBeLessThan(rows);
      expect(spaces.some((space) => space.id === exit && !space.fish)).toBe(true);
    }
    for (const region of REGIONS)
      expect(locations.filter((location) => location.region === region)).toHaveLength(4);
  });
});

describe('Fish', () => {
  test('are six a region, with every discount there and six of each in all', () => {
    expect(new Set(TILES.map(({ id }) => id)).size).toBe(30);
    for (const region of REGIONS) {
      const fish = TILES.filter((tile) => tile.region === region);
      expect(fish).toHaveLength(6);
      expect(new Set(fish.map(({ discount }) => discount)).size).toBe(RESOURCES.length);
    }
    for (const resource of RESOURCES)
      expect(TILES.filter(({ discount }) => discount === resource)).toHaveLength(6);
  });

  test('cost two more than they are worth, one less where they ask for pieces', () => {
    for (const { id, cost, needs, points } of TILES) {
      const price = sum(Object.values(cost));
      expect([id, price]).toEqual([id, points + 2 - (needs === 'none' ? 0 : 1)]);
      expect(Math.max(...Object.values(cost)) + 2 * 2).toBeLessThanOrEqual(TRACK_TOP);
    }
    for (const needs of ['stations', 'vessels'])
      expect(TILES.filter((tile) => tile.needs === needs)).toHaveLength(6);
  });

  test('the one of the rulebook is as it is there', () => {
    expect(TILES.find(({ id }) => id === 'S4')).toMatchObject({
      cost: { chemical: 1, marine: 6, technology: 1 },
      needs: 'vessels',
      points: 7,
      discount: 'conservation',
    });
  });
});

test('There are 106 tokens, 24 escalations, and the awards and slots that were decided', () => {
  expect(sum(TOKENS.map(({ count }) => count))).toBe(106);
  expect(sum(ESCALATIONS.map(({ count }) => count))).toBe(24);
  expect(sum(ESCALATIONS.map(({ count, value }) => count * value))).toBe(33);
  expect([AWARDS_FEW, AWARDS_MANY]).toEqual([
    { places: [7, 3], worldWide: 5 },
    { places: [7, 5, 3], worldWide: 7 },
  ]);
  expect(SLOT_PRICES.flat()).toHaveLength(12);
});

test('Every fish and token can be read', () => {
  const texts = cardTexts();
  expect(texts).toHaveLength(TILES.length + TOKENS.length + ESCALATIONS.length);
  expect(texts.find((text) => text.startsWith('S4'))).toContain('Needs 2 vessels. 7 points');
  expect(texts.filter((text) => /undefined|NaN/.test(text))).toEqual([]);
});

test('Every fish was assessed for the Red List before the day on which that was gone over', () => {
  expect(sorted(Object.keys(ASSESSED))).toEqual(sorted(TILES.map(({ id }) => id)));
  const checked = new Date(RED_LIST_CHECKED).getFullYear();
  for (const year of Object.values(ASSESSED)) {
    expect(year).toBeGreaterThanOrEqual(1994);
    expect(year).toBeLessThanOrEqual(checked);
  }
});
