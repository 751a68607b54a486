import { describe, expect, test } from '@jest/globals';
import {
  CORNERS,
  DESERT,
  EDGES,
  HARBOUR_AT,
  HARBOURS,
  HEX_CORNERS,
  HEX_EDGES,
  HEXES,
  hexAt,
  LAND,
  LARGE_CHIPS,
  LARGE_RING,
  PIRATE_TRACK,
  SMALL_RING,
  type Zone,
} from '../src/board/index.ts';
import type { HarbourPlace } from '../src/board/harbours.ts';
import { dasAtoll } from '../src/index.ts';
import { throwsFor } from '../src/numbers.ts';

const zoneCount = (zone: Zone): number => HEXES.filter((hex) => hex.zone === zone).length;

/** What lies on both sides of an edge, as the map is described: "small-strait" and so on. */
const kindOf = (edge: number): string => {
  const zones = EDGES[edge].hexes.map((hex) => HEXES[hex].zone).sort();
  return zones.length === 1 ? `${zones[0]}-rim` : zones.join('-');
};

describe('[T1] the map', () => {
  test('has 61 hexes in five rings', () => {
    expect(HEXES).toHaveLength(61);
    expect((['lagoon', 'small', 'strait', 'large', 'outer'] as const).map(zoneCount)).toEqual([
      1, 6, 12, 18, 24,
    ]);
    expect(LAND).toHaveLength(24);
    expect(HEXES[DESERT]).toMatchObject({ q: -1, r: 0, zone: 'small' });
  });

  test('has 150 corners, none of them on both atolls', () => {
    const atolls = CORNERS.map(({ atoll }) => atoll);
    expect(CORNERS).toHaveLength(150);
    expect(atolls.filter((atoll) => atoll === 'small')).toHaveLength(24);
    expect(atolls.filter((atoll) => atoll === 'large')).toHaveLength(72);
    for (const { hexes } of CORNERS)
      expect(new Set(hexes.map((hex) => HEXES[hex].zone))).not.toEqual(new Set(['small', 'large']));
  });

  test('has 210 edges', () => {
    const counts: Record<string, number> = {};
    for (let edge = 0; edge < EDGES.length; edge++)
      counts[kindOf(edge)] = (counts[kindOf(edge)] ?? 0) + 1;
    expect(counts).toEqual({
      'outer-rim': 54,
      'outer-outer': 24,
      'large-outer': 42,
      'large-large': 18,
      'large-strait': 30,
      'strait-strait': 12,
      'small-strait': 18,
      'small-small': 6,
      'lagoon-small': 6,
    });
  });

  test('joins hexes, corners and edges both ways', () => {
    HEX_CORNERS.forEach((six, hex) => {
      expect(new Set(six).size).toBe(6);
      for (const corner of six) expect(CORNERS[corner].hexes).toContain(hex);
      for (const edge of HEX_EDGES[hex]) expect(EDGES[edge].hexes).toContain(hex);
    });
    for (const { edges, corners } of CORNERS) expect(corners).toHaveLength(edges.length);
  });
});

describe('[T2] terrains and chips', () => {
  test.each([1, 2, 3, 4, 5])('are dealt as the set has them, seed %d', (seed) => {
    const options = dasAtoll.parseOptions({});
    const { terrain, chips } = dasAtoll.setup({ seed: String(seed), seats: 4, options });
    const count = (ring: readonly number[], what: string): number =>
      ring.filter((hex) => terrain[hex] === what).length;
    const kinds = ['forest', 'pasture', 'field', 'hill', 'mountain'];
    expect(kinds.map((kind) => count(SMALL_RING, kind))).toEqual([1, 1, 1, 1, 1]);
    expect(kinds.map((kind) => count(LARGE_RING, kind))).toEqual([4, 4, 4, 3, 3]);
    expect(SMALL_RING.map((hex) => chips[hex])).toEqual([5, 8, 9, 6, 9]);
    const backwards = [...LARGE_RING].reverse().map((hex) => chips[hex]);
    const start = LARGE_CHIPS.map((_, turn) => [
      ...LARGE_CHIPS.slice(turn),
      ...LARGE_CHIPS.slice(0, turn),
    ]);
    expect(start).toContainEqual(backwards);
    const red = LAND.filter((hex) => chips[hex] === 6 || chips[hex] === 8);
    for (const hex of red)
      for (const other of red)
        if (hex !== other)
          expect(HEX_EDGES[hex].some((edge) => HEX_EDGES[other].includes(edge))).toBe(false);
  });
});

