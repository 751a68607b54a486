import { cover } from './edges.ts';

/** Where the animal shelf with its dusk edge lies. */
export interface DuskShelfOptions {
  /** Width and height of the picture in drawing units. */
  width: number;
  height: number;
  /** The shelf's lower edge, from the top; the bands reach 24 units below it. */
  edge: number;
  seed: string;
}

interface Band {
  name: string;
  drop: number;
  amp: number;
  steps: number;
  stops: readonly (readonly [number, string])[];
}

// farthest first: the peach band shows last under the rose and the plum one
const BANDS: readonly Band[] = [
  {
    name: 'peach',
    drop: 24,
    amp: 7,
    steps: 11,
    stops: [
      [0, '#f7a878'],
      [0.5, '#d6768a'],
      [1, '#5a5a9c'],
    ],
  },
  {
    name: 'rose',
    drop: 12,
    amp: 6,
    steps: 12,
    stops: [
      [0, '#c9607a'],
      [0.6, '#8a4f82'],
      [1, '#3f4584'],
    ],
  },
  {
    name: 'plum',
    drop: 0,
    amp: 5,
    steps: 14,
    stops: [
      [0, '#6b4480'],
      [0.5, '#43396f'],
      [1, '#24356a'],
    ],
  },
];

/**
 * The three dusk bands of the animal shelf, farthest first, one string each, so that they can slide
 * at the end of a round.
 */
export function duskBands({ width, height, edge, seed }: DuskShelfOptions): string[] {
  return BANDS.map(({ name, drop, amp, steps, stops }) => {
    const id = `dusk-${seed}-${name}`;
    const colours = stops
      .map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`)
      .join('');
    return (
      `<linearGradient id="${id}" x1="0" x2="1">${colours}</linearGradient>` +
      cover(`url(#${id})`, {
        width,
        height,
        side: 'top',
        edge: edge + drop,
        amp,
        steps,
        seed: seed + name,
      })
    );
  });
}

/** The animal shelf with its dusk edge. */
export const duskShelf = (options: DuskShelfOptions): string => duskBands(options).join('');
