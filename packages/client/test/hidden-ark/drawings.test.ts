import { expect, test } from '@jest/globals';
import {
  arrowNames,
  awardNames,
  awardShapes,
  arkGlyphNames,
  escalationShapes,
  opportunityShapes,
  regionColours,
  regionNames,
  resourceNames,
  type ArkGlyphName,
  type ArrowName,
  type AwardName,
  type RegionName,
  type ResourceName,
} from '@atoll/art/hidden-ark';
import {
  AWARDS,
  COLUMNS,
  ESCALATIONS,
  MAPS,
  REGIONS,
  RESOURCES,
  TOKENS,
} from '@atoll/game-hidden-ark/cards';

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
