export { seedShuffles } from './chance.ts';
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
} from './layout.ts';
export { configure, run, setIslands } from './playouts.ts';
export { grow, plant, ROOT, ROOT_SLOTS } from './tree.ts';
