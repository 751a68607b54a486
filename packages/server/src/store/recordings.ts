/**
 * The store of recordings of finished matches, as packed by `room/recorder.ts`. Promises resolve
 * and reject as those of `MatchStore`.
 */
export interface RecordingStore {
  /** Finished matches without a recording, at most so many. */
  unrecorded(most: number): Promise<readonly string[]>;
  find(matchId: string): Promise<Uint8Array | undefined>;
  /**
   * Stores the recording of a match; undefined if there can be none. Does nothing for a match that
   * is gone.
   */
  keep(matchId: string, packed: Uint8Array | undefined): Promise<void>;
}
