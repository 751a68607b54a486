import type { RecordingStore } from '../../../src/store/recordings.ts';

/** A store that keeps no recordings, and asks for none. */
export const NO_RECORDINGS: RecordingStore = {
  unrecorded: async () => [],
  find: async () => undefined,
  keep: async () => undefined,
};
