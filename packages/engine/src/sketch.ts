/** One flat shape, filled with a CSS colour, or the mark of a seat. */
export type SketchShape =
  | {
      readonly kind: 'seat';
      readonly seat: number;
      /** The middle of its mark. */
      readonly x: number;
      readonly y: number;
      readonly size: number;
    }
  | {
      readonly kind: 'disc';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly fill: string;
    }
  | {
      readonly kind: 'area';
      /** Its corners, x and y in turn. */
      readonly corners: readonly number[];
      readonly fill: string;
    };

/** A small picture of a position, in its own units; later shapes lie over earlier ones. */
export interface Sketch {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly SketchShape[];
}
