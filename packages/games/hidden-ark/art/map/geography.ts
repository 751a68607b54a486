/** An oval in cells: its middle and half sizes. */
export type Oval = readonly [x: number, y: number, rx: number, ry: number];

/** The data that turn a grid of land into a map of the world. All places are in cells. */
export interface Geography {
  /** Cells of land with their own shape instead of a full one. */
  readonly shapes: Readonly<Record<string, readonly Oval[]>>;
  /** Land beyond the cells of land: capes and bridges. */
  readonly capes: readonly Oval[];
  /** Bays, straits and lakes. */
  readonly waters: readonly Oval[];
  /** Islands between spaces of sea. */
  readonly islets: readonly Oval[];
  readonly deserts: readonly Oval[];
  readonly ice: readonly Oval[];
  /** Ranges of mountains, from peak to peak. */
  readonly ranges: readonly (readonly (readonly [number, number])[])[];
}
