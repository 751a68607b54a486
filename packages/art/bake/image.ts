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
  /** WebP quality 1 to 100, for `webp`. */
  quality?: number;
}

/** Pixels to be encoded. */
export interface EncodeJob {
  kind: 'encode';
  picture: Picture;
  /** WebP quality 1 to 100; 'lossless' keeps every pixel. */
  quality: number | 'lossless';
}

/** Anything a worker does. */
export type Job = SvgJob | EncodeJob;
