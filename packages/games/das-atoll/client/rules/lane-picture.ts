import { markShapes, palette, seatMarks, SVG_DEFS } from '@atoll/art';
import { houseShapes, pirateShapes, shipShapes, tileShapes } from '../../art/index.ts';
import { cornerAt, edgeBetween, hexAt, HEXES } from '../../src/board/index.ts';
import { isCommonest, throwsFor } from '../../src/table-facts.ts';
import { CHIP_DROP, seaPicture } from '../drawing/sea-picture.ts';
import { CORNER_SPOTS, EDGE_LINES, HEX_SPOTS, RADIUS } from '../map/plane.ts';
import { rect, type Rect, type Spot } from '@atoll/table-kit/ui/rect.ts';

/** The part of the map that the picture shows: both atolls, east of the lagoon. */
export const SHOWN: Rect = rect(46, -150, 322, 300);

const LANDS = ['field', 'forest', 'hill', 'pasture', 'mountain'] as const;
const CHIPS = [8, 4, 10, 6, 9, 3, 5, 11] as const;

/** Places as the board names them. */
const HOME = '2,-1,S';
const MIDDLE = '2,0,N';
const FAR = '3,-1,S';
const INLAND = '3,0,N';
const OTHER = '1,2,N';
const OPEN_END = '2,0,S';

type Owner = 0 | 1;
const OWN: Owner = 0;
const RIVAL: Owner = 1;

const cornerSpot = (name: string): Spot => CORNER_SPOTS[cornerAt(name)]!;
const edgeSpot = (one: string, other: string): Spot => EDGE_LINES[edgeBetween(one, other)]!.middle;
const path = (spots: readonly Spot[]): string =>
  `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`;

interface Piece {
  readonly shapes: string;
  /** Of the box that it is drawn in. */
  readonly width: number;
  readonly height: number;
  /** How high it stands on the map, with its shadow. */
  readonly size: number;
}

/** A piece with its middle at a spot. */
function put({ shapes, width, height, size }: Piece, { x, y }: Spot): string {
  const k = size / (height + 10);
  return `<g transform="translate(${x} ${y}) scale(${k}) translate(${-width / 2} ${-height / 2 - 1})">${shapes}</g>`;
}

const house = (seat: Owner, { x, y }: Spot): string =>
  put({ shapes: houseShapes(seat), width: 48, height: 48, size: 42 }, { x, y: y - 4 });
const ship = (seat: Owner, { x, y }: Spot): string =>
  put({ shapes: shipShapes(seat), width: 48, height: 48, size: 42 }, { x, y: y - 4 });

function road(seat: Owner, one: Spot, other: Spot): string {
  const at = (t: number): Spot => ({
    x: one.x + (other.x - one.x) * t,
    y: one.y + (other.y - one.y) * t,
  });
  const d = path([at(0.2), at(0.8)]);
  const { x, y } = at(0.5);
  const line = (colour: string, width: number): string =>
    `<path d="${d}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
  return (
    line(palette.ink, 13.5) +
    line(seatMarks[seat].colour, 10) +
    `<g transform="translate(${x} ${y}) scale(.7) translate(-12 -12)">${markShapes(seatMarks[seat])}</g>`
  );
}

/** Dots say how many of 36 throws bring it. */
function chip(number: number, { x, y }: Spot): string {
  const dots = throwsFor(number);
  const ink = isCommonest(number) ? '#a8231a' : palette.ink;
  const row = Array.from(
    { length: dots },
    (_, i) => `<circle cx="${(i - (dots - 1) / 2) * 5.4}" cy="13" r="2"/>`,
  );
  return (
    `<g transform="translate(${x} ${y + CHIP_DROP})" fill="${ink}">` +
    `<circle r="22" fill="${palette.paper}" stroke="${ink}" stroke-width="1.600"/>` +
    `<text y="5" text-anchor="middle" font-family="'Piazzolla Variable', Georgia, serif" font-size="26" font-weight="800">${number}</text>` +
    `${row.join('')}</g>`
  );
}

function lands(): string {
  const { x, y, width, height } = SHOWN;
  const seen = HEX_SPOTS.flatMap((spot, hex) =>
    HEXES[hex]?.isLand === true &&
    spot.x > x - RADIUS &&
    spot.x < x + width + RADIUS &&
    spot.y > y - RADIUS &&
    spot.y < y + height + RADIUS
      ? [spot]
      : [],
  );
  const tiles = seen.map(
    (spot, i) =>
      `<g transform="translate(${spot.x} ${spot.y})">${tileShapes(LANDS[i % LANDS.length]!, i % 2)}</g>`,
  );
  return tiles.join('') + seen.map((spot, i) => chip(CHIPS[i % CHIPS.length]!, spot)).join('');
}

/** A lane that joins the atolls, and one that is still open. */
export function lanePicture(): string {
  const [home, middle, far] = [HOME, MIDDLE, FAR].map(cornerSpot);
  const lane = path([home, middle, far]);
  const glow = (colour: string, width: number, alpha: number): string =>
    `<path d="${lane}" fill="none" stroke="${colour}" stroke-opacity="${alpha}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return (
    SVG_DEFS +
    seaPicture('paper') +
    lands() +
    glow(palette.ink, 30, 0.35) +
    glow('#ffd98c', 24, 0.75) +
    glow('#ffffff', 8, 0.7) +
    road(OWN, far, cornerSpot(INLAND)) +
    put({ shapes: pirateShapes, width: 56, height: 56, size: 58 }, HEX_SPOTS[hexAt(1, 1)]!) +
    ship(OWN, edgeSpot(HOME, MIDDLE)) +
    ship(OWN, edgeSpot(MIDDLE, FAR)) +
    ship(RIVAL, edgeSpot(OPEN_END, OTHER)) +
    house(OWN, home) +
    house(OWN, far) +
    house(RIVAL, cornerSpot(OTHER))
  );
}
