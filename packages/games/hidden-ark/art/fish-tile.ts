import { clipTo } from '@atoll/art/draw/paper.ts';
import { scoped } from '@atoll/art/draw/scope.ts';
import type { Box } from '@atoll/art/face/measures.ts';
import { fitted, place } from '@atoll/art/face/place.ts';
import type { Creature } from '@atoll/art/face/place.ts';
import { inked } from '@atoll/art/icons/icon.ts';
import { palette } from '@atoll/art/palette.ts';
import { lightBox } from '@atoll/art/scene/water.ts';
import type { Water } from '@atoll/art/scene/water.ts';
import { pieceGlyphs } from './glyphs.ts';
import { regionBadge, regionColours } from './regions.ts';
import type { RegionName } from './regions.ts';

/** Side of a fish tile, and the size of its reading picture, in units. */
export const FISH_TILE = 56;
export const FISH_PICTURE = { width: 300, height: 210 } as const;

const rounded = ({ x, y, width: w, height: h }: Box, r: number): string =>
  `M${x + r} ${y}h${w - r * 2}q${r} 0 ${r} ${r}v${h - r * 2}q0 ${r}-${r} ${r}h${r * 2 - w}q-${r} 0-${r}-${r}v${r * 2 - h}q0-${r} ${r}-${r}Z`;

const whole = (side: number): Box => ({ x: 0, y: 0, width: side, height: side });
const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - by * 2,
  height: height - by * 2,
});

/** The data drawn on a fish tile. */
export interface FishFace {
  readonly id: string;
  readonly region: RegionName;
  readonly water: Water;
  readonly creature: Creature;
}

/** Places of the fish, which may reach over the rim: higher for one that is tall. */
const WIDE: Box = { x: 1.5, y: 9, width: 53, height: 38 };
const TALL: Box = { x: 5, y: 2.5, width: 46, height: 51 };

const roomOf = ({ extent }: Creature): Box => (extent.height > extent.width * 0.62 ? TALL : WIDE);

/** By how much a tile shrinks the drawing of its fish. */
export const tileZoom = (creature: Creature): number =>
  fitted(creature.extent, roomOf(creature)).width / creature.extent.width;

/**
 * A fish tile in a 56 x 56 box: a window of water within a rim of its sea's colour; the symbol of
 * the sea at the lower left, room for the points at the upper left.
 */
export const fishTile = ({ id, region, water, creature }: FishFace): string =>
  scoped(`tile-${id}`, () => {
    const { badge, deep } = regionColours[region];
    const window = rounded(inset(whole(FISH_TILE), 3.6), 7);
    const sea = lightBox({ width: FISH_TILE, height: FISH_TILE }, water, {
      seed: `tile ${id}`,
      layers: 2,
      hole: 0.43,
      motes: false,
      rays: false,
    });
    return (
      `<path d="${rounded(whole(FISH_TILE), 10)}" fill="${badge}" filter="url(#lift2)"/>` +
      clipTo(window, sea) +
      `<path d="${window}" fill="none" stroke="${deep}" stroke-width="1"/>` +
      place(creature, roomOf(creature), { more: 'filter="url(#lift1)"' }) +
      `<g transform="translate(2 38.500) scale(.66)"><g filter="url(#lift1)">${regionBadge(region)}</g></g>`
    );
  });

/** The back of all fish tiles in a 56 x 56 box: an unknown fish in the night. */
export const fishBack = (): string =>
  scoped('tile-back', () => {
    const window = rounded(inset(whole(FISH_TILE), 3.6), 7);
    const sea = lightBox({ width: FISH_TILE, height: FISH_TILE }, 'night', {
      seed: 'tile back',
      layers: 3,
      hole: 0.38,
      motes: false,
    });
    const glyph = inked(pieceGlyphs.discovery, palette.cream, '#283272');
    return (
      `<path d="${rounded(whole(FISH_TILE), 10)}" fill="${palette.cream}" filter="url(#lift2)"/>` +
      clipTo(window, sea) +
      `<g transform="translate(11 11) scale(${34 / 24})"><g filter="url(#lift1)">${glyph}</g></g>`
    );
  });

const { width: W, height: H } = FISH_PICTURE;
/** The window of a reading picture: inside its paper, and inside the band of its sea's colour. */
const PAPER: Box = { x: 0, y: 0, width: W, height: H };
const FIGURE: Box = { x: 24, y: 26, width: W - 48, height: H - 52 };

/** By how much a reading picture enlarges the drawing of its fish. */
export const pictureZoom = (creature: Creature): number =>
  fitted(creature.extent, FIGURE).width / creature.extent.width;

/** The reading picture of a fish without the fish: paper, a band in its sea's colour, water. */
export const fishBackdrop = ({ id, region, water }: Omit<FishFace, 'creature'>): string =>
  scoped(`fish-back-${id}`, () => {
    const { badge } = regionColours[region];
    const window = rounded(inset(PAPER, 11), 12);
    const sea = lightBox({ width: W - 22, height: H - 22 }, water, { seed: `fish ${id}` });
    return (
      `<path d="${rounded(PAPER, 20)}" fill="${palette.paper}"/>` +
      `<path d="${rounded(inset(PAPER, 5), 16)}" fill="${badge}"/>` +
      clipTo(window, `<g transform="translate(11 11)">${sea}</g>`) +
      `<path d="${window}" fill="none" stroke="#0a1130" stroke-opacity=".3" stroke-width="1.500"/>` +
      `<g transform="translate(12 ${H - 52}) scale(1.66)"><g filter="url(#lift1)">${regionBadge(region)}</g></g>`
    );
  });

/** The fish of a reading picture in its place. */
export const fishFigure = (creature: Creature): string =>
  place(creature, FIGURE, { more: 'filter="url(#lift3)"' });
