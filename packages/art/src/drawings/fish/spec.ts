import type { Points } from '../../draw/numbers.ts';
import type { Table } from '../../draw/tube.ts';
import type { Surface } from './body.ts';

/** Draws something on a body. */
export type Paint = (B: Surface) => string;
/** A hex colour, or none where the template has its own. */
export type Colour = string | undefined;

/** A dorsal or anal fin between t0 and t1 along the body. */
export interface FinSpec {
  t0: number;
  t1: number;
  /** Height along the fin, in body lengths. */
  h: Table;
  /** Corners of the outline, 12 if not given. */
  n?: number;
  /** How deep the skin is cut in between the spines, 0 to 1. */
  spiny?: number;
  /** How far the fin leans to the rear, in shares of its height. */
  lean?: number;
  /** How deep the fin is rooted in the body: 1 at its edge, 0 in its middle. */
  root?: number;
  /** Number of rays. */
  rays?: number;
  col?: Colour;
  /** Colour of the rim and the share of the fin inside it. */
  edge?: Colour;
  inner?: number;
  sub?: Paint | undefined;
}

/**
 * A pectoral or pelvic fin; `ang` is its direction in radians, `len` and `w` are in body lengths.
 */
export interface LeafSpec {
  t: number;
  v: number;
  len: number;
  w: number;
  ang: number;
  pointy?: boolean;
  col?: Colour;
  edge?: Colour;
  ray?: string;
}

/** The tail fin: its outline in body lengths from the tail root. */
export interface TailSpec {
  pts: Points;
  /** Tension of the outline. */
  k?: number;
  col?: Colour;
  edge?: Colour;
  inner?: number;
  norays?: boolean;
  extra?: ((B: Surface, x: number, y: number) => string) | undefined;
}

/** The gill cover's edge: place, bow, upper and lower end. */
export interface GillSpec {
  t: number;
  bow: number;
  v0: number;
  v1: number;
  col?: string;
}

/** The mouth's line from its front to its corner. */
export interface MouthSpec {
  t0?: number;
  v0?: number;
  t1: number;
  v1: number;
  sag?: number;
  col?: string;
  w?: number;
}

/** The eye: place, radius in drawing units, colour of the iris. */
export interface EyeSpec {
  t: number;
  v: number;
  r: number;
  iris?: Colour;
}

/**
 * Everything that makes a fish; t runs from the nose (0) to the tail root (1), v from the back (-1)
 * to the belly (1).
 */
export interface FishSpec {
  /** Body length in drawing units. */
  L: number;
  x0?: number | undefined;
  cy?: number | undefined;
  /**
   * Heights of back and belly over the centre line, and the centre line itself, in body lengths.
   */
  top: Table;
  bot: Table;
  mid?: Table;
  col: { base: string; back?: Colour; belly?: Colour; fin?: Colour };
  /** Where the back's and the belly's colour begin. */
  backV?: number;
  bellyV?: number;
  dorsal?: readonly FinSpec[] | undefined;
  anal?: readonly FinSpec[] | undefined;
  tail: TailSpec;
  pelvic?: readonly LeafSpec[];
  pelvicBack?: readonly LeafSpec[];
  pect?: readonly LeafSpec[];
  /** Whether the pattern runs over the fins as well. */
  patternOnFins?: boolean;
  pattern?: Paint | undefined;
  finTop?: Paint | undefined;
  face?: Paint | undefined;
  behind?: Paint | undefined;
  front?: Paint | undefined;
  gill?: GillSpec | undefined;
  mouth?: MouthSpec | undefined;
  eye: EyeSpec;
}

/**
 * Colours and parts in which the species of one body form differ; a template says which of them it
 * needs.
 */
export interface Look {
  base: string;
  back?: string;
  belly?: string;
  fin: string;
  edge?: string;
  tail?: string;
  tailEdge?: string;
  pelv?: string;
  pect?: string;
  iris?: string;
  analCol?: string;
  pattern?: Paint;
  face?: Paint;
  finTop?: Paint;
  /** Paint on the dorsal and on the anal fin. */
  dsub?: Paint;
  asub?: Paint;
  tailPts?: Points;
  tailExtra?: NonNullable<TailSpec['extra']>;
}

/** A look with its own body outline. */
export interface ShapedLook extends Look {
  top: Table;
  bot: Table;
  eye: EyeSpec;
  /** Heights of the dorsal and of the anal fin. */
  dh?: Table;
  ah?: Table;
  mouth?: MouthSpec;
}
