/** A picture in memory: straight (not premultiplied) RGBA bytes, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/**
 * A drawing to rasterise: a complete SVG document whose width and height are the output size in
 * pixels.
 */
export interface SvgJob {
  kind: 'pixels' | 'webp' | 'jpeg' | 'extent';
  svg: string;
  /** For `webp` and `jpeg`; of a JPEG, that of its colours counts. */
  quality?: Quality;
}

/** The quality of colours and of outlines in a WebP, 1 to 100 each. */
export interface Quality {
  colour: number;
  alpha: number;
}

/** Preserves every edge, and every colour up to a step or two. */
export interface Crisp {
  /** The effort of the encoder for a smaller file, 0 to 6; 6 takes nine times as long as 4. */
  effort: number;
}

/** Pixels to be encoded. */
export interface EncodeJob {
  kind: 'encode';
  picture: Picture;
  quality: Quality | Crisp;
}

/** Anything a worker does. */
export type Job = SvgJob | EncodeJob;
