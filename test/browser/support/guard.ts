/**
 * The guard of one wait, in ms: a test fails after it, and says what it waited for. It is long
 * enough for a machine with much else to do, and is no measure of anything.
 */
export const GUARD = 120_000;
