import type { Seat } from '../seat.ts';

/**
 * A model of a game that judges positions: from a few figures of every seat it computes who will
 * win. `bots/judge` evaluates it, `atoll judge` fits its weights to matches of strong bots. All
 * functions are pure. They get full positions; the caller draws these from the knowledge of a seat,
 * so that nothing hidden enters.
 */
export interface Judge<S = unknown> {
  /** Names the model and its weights: results under another id are outdated. */
  readonly id: string;
  /** The stages of a match: `stage` is below it, and `weights` has a row for each. */
  readonly stages: number;
  /**
   * How many positions to draw from the knowledge of a seat, 1 or more; 1 where the figures do not
   * depend on anything hidden.
   */
  readonly worlds: number;
  /** The stage of the match, from 0. Positions of one stage share their weights. */
  stage(state: S): number;
  /** The figures of a seat, the same number in every position. */
  traits(state: S, seat: Seat): readonly number[];
  /**
   * By number of seats (2 or more), then by stage: the weight of each figure. The chances of the
   * seats are in proportion to the exponentials of their weighted sums (a conditional logit,
   * McFadden 1974).
   */
  readonly weights: ChanceWeights;
  /** The points of a seat so far and those to come; omitted where points do not decide. */
  projection?(state: S, seat: Seat): Projection;
}

/** By number of seats, then by stage, then by figure. */
export type ChanceWeights = Readonly<Record<number, readonly (readonly number[])[]>>;

/** Points of a seat. */
export interface Projection {
  /** Those of the position, if the match ended now. */
  readonly now: number;
  /** Those expected beyond them until the end. */
  readonly later: number;
}
