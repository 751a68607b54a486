import { dark, light } from '@atoll/art/draw/colour.ts';
import { loop } from '@atoll/art/draw/curves.ts';
import { f2, TAU } from '@atoll/art/draw/numbers.ts';
import { clipTo, dot, g, line, path } from '@atoll/art/draw/paper.ts';
import { rng, type Random } from '@atoll/art/draw/random.ts';
import { scoped } from '@atoll/art/draw/scope.ts';

export const landNames = ['forest', 'pasture', 'field', 'hill', 'mountain', 'desert'] as const;
export type LandName = (typeof landNames)[number];

/** How many drawings a land has, so that neighbours differ. */
export const LAND_VARIANTS = 2;
/** From the middle of a tile to its corners. */
export const TILE_RADIUS = 60;

const corner = (i: number, radius: number): string => {
  const a = (i / 6) * TAU - TAU / 4;
  return `${f2(Math.cos(a) * radius)} ${f2(Math.sin(a) * radius)}`;
};
const hex = (radius: number): string =>
  `M${[0, 1, 2, 3, 4, 5].map((i) => corner(i, radius)).join('L')}Z`;

/** The outline of a tile, which leaves room for roads along its edges. */
export const TILE_OUTLINE = hex(TILE_RADIUS - 4.5);

const GROUND: Readonly<Record<LandName, string>> = {
  forest: '#3f7d4e',
  pasture: '#a8d06c',
  field: '#f0bf4c',
  hill: '#d2764e',
  mountain: '#9a9cb8',
  desert: '#efdcae',
};

/** A ridge from the left to the right edge, filled to the foot of the tile. */
function ridge(r: Random, y: number, rise: number): string {
  const points = [-58, -34, -8, 18, 40, 58].map((x, i) => [
    x,
    y + (i % 2 === 0 ? rise : -rise) * r.range(0.4, 1),
  ]);
  const [first = [0, 0], ...rest] = points;
  let d = `M${f2(first[0]!)} ${f2(first[1]!)}`;
  let [px, py] = [first[0]!, first[1]!];
  for (const [x = 0, y2 = 0] of rest) {
    const mid = (px + x) / 2;
    d += `C${f2(mid)} ${f2(py)} ${f2(mid)} ${f2(y2)} ${f2(x)} ${f2(y2)}`;
    [px, py] = [x, y2];
  }
  return `${d}V62H-58Z`;
}

const shadow = (inner: string): string => g(inner, 'filter="url(#lift1)"');

/** A conifer of three skirts, its foot at x, y. */
function conifer(x: number, y: number, k: number, fill: string): string {
  const skirt = (top: number, wide: number, foot: number): string =>
    `M${f2(x)} ${f2(y + top * k)}L${f2(x + wide * k)} ${f2(y + foot * k)}Q${f2(x)} ${f2(y + (foot + 3) * k)} ${f2(x - wide * k)} ${f2(y + foot * k)}Z`;
  return (
    path(
      `M${f2(x - 1.4 * k)} ${f2(y - 4 * k)}h${f2(2.8 * k)}v${f2(5 * k)}h${f2(-2.8 * k)}Z`,
      '#5b3a26',
    ) +
    path(skirt(-18, 9.4, -3), dark(fill, 0.12)) +
    path(skirt(-25, 7.6, -10), fill) +
    path(skirt(-31, 5.6, -18), light(fill, 0.16))
  );
}

function forest(r: Random): string {
  const rows = [
    { y: -22, k: 0.78, fill: '#2c6347', count: 6 },
    { y: -4, k: 0.9, fill: '#245640', count: 6 },
    { y: 22, k: 0.98, fill: '#1d4838', count: 6 },
    { y: 47, k: 1.02, fill: '#173c31', count: 5 },
  ];
  return rows
    .map(({ y, k, fill, count }) => {
      const step = 104 / count;
      const trees = Array.from({ length: count }, (_, i) => {
        const x = -52 + step * (i + 0.5) + r.range(-3, 3);
        return conifer(x, y + r.range(-3, 3), k * r.range(0.88, 1.1), fill);
      });
      return shadow(trees.join(''));
    })
    .join('');
}

