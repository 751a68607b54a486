import type { PreparedAction } from '@atoll/protocol';

/** The prepared actions of a seat, which are a secret of its person. */
export interface PreparedRecord {
  /** The length of the log after which they begin: what still counts follows from the log. */
  readonly seq: number;
  readonly actions: readonly PreparedAction[];
  /** The reply that was due was not legal; its person has not been told yet. Missing for no. */
  readonly dropped?: true;
}
