import type { SubscriptionStore } from '../../../src/store/subscriptions.ts';

/** Nobody wants to be told anything. */
export const NO_SUBSCRIPTIONS: SubscriptionStore = {
  ofMatch: async () => [],
  ofDevice: async () => [],
  pending: async () => [],
  put: async () => false,
  note: async () => false,
  drop: async () => undefined,
  stop: async () => undefined,
  keepGone: async () => undefined,
  isGone: async () => false,
  secret: async (_name, fresh) => fresh,
};
