/**
 * The largest allowed weight of a screen, in bytes of gzip'd script or of pictures; a kilobyte is
 * 1,000 bytes.
 */
export const LIMITS = {
  lobbyScript: 111_000,
  tableScript: 345_000,
  tableArt: 400_000,
  /** The script of a table of each other game; which late parts load depends on the match. */
  tableScripts: { 'steere-atoll': 294_000, 'hidden-ark': 329_000, 'das-atoll': 304_000 },
} as const;
