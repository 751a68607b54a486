/** A picture in memory: straight (not premultiplied) RGBA bytes, row by row. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A drawing to be rasterised: a complete SVG document whose width and height are the pixels wanted. */
export interface SvgJob {
  kind: 'pixels' | 'webp' | 'extent';
  svg: string;
  /** For `webp`. */
  quality?: Quality;
}

/** How much a WebP keeps of colours and of outlines, 1 to 100 each. */
export interface Quality {
  colour: number;
  alpha: number;
}

/** Pixels to be encoded. */
export interface EncodeJob {
  kind: 'encode';
  picture: Picture;
  /** 'crisp' keeps every edge, and every colour but for a step or two. */
  quality: Quality | 'crisp';
}

/** Anything a worker does. */
export type Job = SvgJob | EncodeJob;
