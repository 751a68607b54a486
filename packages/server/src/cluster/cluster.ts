import type { MatchMakerDriver, Presence, Room } from 'colyseus';

/** How servers find each other's tables. A single server needs none of it. */
export interface Cluster {
  readonly presence: Presence;
  readonly driver: MatchMakerDriver;
  /** The address at which browsers reach this server. */
  readonly publicAddress: string;
  /**
   * Resolves once the list of tables is reliable. Rejects with `Unreadable` when that takes too
   * long.
   */
  settled(): Promise<void>;
  /**
   * Whether a live server holds a table. Rejects with `Unreadable` when that cannot be told soon.
   */
  holds(matchId: string): Promise<boolean>;
  /**
   * Ensures that a table of this server is on the list; one that another server took meanwhile is
   * released.
   */
  list(room: Room): Promise<void>;
}
