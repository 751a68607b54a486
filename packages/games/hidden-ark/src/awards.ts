import {
  AWARDS,
  AWARDS_FEW,
  AWARDS_MANY,
  type AwardCard,
  FEW_SEATS,
  REGIONS,
} from './cards/index.ts';
import { TILE_FACTS } from './numbers.ts';
import type { HiddenArkState } from './state.ts';

const WORLD_WIDE = AWARDS.indexOf('world-wide');

/** The side of the awards that a number of seats plays with. */
export function awardCard(seats: number): AwardCard {
  return seats <= FEW_SEATS ? AWARDS_FEW : AWARDS_MANY;
}

/** The value of the first place of an award, less its lowering; at least 0. */
export function awardValue(state: HiddenArkState, award: number): number {
  const { places, worldWide } = awardCard(state.players.length);
  const printed = award === WORLD_WIDE ? worldWide : (places[0] as number);
  return Math.max(0, printed - (state.lowered[award] as number));
}

/** The number of tiles of each region of a player. */
export function tilesByRegion({ tiles }: { readonly tiles: readonly number[] }): number[] {
  const counts = REGIONS.map(() => 0);
  for (const tile of tiles) {
    const { region } = TILE_FACTS[tile] as (typeof TILE_FACTS)[number];
    counts[region] = (counts[region] as number) + 1;
  }
  return counts;
}

/**
 * The points of each seat for its number of tiles of a region: seats that tie share the places they
 * take, rounded down.
 */
export function shareAward(counts: readonly number[], places: readonly number[]): number[] {
  return counts.map((count) => {
    if (count === 0) return 0;
    const ahead = counts.filter((other) => other > count).length;
    const tied = counts.filter((other) => other === count).length;
    const sum = places.slice(ahead, ahead + tied).reduce((total, points) => total + points, 0);
    return Math.floor(sum / tied);
  });
}

/** The points of every seat for awards. */
export function awardPoints(state: HiddenArkState): number[] {
  const counts = state.players.map(tilesByRegion);
  const { places } = awardCard(state.players.length);
  const total = counts.map((regions) =>
    regions.every((count) => count > 0) ? awardValue(state, WORLD_WIDE) : 0,
  );
  REGIONS.forEach((_, region) => {
    const reduction = state.lowered[region] as number;
    const worth = places.map((points) => Math.max(0, points - reduction));
    const shares = shareAward(
      counts.map((regions) => regions[region] as number),
      worth,
    );
    shares.forEach((points, seat) => {
      total[seat] = (total[seat] as number) + points;
    });
  });
  return total;
}
