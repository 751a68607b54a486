/**
 * What things are worth, in points at the end of the match. A finished card returns about two points for a coin, if
 * there is time left to place and feed it. The figures were tuned by the scores that the greedy bot reaches alone.
 */

/** A coin by rounds left after this one, 0 to 3: money late buys little that can still be fed. */
const COIN = [0.45, 1.7, 1.6, 3] as const;
const PLANKTON = [0.11, 0.25, 0.35, 0.9] as const;
/** A place for one more animal by the colonies that face it, 0 to 4: the first colony makes a place useful. */
const PLACE = [0.23, 0.3, 0.66, 1.24, 1.24] as const;

export function coinWorth(roundsLeft: number): number {
  return COIN[roundsLeft] ?? 0;
}

export function planktonWorth(roundsLeft: number): number {
  return PLANKTON[roundsLeft] ?? 0;
}

/** What a fish scale is worth beyond the point that it scores: it also stands in for a coin. */
export function scaleWorth(roundsLeft: number): number {
  return Math.max(0, coinWorth(roundsLeft) - 1);
}

/** A free cell, by the colonies that face it and by how many better ones there are; nothing once nothing can be bought. */
export function placeWorth(facing: number, place: { readonly rank: number; readonly roundsLeft: number }): number {
  const share = [1, 0.75, 0.5, 0.3, 0.15, 0.05][place.rank] ?? 0;
  return (PLACE[facing] ?? 0) * share * (place.roundsLeft === 0 ? 0.13 : 0.33 + 0.2 * place.roundsLeft);
}
