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
export { opportunityBack, opportunityShapes } from './opportunities.ts';
export { regionBadge, regionColours, regionNames } from './regions.ts';
export type { RegionName } from './regions.ts';
export { resourceIcon, resourceNames, resourceShapes } from './resources.ts';
export type { ResourceName } from './resources.ts';
