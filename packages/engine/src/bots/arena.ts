/** Matches of one bot against others, as the game's document on its bots records them. */
export interface ArenaSeries {
  readonly bot: string;
  /** The bot of all other seats. */
  readonly against: string;
  readonly seats: number;
  /** How many the bot won; a shared win counts as its part. */
  readonly wins: number;
  readonly matches: number;
}

/** The strengths of a game's bots, relative to each other: their ratings follow from it. */
export interface Arena {
  /** The bot whose rating is that of a new player. */
  readonly anchor: string;
  /** In an order in which one of the two bots is known already: the anchor, or from before. */
  readonly series: readonly ArenaSeries[];
}
