export { seedShuffles } from './chance';
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
export { configure, run, setIslands } from './playouts';
export { grow, plant, ROOT, ROOT_SLOTS } from './tree';
