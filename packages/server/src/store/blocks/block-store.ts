/** A player who blocks another; both are hashes of the ids of their devices. */
export interface Block {
  readonly blocker: string;
  readonly blocked: string;
  /** Random; the blocker ends the block by it. */
  readonly blockId: string;
  /** The name that the blocked player had. */
  readonly name: string;
  /** In ms since 1970. */
  readonly at: number;
}

/** The blocks between players. Promises resolve and reject as those of `MatchStore`. */
export interface BlockStore {
  /** Repeating a block changes nothing. */
  add(block: Block): Promise<void>;
  /** False if this player has no such block. */
  remove(blocker: string, blockId: string): Promise<boolean>;
  /** The blocks of a player, newest first. */
  of(blocker: string): Promise<readonly Block[]>;
  /** The players whom this one has blocked, or who have blocked this one. */
  apartFrom(player: string): Promise<readonly string[]>;
}
