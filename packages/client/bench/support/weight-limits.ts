/**
 * The largest allowed weight of a screen, in bytes of gzip'd script or of pictures; a kilobyte is
 * 1,000 bytes.
 */
export const LIMITS = { lobbyScript: 120_000, tableScript: 350_000, tableArt: 400_000 } as const;
