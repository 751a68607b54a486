/** Where everything of the playouts lies in memory. Of slots: flood.ts. */
export const SLOTS: usize = 768;
export const PLANE: usize = SLOTS * 16;

/** What a slot holds, a byte each: 0 nothing, 1 black, 2 white, 3 open. */
export const OWNER: usize = 1024;
/** Two vectors that the generator goes on from; none of their four halves may be zero in both. */
export const SEED: usize = OWNER + SLOTS;
/** The boards on which Black wins, one vector. */
export const WON: usize = SEED + 32;
/** First slot and slot after the last of every column, 16 bits each. */
export const COLUMNS: usize = WON + 16;
/** The slots of the cells, 16 bits each. */
export const CELLS: usize = COLUMNS + 128;
/** Four slots a bridge: two cells side by side, and the two slots that touch both. */
export const BRIDGES: usize = CELLS + 1024;
/** The slots of the islands in the north, then those in the west. */
export const HEADS: usize = BRIDGES + 8192;
/**
 * Results by cell, a byte each: random boards on which Black holds it; those of them which Black
 * wins.
 */
export const HELD: usize = HEADS + 64;
export const HELD_AND_WON: usize = HELD + 512;
export const OPEN: usize = HELD_AND_WON + 512;
export const TAKEN: usize = OPEN + 1024;
/**
 * A byte each for the columns, from the second on: whether one beside it has changed since it was
 * closed.
 */
export const STALE: usize = TAKEN + SLOTS;
export const COLOUR: usize = 32768;
export const NORTH: usize = COLOUR + PLANE;
export const WEST: usize = NORTH + PLANE;
