export {
  COLUMNS,
  CELLS,
  COLOUR,
  configure,
  BRIDGES,
  HEADS,
  HELD,
  HELD_AND_WON,
  OWNER,
  run,
  SEED,
  seedShuffles,
  setIslands,
  WON,
} from './playouts';
export { grow, plant, ROOT, ROOT_SLOTS } from './tree';
