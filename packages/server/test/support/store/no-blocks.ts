import type { BlockStore } from '../../../src/store/blocks/block-store.ts';

/** A store of blocks that keeps none. */
export const NO_BLOCKS: BlockStore = {
  add: async () => undefined,
  remove: async () => false,
  of: async () => [],
  apartFrom: async () => [],
};
