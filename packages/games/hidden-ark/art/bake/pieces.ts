import { seatMarks } from '@atoll/art/marks.ts';
import type { Seat } from '@atoll/art/marks.ts';
import { stationShapes, vesselShapes } from '../fleet.ts';
import { arkGlyphNames, arkGlyphShapes } from '../glyphs.ts';
import {
  arrowNames,
  arrowShapes,
  awardNames,
  awardShapes,
  escalationShapes,
  pointsShapes,
  tideShapes,
} from '../markers.ts';
import { opportunityBack, opportunityShapes } from '../opportunities.ts';
import { regionBadge, regionNames } from '../regions.ts';
import { resourceNames, resourceShapes } from '../resources.ts';
import { PIECE_MARGIN, stencil } from '@atoll/art/bake/piece.ts';
import type { Piece } from '@atoll/art/bake/piece.ts';

/** The largest size that icons are shown at, in units of the table. */
const LARGE_ICON = 36;

/** @param size.drawn side of the box that the shapes are drawn in
 * @param size.shown side of the picture in units of the table
 */
const piece = (
  name: string,
  shapes: string,
  { drawn, shown }: { drawn: number; shown: number },
): Piece => ({
  name,
  shapes: `<g transform="scale(${shown / drawn})">${shapes}</g>`,
  width: shown,
  height: shown,
  margin: PIECE_MARGIN,
  density: 1,
  zoom: shown / drawn,
});

/** Icons are baked in the two sizes that the table kit requires. */
const icon = (name: string, shapes: string): readonly Piece[] =>
  [24, 48].map((size) => ({
    ...piece(`${name}-${size}`, shapes, { drawn: 24, shown: size }),
    density: size === 24 ? 1 : LARGE_ICON / size,
  }));

const lifted = (shapes: string): string => `<g filter="url(#lift1)">${shapes}</g>`;
const seats = seatMarks.map((_, seat) => seat as Seat);

/**
 * The small pieces of Hidden Ark by name, each with its size in units of the table: a space of the
 * map is 72 of them.
 */
export const arkPieces = (): readonly Piece[] => [
  ...seats.flatMap((seat) => [
    piece(`vessel/${seat}`, lifted(vesselShapes(seat)), { drawn: 48, shown: 40 }),
    piece(`station/${seat}`, lifted(stationShapes(seat)), { drawn: 48, shown: 40 }),
  ]),
  ...Object.entries(opportunityShapes).map(([id, shapes]) =>
    piece(`token/${id}`, lifted(shapes), { drawn: 48, shown: 44 }),
  ),
  piece('token/back', lifted(opportunityBack), { drawn: 48, shown: 44 }),
  ...resourceNames.flatMap((name) => icon(`resource/${name}`, lifted(resourceShapes[name]))),
  ...arkGlyphNames.flatMap((name) => icon(`glyph/${name}`, stencil(name, arkGlyphShapes[name]))),
  ...regionNames.flatMap((name) => icon(`region/${name}`, lifted(regionBadge(name)))),
  ...[1, 2, 3].map((value) =>
    piece(`points/${value}`, lifted(pointsShapes(value)), { drawn: 40, shown: 34 }),
  ),
  ...arrowNames.map((way) =>
    piece(`arrow/${way}`, lifted(arrowShapes(way)), { drawn: 24, shown: 22 }),
  ),
  ...Object.entries(escalationShapes).map(([id, shapes]) =>
    piece(`escalation/${id}`, lifted(shapes), { drawn: 40, shown: 30 }),
  ),
  ...awardNames.map((name) =>
    piece(`award/${name}`, lifted(awardShapes(name)), { drawn: 64, shown: 56 }),
  ),
  piece('tide', lifted(tideShapes), { drawn: 48, shown: 40 }),
];
