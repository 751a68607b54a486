/** A place in drawing units: x to the right, y down. */
export type Point = [number, number];
/** Points as the path builders accept them, so that computed rows need no cast. */
export type Points = readonly (readonly number[])[];

/** A full turn in radians. */
export const TAU = Math.PI * 2;
/** The direction straight up, in radians. */
export const UP = -Math.PI / 2;

/** A number with at most two decimals, as text for a path. */
export const f2 = (n: number): string => (Math.round(n * 100) / 100).toString();

/** A point as the two numbers of a path command. */
export const pt = (p: readonly number[]): string => f2(p[0]) + ' ' + f2(p[1]);

/** The point at distance `l` from x, y in direction `a` (radians). */
export const at = (x: number, y: number, a: number, l: number): Point => [
  x + Math.cos(a) * l,
  y + Math.sin(a) * l,
];
