import type { MatchMakerDriver, Presence } from '@colyseus/core';

/** How servers find each other's tables. A server that is alone needs none of it. */
export interface Cluster {
  readonly presence: Presence;
  readonly driver: MatchMakerDriver;
  /** Where browsers reach this very server. */
  readonly publicAddress: string;
  /** Whether the process that says it holds a table is still there. */
  lives(processId: string): Promise<boolean>;
  /** Takes a table that a dead process held off the list; another server may have done so already. */
  forget(roomId: string, processId: string): Promise<void>;
}
