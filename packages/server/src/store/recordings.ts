/**
 * Where it is kept how finished matches went, as `room/recorder.ts` packs it. Promises resolve and
 * reject as those of `MatchStore`.
 */
export interface RecordingStore {
  /** Matches that are over and of which nothing was kept yet, at most so many. */
  unrecorded(most: number): Promise<readonly string[]>;
  find(matchId: string): Promise<Uint8Array | undefined>;
  /**
   * Keeps the recording of a match; undefined where there can be none. Does nothing for a match
   * that is gone.
   */
  keep(matchId: string, packed: Uint8Array | undefined): Promise<void>;
}
