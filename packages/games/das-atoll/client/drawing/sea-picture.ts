import { palette, rng } from '@atoll/art';
import { EDGES, HARBOURS, HEX_CORNERS, HEXES, PIRATE_TRACK } from '../../src/board/index.ts';
import type { DasAtollView } from '../../src/index.ts';
import { CORNER_SPOTS, EDGE_LINES, HEX_SPOTS, PLANE, RADIUS } from '../map/plane.ts';
import type { Spot } from '@atoll/table-kit/ui/rect.ts';

/** The style of the picture: cut paper, or flat for strong contrast. */
export type Look = 'paper' | 'contrast';

const f = (n: number): string => (Math.round(n * 10) / 10).toString();
const at = ({ x, y }: Spot): string => `${f(x)} ${f(y)}`;

const outlineOf = (hex: number): string =>
  `M${HEX_CORNERS[hex]!.map((corner) => at(CORNER_SPOTS[corner]!)).join('L')}Z`;
const LAND = HEXES.flatMap(({ isLand }, hex) => (isLand ? [outlineOf(hex)] : [])).join('');
const SEA_EDGES = EDGES.flatMap(({ takesRoad }, edge) => {
  const { from, to } = EDGE_LINES[edge]!;
  return takesRoad ? [] : [`M${at(from)}L${at(to)}`];
}).join('');

/** How a sheet of paper is raised above the ones below: its shadow, and its lit edge, in units. */
interface Lift {
  readonly dx: number;
  readonly dy: number;
  readonly blur: number;
  readonly rim: number;
}

/** As the filters `lift1` and `lift2`. */
const LOW: Lift = { dx: 0.5, dy: 0.9, blur: 0.7, rim: 0.8 };
const HIGH: Lift = { dx: 1, dy: 2, blur: 1.7, rim: 0.95 };

/** Sheets of water round the land, the deepest first, and the beach: colours and width. */
const SHORES = [
  { colour: '#17506b', lit: '#78969c', width: 104, lift: LOW },
  { colour: '#1c6178', lit: '#7ba0a4', width: 78, lift: LOW },
  { colour: '#25788a', lit: '#81adae', width: 54, lift: LOW },
  { colour: '#4fa9a8', lit: '#99c9c0', width: 32, lift: HIGH },
  { colour: '#f6e3b4', lit: '#faebc6', width: 17, lift: HIGH },
] as const;

/**
 * A sheet of the shape of the land, so much wider, with shadow and lit edge. These are strokes: the
 * filters of the other drawings take the processor most of a second on a picture of this size.
 */
function sheet({ colour, lit, width, lift }: (typeof SHORES)[number]): string {
  const { dx, dy, blur, rim } = lift;
  const land = (look: string, by: string): string =>
    `<path d="${LAND}" transform="translate(${by})" ${look} stroke-linejoin="round"/>`;
  const cut = (paint: string): string =>
    `fill="${paint}" stroke="${paint}" stroke-width="${width}"`;
  const shadow = [2.4, 0.8, -0.8].map((soft) =>
    land(
      `fill="none" stroke="#0a1130" stroke-opacity=".18" stroke-width="${f(width + soft * blur)}"`,
      `${dx} ${dy}`,
    ),
  );
  return [...shadow, land(cut(lit), '0 0'), land(cut(colour), `${rim} ${rim}`)].join('');
}

/** The place of the sign of a harbour: out at sea, before its edge. */
export function harbourSign(harbour: number): Spot {
  const [one, other] = HARBOURS[harbour]!.corners;
  const [a, b] = [CORNER_SPOTS[one]!, CORNER_SPOTS[other]!];
  const edge = EDGES.find(({ ends }) => ends.includes(one) && ends.includes(other))!;
  const sea = HEX_SPOTS[edge.hexes.find((hex) => !HEXES[hex]!.isLand)!]!;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return { x: middle.x + (sea.x - middle.x) * 0.72, y: middle.y + (sea.y - middle.y) * 0.72 };
}

/** The two ends of a pier. */
export interface Pier {
  readonly from: Spot;
  readonly to: Spot;
}

/** The piers of all revealed harbours: two of each, from the corners it serves to its sign. */
export const piersOf = ({ harbours }: Pick<DasAtollView, 'harbours'>): readonly Pier[] =>
  HARBOURS.flatMap(({ corners }, harbour) => {
    if ((harbours[harbour] ?? 'none') === 'none') return [];
    const sign = harbourSign(harbour);
    return corners.map((corner) => {
      const from = CORNER_SPOTS[corner]!;
      const to = { x: from.x + (sign.x - from.x) * 0.8, y: from.y + (sign.y - from.y) * 0.8 };
      return { from, to };
    });
  });

/** Waves here and there in deep water, cut as thin slips. */
function waves(): string {
  const r = rng('das waves');
  return HEXES.map(({ isLand, zone }, hex) => {
    if (isLand || zone === 'lagoon') return '';
    return Array.from({ length: 3 }, () => {
      const { x, y } = HEX_SPOTS[hex]!;
      const from = { x: x + r.range(-38, 20), y: y + r.range(-34, 34) };
      const w = r.range(7, 11);
      return `M${at(from)}q${f(w / 2)} ${f(-w / 2)} ${f(w)} 0t${f(w)} 0`;
    }).join('');
  }).join('');
}

/** The track of the pirate: arrowheads between the hexes of the strait. */
function track(): string {
  return PIRATE_TRACK.map((hex, i) => {
    const [a, b] = [HEX_SPOTS[hex]!, HEX_SPOTS[PIRATE_TRACK[(i + 1) % PIRATE_TRACK.length]!]!];
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    const middle = at({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    return `<path d="M-6 -6.500L4.500 0L-6 6.500L-3 0Z" transform="translate(${middle}) rotate(${f(turn)})"/>`;
  }).join('');
}

/** The part of the map that is the same in every match: water, shores, the track of the pirate. */
export function seaPicture(look: Look): string {
  const { x, y, width, height } = PLANE;
  const whole = `x="${f(x)}" y="${f(y)}" width="${f(width)}" height="${f(height)}"`;
  if (look === 'contrast')
    return (
      `<rect ${whole} fill="#000000"/>` +
      `<path d="${SEA_EDGES}" stroke="#8a8a8a" stroke-width="1.500" fill="none"/>` +
      `<path d="${LAND}" fill="#000000" stroke="#ffffff" stroke-width="8" stroke-linejoin="round"/>` +
      `<g fill="#ffffff">${track()}</g>`
    );
  const shore = SHORES.map(sheet);
  return (
    `<defs><radialGradient id="deep" cx=".5" cy=".46" r=".75"><stop offset="0" stop-color="#164a66"/><stop offset="1" stop-color="#0f3350"/></radialGradient></defs>` +
    `<rect ${whole} fill="url(#deep)"/>` +
    `<path d="${waves()}" fill="none" stroke="#5fa9bd" stroke-opacity=".4" stroke-width="1.800" stroke-linecap="round"/>` +
    shore.slice(0, 3).join('') +
    `<path d="${SEA_EDGES}" fill="none" stroke="${palette.cream}" stroke-opacity=".16" stroke-width="1.400" stroke-linecap="round"/>` +
    shore.slice(3).join('') +
    `<g fill="${palette.cream}" fill-opacity=".34">${track()}</g>`
  );
}

/** From the middle of a hex to its chip. */
export const CHIP_DROP = RADIUS * 0.2;
