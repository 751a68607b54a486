export { dasGlyph, dasGlyphShapes } from './glyphs.ts';
export type { DasGlyphName } from './glyphs.ts';
export { houseShapes, pirateShapes, robberShapes, shipShapes, townShapes } from './pieces.ts';
export { plainTileShapes } from './plain-tiles.ts';
export { cargoGrounds, cargoIcon, cargoNames, cargoShapes } from './resources.ts';
export type { CargoName } from './resources.ts';
export {
  landNames,
  LAND_VARIANTS,
  TILE_RADIUS,
  tileShapes,
} from './terrain.ts';
export type { LandName } from './terrain.ts';
