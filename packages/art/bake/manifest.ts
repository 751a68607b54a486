import type { Box } from '../src/face/measures.ts';

/** One page of an atlas: its PixiJS description and its picture, both relative to the folder of the manifest. */
export interface BakedPage {
  json: string;
  image: string;
  bytes: number;
}

/** A creature on a transparent ground. */
export interface BakedCreature {
  file: string;
  /** Size of the picture in drawing units. */
  width: number;
  height: number;
  /** The creature's opaque pixels inside the picture, in drawing units. */
  extent: Box;
}

/** What a bake has written. */
export interface Manifest {
  /** Hash of the sources that it was baked from. */
  sources: string;
  /** Pixels per card unit. */
  scale: number;
  /**
   * `table`: faces M and S with polluted corals; `phone`: tiles without names; `pieces`: tokens, glyphs, marks,
   * shadows.
   */
  atlases: Record<'table' | 'phone' | 'pieces', BakedPage[]>;
  /** Reading pictures by card id. */
  cards: Record<string, { kind: 'animal' | 'coral' | 'event'; file: string }>;
  creatures: Record<string, BakedCreature>;
  /** The seamless grain tile. */
  grain: string;
}
