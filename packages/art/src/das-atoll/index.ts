export { dasGlyph, dasGlyphShapes } from './glyphs.ts';
export type { DasGlyphName } from './glyphs.ts';
export { houseShapes, pirateShapes, robberShapes, shipShapes, townShapes } from './pieces.ts';
export { cargoGrounds, cargoIcon, cargoNames, cargoShapes } from './resources.ts';
export type { CargoName } from './resources.ts';
export {
  landNames,
  LAND_VARIANTS,
  plainTileShapes,
  TILE_RADIUS,
  tileShapes,
} from './terrain.ts';
export type { LandName } from './terrain.ts';
