import type { ChatStore } from '../../../src/store/chat-store.ts';

/** A chat store that keeps nothing. */
export const NO_CHAT: ChatStore = {
  ofMatch: async () => ({ lines: [], last: 0, reported: [] }),
  add: async () => undefined,
  delete: async () => undefined,
  report: async () => false,
  reports: async () => [],
  settle: async () => 0,
};
