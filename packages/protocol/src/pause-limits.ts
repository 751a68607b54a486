/** The longest pause at a table with a bank of time, in minutes. */
export const MOST_PAUSE_MINUTES = 24 * 60;
/** How far in the future a pause at a table with days per turn may end, in ms. */
export const MOST_PAUSE_AHEAD = 60 * 24 * 60 * 60_000;