/** A grazing sheep, looking left or right. */
function sheep(x: number, y: number, turn: 1 | -1): string {
  const wool = loop(
    Array.from({ length: 9 }, (_, i) => {
      const a = (i / 9) * TAU;
      const k = i % 2 === 0 ? 1 : 0.86;
      return [Math.cos(a) * 8.2 * k, Math.sin(a) * 5.8 * k];
    }),
  );
  return g(
    path('M-4.600 4v6h2V4ZM2.600 4v6h2V4Z', '#33384f') +
      path(wool, '#fffaf0') +
      path(
        'M-12.600 -2.600c0 -2.600 2.200 -4 4.600 -3.200c1.600 .600 2 3.400 1.200 5.400c-1 2 -3.600 2 -4.800 .400Z',
        '#33384f',
      ) +
      dot(-10.4, -2.6, 0.8, '#fffaf0'),
    `transform="translate(${f2(x)} ${f2(y)}) scale(${turn} 1)"`,
  );
}

function pasture(r: Random): string {
  const tuft = (x: number, y: number): string =>
    line(
      `M${f2(x - 3)} ${f2(y)}l-1.500 -5M${f2(x)} ${f2(y)}v-6.500M${f2(x + 3)} ${f2(y)}l1.500 -5`,
      '#5d9440',
      1.5,
    );
  const tufts = Array.from({ length: 9 }, () => tuft(r.range(-44, 44), r.range(-34, 48)));
  return (
    shadow(path(ridge(r, -30, 6), '#93c35c')) +
    shadow(path(ridge(r, -4, 7), '#a9d36f')) +
    shadow(path(ridge(r, 28, 6), '#bfe085')) +
    tufts.join('') +
    shadow(
      sheep(r.range(-24, -16), -25, 1) +
        sheep(r.range(16, 26), -22, -1) +
        sheep(r.range(-34, -28), 10, -1),
    ) +
    shadow(sheep(r.range(30, 36), 16, 1))
  );
}

/** A bound sheaf with its ears spread. */
function sheaf(x: number, y: number, k: number): string {
  const ears = [-0.62, -0.32, 0, 0.32, 0.62].map((lean) => {
    const tip = { x: Math.sin(lean) * 15, y: -Math.cos(lean) * 15 };
    return (
      line(`M0 0Q${f2(tip.x * 0.3)} -8 ${f2(tip.x)} ${f2(tip.y)}`, '#a86a17', 2) +
      g(
        path('M0 -6c3 2 3 7 0 10c-3 -3 -3 -8 0 -10Z', '#fbe08a'),
        `transform="translate(${f2(tip.x)} ${f2(tip.y)}) rotate(${f2((lean * 180) / Math.PI)})"`,
      )
    );
  });
  return g(
    path('M-6 9L0 -2L6 9Q0 12 -6 9Z', '#c98a1f') +
      ears.join('') +
      path('M-4 .500h8v3h-8Z', '#8b4d1c'),
    `transform="translate(${f2(x)} ${f2(y)}) scale(${k})"`,
  );
}

function field(r: Random): string {
  const furrows = (y: number, fill: string, ink: string): string =>
    shadow(path(ridge(r, y, 4), fill)) +
    Array.from({ length: 11 }, (_, i) => {
      const x = -55 + i * 11;
      return line(`M${f2(x)} ${f2(y + 10)}q3 9 ${f2(-x * 0.08)} 18`, ink, 1.6);
    }).join('');
  return (
    furrows(-40, '#e3a93a', '#b97a1d') +
    furrows(-14, '#f0bd4d', '#c78a26') +
    furrows(16, '#f8d06a', '#d69b35') +
    shadow(sheaf(-26, -22, 0.95) + sheaf(r.range(16, 24), -26, 1.05) + sheaf(-36, 22, 1)) +
    shadow(sheaf(35, 20, 1.05))
  );
}

function hill(r: Random): string {
  /** A mound of layers, as a quarry cuts it. */
  const mound = (x: number, y: number, w: number, h: number, fill: string): string => {
    const layers = [0, 1, 2, 3].map((i) => {
      const wide = w * (1 - i * 0.2);
      const top = y - (h * (i + 1)) / 4;
      const d = `M${f2(x - wide)} ${f2(top + h / 4 + 2)}Q${f2(x - wide + 2)} ${f2(top)} ${f2(x - wide + 7)} ${f2(top)}H${f2(x + wide - 7)}Q${f2(x + wide - 2)} ${f2(top)} ${f2(x + wide)} ${f2(top + h / 4 + 2)}Z`;
      return (
        path(d, i % 2 === 0 ? fill : light(fill, 0.22)) +
        line(`M${f2(x - wide + 8)} ${f2(top + 1)}H${f2(x + wide - 8)}`, light(fill, 0.5), 1.1)
      );
    });
    return shadow(layers.join(''));
  };
  const bricks = (x: number, y: number): string =>
    [0, 1, 2].map((i) => path(`M${f2(x + i * 8 - 12)} ${f2(y)}h7v4.500h-7Z`, '#f0a37c')).join('') +
    [0, 1].map((i) => path(`M${f2(x + i * 8 - 8)} ${f2(y - 5.2)}h7v4.500h-7Z`, '#e88f66')).join('');
  return (
    mound(-22, -8, 34, 34, '#a8482c') +
    mound(26, -4, 32, 28 + r.range(0, 6), '#b9573a') +
    shadow(path(ridge(r, 4, 4), '#c9694a')) +
    mound(-34, 42, 24, 24, '#b9573a') +
    mound(36, 44, 24, 26, '#a8482c') +
    shadow(path(ridge(r, 46, 3), '#d98462')) +
    shadow(bricks(r.range(-6, 6), 54))
  );
}

