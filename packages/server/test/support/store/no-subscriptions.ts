import type { SubscriptionStore } from '../../../src/store/subscriptions.ts';

/** A subscription store that is always empty. */
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
