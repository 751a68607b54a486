import { dot } from '../draw/paper.ts';

/** A round eye with a socket's shade, iris, pupil and a glint. */
export const eyeArt = (x: number, y: number, r: number, iris: string = '#f4c869'): string =>
  dot(x, y, r * 1.32, '#101736', 'opacity=".35"') +
  dot(x, y, r, iris) +
  dot(x, y, r * 0.62, '#0c1230') +
  dot(x - r * 0.3, y - r * 0.34, r * 0.26, '#fffdf4');
