import type { MatchMakerDriver, Presence, Room } from 'colyseus';

/** How servers find each other's tables. A server that is alone needs none of it. */
export interface Cluster {
  readonly presence: Presence;
  readonly driver: MatchMakerDriver;
  /** Where browsers reach this very server. */
  readonly publicAddress: string;
  /**
   * Resolves once the list of tables can be believed. Rejects with `Unreadable` when that takes too
   * long.
   */
  settled(): Promise<void>;
  /**
   * Whether a server that lives holds a table. Rejects with `Unreadable` when nobody can say soon.
   */
  holds(matchId: string): Promise<boolean>;
  /**
   * Makes sure that a table of this server is on the list; one that another server took meanwhile
   * is released.
   */
  list(room: Room): Promise<void>;
}
