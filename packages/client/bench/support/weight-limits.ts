/**
 * The largest allowed weight of a screen, in bytes of gzip'd script or of pictures; a kilobyte is
 * 1,000 bytes.
 */
export const LIMITS = {
  lobbyScript: 111_000,
  tableScript: 344_000,
  tableArt: 400_000,
  /** The script of a table of each other game. */
  tableScripts: { 'steere-atoll': 293_000, 'hidden-ark': 327_000, 'das-atoll': 303_000 },
} as const;
