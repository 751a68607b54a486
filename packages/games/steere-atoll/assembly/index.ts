export { seedShuffles } from './chance';
export { setIslands } from './flood';
export {
  BRIDGES,
  CELLS,
  COLOUR,
  COLUMNS,
  HEADS,
  HELD,
  HELD_AND_WON,
  OWNER,
  SEED,
  WON,
} from './layout';
export { configure, run } from './playouts';
export { grow, plant, ROOT, ROOT_SLOTS } from './tree';
