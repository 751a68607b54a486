import type { Notes, PlayedStep, Seat, WatchedStep } from '@atoll/engine';

/**
 * The statistics that a game collects from its matches, so that its designers can see how well it
 * plays. The platform counts and draws; the game defines the counts and their names. Nothing here
 * changes a match.
 */
export interface Balance {
  /** Things that seats can own, in the order of the tables. */
  readonly cards: readonly Grouped[];
  /** The yields of cards to their owners, such as points. */
  readonly yields: readonly Named[];
  /** Counted events of seats, a table each. */
  readonly counts: readonly CountTable[];
  /** The lines of a score, by category. */
  readonly scoreLines: readonly Named[];
  /** Ranks by points of a match alone, worst first; empty where a game has none. */
  readonly bands: readonly { readonly name: string; readonly from: number }[];
  /** Ranks by the rating of a common match, by number of seats; omitted without any. */
  readonly commonBands?: Readonly<
    Record<number, readonly { readonly name: string; readonly from: number }[]>
  >;
  /**
   * The kinds of questions at which the influence of an effect is measured; the first kind starts a
   * seat's turn.
   */
  readonly questions: readonly Named[];
  readonly targets: Targets;
  /** The bot that plays many quick matches, where the built-in greedy one is no measure. */
  readonly quickBot?: string;
  /**
   * Whether all seats reach one result together with these options; random play is then measured
   * with every number of seats. Default: never.
   */
  isCommon?(options: unknown): boolean;
  /**
   * The cards that an action buys in a position; none for any other action. Random gifts and bans
   * rest on it; omitted in a game in which no action decides about a card.
   */
  buys?(action: unknown, before: unknown): readonly string[];
  /**
   * The lead of a choice over the next best one, in the unit of the bots' forecast, from which it
   * is the only sensible one of a turn; omitted where the bots give no forecast.
   */
  readonly clearLead?: number;
  /** The seats in the order in which they play, first seat first. */
  order(start: unknown): readonly Seat[];
  begun(start: unknown, notes: Notes): void;
  played(step: WatchedStep, notes: Notes): void;
  ended(end: unknown, notes: Notes): void;
  /** The kind of the current question; undefined for one at which effects are not compared. */
  questionOf(state: unknown): string | undefined;
  /** Effects that a player may play around; omitted if no card acts without an action. */
  readonly influence?: Influence;
}

/** Effects that act without an action, and positions without them. */
export interface Influence {
  readonly effects: readonly Grouped[];
  /** The effects that bear on a seat's choice. */
  inForce(state: unknown, seat: Seat): readonly string[];
  /** A copy of the state with one of these effects switched off. */
  without(state: unknown, seat: Seat, effect: string): unknown;
  /** The immediate effects of a step, which no later state shows by itself. */
  sudden(step: PlayedStep): readonly string[];
  /** A copy of the state before such a step in which the effect does not occur. */
  spared(before: unknown, effect: string): unknown;
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface Grouped extends Named {
  readonly group: string;
}

export interface CountTable extends Named {
  readonly items: readonly Named[];
  /** For events of all seats together; else the table gives the times per seat. */
  readonly per?: 'match';
}

/** The targets of the game. Shares are from 0 to 1. */
export interface Targets {
  /**
   * By how much a place in the order of play may win more or less often than its equal share; by
   * number of seats where that differs.
   */
  readonly seats: number | Readonly<Record<number, number>>;
  /** Of the matches in which a card could be bought, the minimum share in which it is bought. */
  readonly bought: number;
  /** By how much owning a card may change how often a seat wins. */
  readonly wins: number;
  readonly used: readonly UseTarget[];
  /** Limits of how often things happen; default none. */
  readonly counted?: readonly CountTarget[];
  /** Cards that must be bought often enough, and not too often; default none. */
  readonly held?: readonly HeldTarget[];
  /** Things that may not decide a match; default none. */
  readonly correlated?: readonly CorrelationTarget[];
  readonly scores: readonly ScoreTarget[];
  /** Of matches that all seats play together; default none. */
  readonly common?: readonly CommonTarget[];
  /** Of each card that can be bought; default no target. */
  readonly worth?: CardTarget;
  /** Of the styles of the game's tooling; default no target. */
  readonly styles?: StyleTarget;
}

/**
 * Each item happens in at least that share of the strong bot's matches with these numbers of seats.
 */
export interface UseTarget {
  readonly text: string;
  readonly table: string;
  readonly items: readonly string[];
  readonly seats: readonly number[];
  readonly share: number;
}

/** How often something happens in the strong bot's matches with these numbers of seats. */
export interface CountTarget {
  readonly text: string;
  readonly table: string;
  readonly item: string;
  readonly seats: readonly number[];
  /**
   * Times for each seat and match; the share of the matches in which it happens; or the part of all
   * that the table counts.
   */
  readonly measure: 'seat' | 'matches' | 'part';
  readonly from: number;
  readonly to: number;
}

/**
 * Of all matches, or of those in which all cards of a set lay open, the share in which one seat
 * bought all of them; for each set.
 */
export interface HeldTarget {
  readonly text: string;
  readonly among: 'all' | 'open';
  readonly sets: readonly (readonly string[])[];
  readonly from: number;
  readonly to: number;
}

/** The most that the score of a seat may go with a count of it, from 0 to 1. */
export interface CorrelationTarget {
  readonly text: string;
  readonly table: string;
  readonly item: string;
  readonly seats: readonly number[];
  readonly most: number;
}

/** The mean of the totals, or most of them, lies from `from` to `to` points. */
export interface ScoreTarget {
  readonly text: string;
  readonly bot: BotRole;
  readonly seats: number;
  readonly of: 'all' | 'winners';
  readonly measure: 'mean' | 'most';
  readonly from: number;
  readonly to: number;
}

/** The share of a bot's common matches that are won, with every number of seats. */
export interface CommonTarget {
  readonly text: string;
  readonly bot: BotRole;
  readonly from: number;
  readonly to: number;
}

/** The worth of a card for its buyer beyond its price, in points, as a mean. */
export interface CardTarget {
  readonly from: number;
  readonly to: number;
}

/** By how many points any two styles may differ at the same table, as a mean. */
export interface StyleTarget {
  readonly points: number;
  /** The number of styles that must be as close to each other; default all. */
  readonly least?: number;
  /** The signs that a style is played: items of the `counts`. */
  readonly signs: readonly StyleSign[];
}

export interface StyleSign {
  readonly table: string;
  readonly item: string;
}

/** Which bot plays: by chance, quickly, or as well as it can. */
export type BotRole = 'random' | 'greedy' | 'strong';