test('[T2] all corners between two hexes of the small atoll yield alike, for whoever places last', () => {
  const { chips } = dasAtoll.setup({
    ...{ seed: 'even', seats: 4 },
    options: dasAtoll.parseOptions({}),
  });
  const ways = CORNERS.flatMap(({ hexes }) => {
    const small = hexes.filter((hex) => SMALL_RING.includes(hex));
    return small.length === 2 ? [small.reduce((sum, hex) => sum + throwsFor(chips[hex]), 0)] : [];
  });
  expect(ways).toHaveLength(8);
  expect(new Set(ways)).toEqual(new Set([9]));
});

describe('[T3] harbours', () => {
  /** The hexes that a harbour lies between. */
  const sidesOf = ({ corners: [one, other] }: HarbourPlace): readonly number[] =>
    CORNERS[one].hexes.filter((hex) => CORNERS[other].hexes.includes(hex));
  const landAt = (harbour: HarbourPlace): number | undefined =>
    sidesOf(harbour).find((hex) => HEXES[hex].zone === 'large');

  test('lie on the outer coast, each on one edge of one hex, no two at the same', () => {
    for (const harbour of HARBOURS) {
      const zones = sidesOf(harbour).map((hex) => HEXES[hex].zone);
      expect([...zones].sort()).toEqual(['large', 'outer']);
    }
    expect(new Set(HARBOURS.map(landAt)).size).toBe(HARBOURS.length);
  });

  test('a kind each at the six corner hexes of the large atoll, the others at its sides', () => {
    const corners = LARGE_RING.filter((_, place) => place % 3 === 0);
    const at = (kind: 'special' | 'plain') =>
      HARBOURS.filter((harbour) => harbour.kind === kind).map(landAt);
    expect(new Set(at('special'))).toEqual(new Set(corners));
    expect(at('special')).toHaveLength(6);
    for (const hex of at('plain')) expect(corners).not.toContain(hex);
  });

  test('[15] one corner of each yields from a single hex, the other from two', () => {
    const yields = ({ corners }: HarbourPlace): readonly number[] =>
      corners.map((corner) => CORNERS[corner].hexes.filter((hex) => HEXES[hex].isLand).length);
    for (const harbour of HARBOURS) expect([...yields(harbour)].sort()).toEqual([1, 2]);
  });

  test.each([
    ['all', 11, 2],
    ['base', 9, 1],
  ])('with the set "%s" there are %d of them, %d for wool', (harbours, laid, wool) => {
    const setup = { seed: 'harbours', seats: 4, options: dasAtoll.parseOptions({ harbours }) };
    const kinds = dasAtoll.setup(setup).harbours;
    expect(kinds.filter((kind) => kind !== 'none')).toHaveLength(laid);
    expect(kinds.filter((kind) => kind === 'wool')).toHaveLength(wool);
  });

  test('[A39] two are never on one corner, and none on the small atoll or the strait', () => {
    const corners = HARBOURS.flatMap((harbour) => harbour.corners);
    expect(new Set(corners).size).toBe(22);
    expect([...HARBOUR_AT.keys()].sort()).toEqual([...corners].sort());
    for (const corner of corners) {
      const zones = CORNERS[corner].hexes.map((hex) => HEXES[hex].zone);
      expect(zones).toContain('outer');
      expect(zones).not.toContain('strait');
    }
  });
});

test('[T4] the pirate sails round the twelve hexes of the strait, clockwise from left of the desert', () => {
  expect(PIRATE_TRACK).toHaveLength(12);
  expect(PIRATE_TRACK[0]).toBe(hexAt(-2, 0));
  expect(new Set(PIRATE_TRACK)).toEqual(
    new Set(HEXES.flatMap(({ zone }, hex) => (zone === 'strait' ? [hex] : []))),
  );
  PIRATE_TRACK.forEach((hex, place) => {
    const next = PIRATE_TRACK[(place + 1) % 12];
    expect(HEX_EDGES[hex].some((edge) => HEX_EDGES[next].includes(edge))).toBe(true);
  });
  // Clockwise: up from the left.
  expect(HEXES[PIRATE_TRACK[1]].r).toBeLessThan(HEXES[PIRATE_TRACK[0]].r);
});
