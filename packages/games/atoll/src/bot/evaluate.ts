import { reefOf } from '../context.ts';
import { totalOf } from '../score.ts';
import type { AtollState } from '../state.ts';
import { noteCorals } from './coral-work.ts';
import { noteEvent } from './event-work.ts';
import { noteFeeding } from './feeding.ts';
import { noteOffers } from './offer.ts';
import { projectedPosition } from './projected-position.ts';
import { noteRoom } from './room.ts';
import {
  amountOf,
  clearFeatures,
  FEATURE,
  readFeatures,
  rowsOf,
  worthOfFeatures,
} from './feature-sums.ts';
import { noteTokens } from './tokens.ts';
import { WEIGHTS, type Feature, type WeightTable } from './weights.ts';

/** An estimate of the points of a seat at the end of the match. */
export type Estimate = (state: AtollState, seat: number) => number;

/**
 * The points of a seat at the end of the match, as far as the position tells: its present points,
 * and an estimate of those to come, if greedy players play on. Exact once the seat has no turn
 * left.
 */
export const evaluate = estimateBy(WEIGHTS);

/** An estimate with the weights of a table, fitted to the play that the table is named after. */
export function estimateBy(table: WeightTable): Estimate {
  const rows = rowsOf(table);
  return (state, seat) => {
    const points = totalOf(state, reefOf(state, seat));
    const roundsLeft = describe(state, seat);
    if (roundsLeft === undefined) return points;
    return points + atLeastSure(worthOfFeatures(rows, roundsLeft));
  };
}

/**
 * Where at most this much is still to come beyond the sure part, the estimate fades out: a seat can
 * always pass and keep its points.
 */
const LITTLE = 2;
/** The levels that animals reach without payment. */
const SURE = [FEATURE.free, FEATURE.tiring, FEATURE.shelter, FEATURE.partner] as const;

function atLeastSure(toCome: number): number {
  let sure = 0;
  for (const line of SURE) sure += amountOf(line);
  const beyond = toCome - sure;
  return beyond > LITTLE ? toCome : sure + LITTLE * Math.exp(beyond / LITTLE - 1);
}

/**
 * The features of a position, used to fit the weights; undefined when the seat has no turn left.
 */
export function features(state: AtollState, seat: number): Features | undefined {
  const roundsLeft = describe(state, seat);
  return roundsLeft === undefined ? undefined : { roundsLeft, amounts: readFeatures() };
}

export interface Features {
  readonly roundsLeft: number;
  readonly amounts: Readonly<Partial<Record<Feature, number>>>;
}

/** Fills the sheet. Returns the rounds left after the one with the seat's next turn. */
function describe(state: AtollState, seat: number): number | undefined {
  const projected = projectedPosition(state, seat);
  if (!projected) return undefined;
  clearFeatures();
  noteTokens(projected);
  noteEvent(projected);
  noteFeeding(projected);
  noteCorals(projected);
  noteOffers(projected, noteRoom(projected));
  return projected.roundsLeft;
}
