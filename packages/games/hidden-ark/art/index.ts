export { iconElement } from '@atoll/art/icons/icon.ts';
export { stationShapes, vesselShapes } from './fleet.ts';
export { arkGlyph, arkGlyphNames, arkGlyphShapes } from './glyphs.ts';
export type { ArkGlyphName } from './glyphs.ts';
export {
  arrowNames,
  arrowShapes,
  awardNames,
  awardShapes,
  escalationShapes,
  pointsShapes,
  tideShapes,
} from './markers.ts';
export type { ArrowName, AwardName } from './markers.ts';
export { CELL, FRAME, mapSize, portSpots, spaceSpot } from './map/measures.ts';
export type { MapPlan } from './map/plan.ts';
export { mapPlans } from './map/plans.ts';
export { opportunityBack, opportunityShapes } from './opportunities.ts';
export { regionBadge, regionColours, regionNames } from './regions.ts';
export type { RegionName } from './regions.ts';
export { resourceIcon, resourceNames, resourceShapes } from './resources.ts';
export type { ResourceName } from './resources.ts';
