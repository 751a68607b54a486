import type { BotRole } from '@atoll/catalog';

/**
 * 'styles': the styles of the game, all different in a match. 'gifts': one bot in all seats, each
 * with cards that it must buy or may not buy. 'rotated': the same deals with several bots, each of
 * them in every seat once.
 */
export type SeriesRole = BotRole | 'styles' | 'gifts' | 'rotated';

/** Matches with one number of seats, all of them taken by one bot, or by several. */
export interface Series {
  readonly role: SeriesRole;
  /** Joined by commas where there are several. */
  readonly bot: string;
  readonly seats: number;
}

/** The record of one match; plain data, so that it can be stored and read again. */
export interface MatchRecord extends Series {
  /**
   * The number of the match within its series. With the seed, bot and seats it identifies the
   * match.
   */
  readonly index: number;
  readonly seed: string;
  /** The seats in their order of play. */
  readonly order: readonly number[];
  /** By seat. */
  readonly scores: readonly SeatResult[];
  /** The common result of all seats; absent where they play against each other, or one alone. */
  readonly common?: { readonly won: boolean; readonly rating: number };
  /** By seat, where the seats have different bots. */
  readonly players?: readonly string[];
  /** By seat, where cards are given and forbidden. */
  readonly gifts?: readonly Gifts[];
  /** By seat; absent where the bots give no forecast. */
  readonly choices?: readonly Choices[];
  readonly actions: number;
  /** The cards that lay open. */
  readonly cards: Readonly<Record<string, CardRecord>>;
  /** By table, then by item: how often, by seat. */
  readonly counts: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  /** By effect, then by question; empty in matches without comparisons. */
  readonly effects: Readonly<Record<string, Readonly<Record<string, EffectRecord>>>>;
}

/** The cards that a seat buys as soon as it can, and those that it never buys. */
export interface Gifts {
  readonly given: readonly string[];
  readonly banned: readonly string[];
}

/** The turns of a seat, and those of them with only one sensible move. */
export interface Choices {
  readonly turns: number;
  readonly single: number;
}

export interface SeatResult {
  readonly total: number;
  readonly rank: number;
  /** Points by category. */
  readonly lines: Readonly<Record<string, number>>;
}

export interface CardRecord {
  /** The seats that could have bought it on one of their turns. */
  readonly open: readonly number[];
  /** The seats that bought it, each the first time, by seat. */
  readonly bought: readonly Purchase[];
  /** Its total yield to its owners. */
  readonly brought: Readonly<Record<string, number>>;
}

export interface Purchase {
  readonly seat: number;
  /**
   * The lead of the seat's position over the best of the others at the start of its turn, in
   * estimated points; alone, its own worth.
   */
  readonly lead: number;
  /** The number of earlier actions of the match. */
  readonly at: number;
}

export interface EffectRecord {
  /** Questions with a choice at which it bore on the asked seat. */
  readonly inForce: number;
  /** The questions repeated without it, and those of them that were answered differently. */
  readonly asked: number;
  readonly changed: number;
}

/**
 * The win of a seat in the match: 1, or its part where several share the first rank or win
 * together.
 */
export function winOf({ scores, common }: MatchRecord, seat: number): number {
  if (common?.won === false) return 0;
  const first = scores.filter(({ rank }) => rank === 1).length;
  return scores[seat]?.rank === 1 ? 1 / first : 0;
}

/** Whether no seat wins against another: a single player, or all seats with one common result. */
export const playsForAll = ({ seats, common }: MatchRecord): boolean =>
  seats === 1 || common !== undefined;

export function inSeries(record: Series, { role, bot, seats }: Series): boolean {
  return record.role === role && record.bot === bot && record.seats === seats;
}
