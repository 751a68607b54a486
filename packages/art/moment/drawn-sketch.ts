/** One flat shape, filled with a colour as CSS writes it, or the mark of a seat. */
export type DrawnShape =
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

/**
 * A small picture of a position, in its own units; later shapes lie over earlier ones. Games make
 * it as `Sketch` of the engine; this file must not import the engine.
 */
export interface DrawnSketch {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly DrawnShape[];
}
