import type { Box } from '../src/face/measures.ts';

/**
 * One page of an atlas: its PixiJS description and its picture, both relative to the folder of the
 * manifest.
 */
export interface BakedPage {
  json: string;
  image: string;
  bytes: number;
}

/** All pages of the table at one scale. */
export interface BakedTable {
  /** Pixels per card unit. */
  scale: number;
  pages: BakedPage[];
}

/**
 * An offer card or reef tile: names of the sheet's window and creature, and the creature's box in
 * card units: x, y, width, height.
 */
export interface FaceLayers {
  back: string;
  figure: string;
  at: [number, number, number, number];
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

/** The manifest of a bake. */
export interface Manifest {
  /** Hash of the sources that it was baked from. */
  sources: string;
  /** The file that gives the composition of faces: `FaceLayers` by the name of the face. */
  faces: string;
  /**
   * The parts of the table's faces with tokens, glyphs, marks and shadows, at two scales with the
   * same names.
   */
  tables: {
    quick: BakedTable;
    /** Missing until the bake is whole. */
    fine?: BakedTable;
  };
  /**
   * Reading pictures by card id. Until the bake is whole, some have only a small one in
   * `cards-small`.
   */
  cards: Record<string, { kind: 'animal' | 'coral' | 'event'; file: string }>;
  creatures: Record<string, BakedCreature>;
  /** The seamless grain tile. */
  grain: string;
}
