import type { Sheet } from '@atoll/engine';
import { awardCard, awardValue, shareAward, tilesByRegion } from '../awards.ts';
import {
  AWARDS,
  BANDS,
  bandFrom,
  bandOf,
  REFILL_AT,
  REFILLS,
  REFILLS_LONG,
  REGIONS,
  type Award,
  type Band,
} from '../cards/index.ts';
import { tilesLeft } from '../effects/refill.ts';
import { outcome } from '../score.ts';
import type { HiddenArkView } from '../view.ts';
import { positionOf } from './position.ts';

/** The standing of the seats in the race for an award. */
export interface AwardRace {
  readonly award: Award;
  /** Points of the paid places, less the lowering. */
  readonly places: readonly number[];
  /** By seat: fish of the region, or regions that the seat has a fish of. */
  readonly counts: readonly number[];
  /** By seat: its points if the match ended now. */
  readonly points: readonly number[];
}

/** Every award with the present standing of its race. */
export function awardRaces(view: HiddenArkView): readonly AwardRace[] {
  const state = positionOf(view);
  const regions = state.players.map(tilesByRegion);
  const { places } = awardCard(state.players.length);
  return AWARDS.map((award, at): AwardRace => {
    if (award === 'world-wide') {
      const counts = regions.map((each) => each.filter((count) => count > 0).length);
      const value = awardValue(state, at);
      const points = counts.map((count) => (count === REGIONS.length ? value : 0));
      return { award, places: [value], counts, points };
    }
    const counts = regions.map((each) => each[at] as number);
    const lowered = state.lowered[at] as number;
    const worth = places.map((points) => Math.max(0, points - lowered));
    return { award, places: worth, counts, points: shareAward(counts, worth) };
  });
}

/** The distance to the next refill of the map. */
export interface Tide {
  readonly left: number;
  /** The number of fish at which the map is refilled, or the end starts. */
  readonly at: number;
  readonly refills: number;
  readonly most: number;
}

export function tideOf(view: HiddenArkView): Tide {
  const state = positionOf(view);
  return {
    left: tilesLeft(state),
    at: REFILL_AT[state.players.length] ?? 0,
    refills: view.refills,
    most: view.long ? REFILLS_LONG : REFILLS,
  };
}

/** The points of every seat as if the match ended now, awards among them. */
export const pointsNow = (view: HiddenArkView): readonly number[] =>
  outcome(positionOf(view)).scores.map(({ total }) => total);

/** The score sheet of a seat as if the match ended now, line by line. */
export const sheetNow = (view: HiddenArkView, seat: number): Sheet['lines'] =>
  outcome(positionOf(view)).scores.find((sheet) => sheet.seat === seat)?.lines ?? [];

/** The common result so far; undefined where seats play against each other. */
export interface CommonStanding {
  readonly rating: number;
  readonly band: Band;
  /** The next band and the rating from which it starts; undefined at the best one. */
  readonly next: { readonly band: Band; readonly from: number } | undefined;
  readonly lines: readonly { readonly category: string; readonly points: number }[];
}

export function commonStanding(view: HiddenArkView): CommonStanding | undefined {
  if (!view.cooperative) return undefined;
  const result = outcome(positionOf(view));
  const seats = view.seats.length;
  const [sheet] = result.scores;
  const rating = result.kind === 'common' ? result.rating : (sheet?.total ?? 0);
  const lines = result.kind === 'common' ? result.lines : (sheet?.lines ?? []);
  const band = bandOf(rating, seats);
  const next = BANDS[BANDS.indexOf(band) + 1];
  return {
    rating,
    band,
    next: next === undefined ? undefined : { band: next, from: bandFrom(next, seats) },
    lines,
  };
}
