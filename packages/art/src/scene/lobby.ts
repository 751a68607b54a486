import { loop } from '../draw/curves.ts';
import { f2, TAU } from '../draw/numbers.ts';
import type { Point } from '../draw/numbers.ts';
import { dot, sheet } from '../draw/paper.ts';
import { rng } from '../draw/random.ts';
import type { Random } from '../draw/random.ts';
import { cover } from './edges.ts';
import { flora } from './flora.ts';

/**
 * A baked creature in the lobby scene: the card's id and the box that it fits into, in scene units.
 */
export interface LobbyCreature {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One layer of the lobby scene, far to near: paper below, creatures on it. */
export interface LobbyLayer {
  svg: string;
  creatures: readonly LobbyCreature[];
}

/** The scene's size in scene units; scale it to cover the window. */
export const LOBBY_SIZE = { width: 1280, height: 800 } as const;

const { width: W, height: H } = LOBBY_SIZE;

const hill = (
  y: number,
  fill: string,
  options: { amp: number; steps: number; seed: string; lift?: 2 | 3 },
): string => cover(fill, { width: W, height: H, side: 'bottom', edge: y, ...options });

/** The time of day of the scene. */
export type Daytime = 'dusk' | 'morning';

interface Light {
  /** From the zenith down to the horizon. */
  readonly sky: readonly [string, string, string, string];
  /** From the outermost disc on. */
  readonly sun: readonly [string, string, string];
  /** High, lower, and nearest to the sun. */
  readonly clouds: readonly [string, string, string, string];
  /** The surface first, then the depth. */
  readonly sea: readonly [string, string, string, string, string, string, string];
  /** The floor, from the farthest sheet to the nearest. */
  readonly floor: readonly [string, string, string];
}

const LIGHTS: Readonly<Record<Daytime, Light>> = {
  dusk: {
    sky: ['#3d3270', '#8a4f86', '#e98a7c', '#ffd3a0'],
    sun: ['#ffdca6', '#ffc987', '#ffb267'],
    clouds: ['#5b4383', '#7a4d88', '#a05a88', '#b9657f'],
    sea: ['#e0847c', '#b8647f', '#7f568b', '#4a5b93', '#2f7391', '#23657f', '#1b5570'],
    floor: ['#174663', '#12365a', '#0e2348'],
  },
  morning: {
    sky: ['#a9d6e0', '#cfe7e2', '#fbe9cf', '#ffdcb4'],
    sun: ['#fff4d6', '#ffe9ae', '#ffdb86'],
    clouds: ['#eaf4f2', '#f8efe4', '#fbe6d4', '#f6d9c6'],
    sea: ['#f3cfb4', '#c9dccd', '#97cfcb', '#6bbcc1', '#489fae', '#34889b', '#287487'],
    floor: ['#21657c', '#1b5670', '#164862'],
  },
};

function sky(time: Daytime): string {
  const at = [0, 0.24, 0.42, 0.56];
  const name = `lobby-sky-${time}`;
  return (
    `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">` +
    LIGHTS[time].sky
      .map((colour, i) => `<stop offset="${at[i]}" stop-color="${colour}"/>`)
      .join('') +
    `</linearGradient><rect width="${W}" height="${H}" fill="url(#${name})"/>`
  );
}

/** The sun as nested uneven discs. */
function sun(r: Random, colours: Light['sun']): string {
  return [176, 138, 100]
    .map((radius, k) =>
      sheet(
        loop(
          Array.from({ length: 18 }, (_, i): Point => {
            const a = (i / 18) * TAU;
            const q = radius * (1 + 0.018 * Math.sin(a * 4 + k) + r.range(-0.008, 0.008));
            return [600 + Math.cos(a) * q, 300 + Math.sin(a) * q];
          }),
        ),
        colours[k]!,
        2,
      ),
    )
    .join('');
}

const CLOUD: readonly Point[] = [
  [-1, 0.1],
  [-0.7, -0.05],
  [-0.35, -0.09],
  [-0.05, -0.22],
  [0.3, -0.13],
  [0.62, -0.07],
  [1, 0.1],
  [0.4, 0.14],
  [-0.4, 0.13],
];

/** Place, width, and which of the clouds' colours. */
const CLOUDS: readonly [number, number, number, 0 | 1 | 2 | 3][] = [
  [150, 110, 170, 0],
  [330, 170, 120, 1],
  [1010, 90, 190, 0],
  [820, 160, 120, 2],
  [1190, 200, 130, 1],
  [60, 250, 120, 3],
];

const clouds = (colours: Light['clouds']): string =>
  CLOUDS.map(([x, y, w, of]) =>
    sheet(loop(CLOUD.map(([a, b]) => [x + a * w, y + b * w])), colours[of], 2),
  ).join('');

/** Height of a band's edge, amplitude, steps: the surface first, then the depth. */
const SEA: readonly [number, number, number][] = [
  [330, 6, 15],
  [352, 7, 13],
  [378, 8, 12],
  [410, 8, 11],
  [446, 9, 11],
  [496, 10, 10],
  [560, 12, 9],
];

const sea = (colours: Light['sea']): string =>
  SEA.map(([y, amp, steps], i) =>
    hill(y, colours[i]!, { amp, steps, seed: 'sea' + i, lift: i < 3 ? 2 : 3 }),
  ).join('');

const plants = (
  seed: string,
  fill: string,
  place: { x: number; ground: number; side: 'left' | 'right'; scale: number },
): string => sheet(flora(rng(seed), place), fill, 2);

function motes(r: Random): string {
  let s = '';
  for (let i = 0; i < 40; i++) {
    const x = r.range(0, 840);
    const y = r.range(470, 760);
    const size = r.range(0.8, 2.4);
    s += dot(x, y, size, '#fff2d2', `opacity="${f2(r.range(0.25, 0.7))}"`);
  }
  return s;
}

const creature = (
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
): LobbyCreature => ({ id, x, y, width, height });

const SHOAL = [
  [330, 470, 74],
  [395, 500, 60],
  [300, 525, 56],
  [372, 552, 70],
  [255, 490, 48],
];

/**
 * The lobby scene, layer by layer from the sky to the near sea floor, each as SVG text for the box
 * `LOBBY_SIZE`; needs the shared definitions. Draw the creatures of a layer from the baked pictures
 * `creatures/<id>.webp`, standing on the lower edge of their boxes.
 * @param time the light of the evening if not given
 */
export function lobbyScene(time: Daytime = 'dusk'): LobbyLayer[] {
  const r = rng('lobby');
  const {
    sun: discs,
    clouds: shades,
    sea: bands,
    floor: [far, middle, near],
  } = LIGHTS[time];
  const heaven = sky(time) + sun(r, discs) + clouds(shades) + sea(bands);
  return [
    {
      svg: heaven,
      creatures: [
        creature('hawksbill-turtle', 470, 470, 190, 140),
        ...SHOAL.map(([x, y, w]) => creature('lyretail-anthias', x, y, w, w * 0.6)),
      ],
    },
    {
      svg:
        hill(648, far, { amp: 14, steps: 8, seed: 'floor1' }) +
        plants('f1', far, { x: 190, ground: 700, side: 'left', scale: 3.2 }),
      creatures: [
        creature('table-coral', 20, 560, 250, 150),
        creature('giant-sea-fan', 250, 560, 150, 150),
        creature('grooved-brain-coral', 560, 630, 170, 100),
      ],
    },
    {
      svg: hill(720, middle, { amp: 10, steps: 9, seed: 'floor2' }),
      creatures: [
        creature('staghorn-coral', 380, 610, 220, 140),
        creature('magnificent-anemone', 632, 640, 160, 122),
        creature('ocellaris-clownfish', 668, 588, 96, 66),
        creature('finger-coral', 190, 680, 130, 74),
      ],
    },
    {
      svg:
        hill(764, near, { amp: 8, steps: 10, seed: 'floor3' }) +
        plants('f7', near, { x: 846, ground: 850, side: 'right', scale: 2.4 }) +
        plants('f8', near, { x: 0, ground: 820, side: 'left', scale: 2.6 }) +
        motes(r),
      creatures: [],
    },
  ];
}