/** A jagged peak with a lit and a shaded side, and snow. */
function peak(x: number, y: number, w: number, h: number): string {
  const top = y - h;
  return shadow(
    path(
      `M${f2(x - w)} ${f2(y)}L${f2(x - w * 0.42)} ${f2(y - h * 0.52)}L${f2(x - w * 0.26)} ${f2(y - h * 0.46)}L${f2(x)} ${f2(top)}L${f2(x + w * 0.34)} ${f2(y - h * 0.5)}L${f2(x + w * 0.5)} ${f2(y - h * 0.44)}L${f2(x + w)} ${f2(y)}Z`,
      '#7c80a4',
    ) +
      path(
        `M${f2(x)} ${f2(top)}L${f2(x + w * 0.34)} ${f2(y - h * 0.5)}L${f2(x + w * 0.5)} ${f2(y - h * 0.44)}L${f2(x + w)} ${f2(y)}H${f2(x + w * 0.12)}L${f2(x - w * 0.08)} ${f2(y - h * 0.5)}Z`,
        '#545a82',
      ) +
      path(
        `M${f2(x)} ${f2(top)}L${f2(x + w * 0.26)} ${f2(y - h * 0.62)}L${f2(x + w * 0.08)} ${f2(y - h * 0.56)}L${f2(x - w * 0.04)} ${f2(y - h * 0.68)}L${f2(x - w * 0.2)} ${f2(y - h * 0.6)}Z`,
        '#fdfbf5',
      ),
  );
}

function mountain(r: Random): string {
  return (
    peak(-30, 4, 26, 42 + r.range(-4, 4)) +
    peak(28, 2, 28, 44 + r.range(-4, 4)) +
    peak(-2, 10, 30, 58 + r.range(-3, 5)) +
    shadow(path(ridge(r, 16, 5), '#6d7196')) +
    peak(-40, 52, 18, 26) +
    peak(40, 52, 20, 30) +
    shadow(path(ridge(r, 48, 3), '#5c608a'))
  );
}

function desert(r: Random): string {
  const palm = (x: number, y: number): string =>
    line(`M${x} ${y}q-2 -12 3 -22`, '#8b5a33', 3) +
    [-80, -35, 10, 55, 100]
      .map((a) =>
        g(
          path('M0 0c4 -6 12 -7 17 -2c-6 -1 -11 0 -17 2Z', '#4c8a54'),
          `transform="translate(${x + 3} ${y - 22}) rotate(${a - 40})"`,
        ),
      )
      .join('');
  return (
    shadow(path(ridge(r, -22, 8), '#e6cd94')) +
    shadow(path(ridge(r, 6, 9), '#f1ddb0')) +
    shadow(path(ridge(r, 34, 7), '#f9ebc9')) +
    line('M-34 -8q14 -6 30 0M6 22q16 -7 32 0M-40 36q12 -5 24 0', '#cfae6c', 1.6) +
    shadow(palm(20, -10) + palm(-30, 14))
  );
}

const DRAW: Readonly<Record<LandName, (r: Random) => string>> = {
  forest,
  pasture,
  field,
  hill,
  mountain,
  desert,
};

/**
 * A tile of a land around the origin, `TILE_RADIUS` from its middle to its corners: a paper sheet
 * with a cut landscape. Lands differ in outline and texture, not only in colour.
 */
export const tileShapes = (land: LandName, variant: number): string =>
  scoped(`tile-${land}-${variant}`, () => {
    const r = rng(`${land} ${variant}`);
    const ground = GROUND[land];
    return (
      `<path d="${TILE_OUTLINE}" fill="${ground}" filter="url(#lift2)"/>` +
      clipTo(TILE_OUTLINE, `<path d="${TILE_OUTLINE}" fill="${ground}"/>` + DRAW[land](r)) +
      `<path d="${TILE_OUTLINE}" fill="none" stroke="${light(ground, 0.55)}" stroke-width="1.600" stroke-linejoin="round"/>`
    );
  });
