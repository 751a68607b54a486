import type { DasAtollView } from '../../src/index.ts';
import { CORNERS, EDGES, HEXES } from '../../src/board/index.ts';
import type { DasLocale, DasWords } from '../words/das-locale.ts';
import type { EventNames } from '../words/en/play.ts';

type Land = Pick<DasAtollView, 'terrain' | 'chips'>;

/** The name of a hex: its land and chip, with its atoll where both have such a one. */
export function hexName({ game }: DasLocale, { terrain, chips }: Land, hex: number): string {
  const place = HEXES[hex];
  if (place === undefined) return '';
  if (!place.isLand) return game.spoken.sea(place.zone);
  const said = game.spoken.land(terrain[hex] ?? '', chips[hex] ?? 0);
  const twin = HEXES.some(
    ({ zone }, other) =>
      zone === 'large' && terrain[other] === terrain[hex] && chips[other] === chips[hex],
  );
  return place.zone === 'small' && twin ? game.spoken.small(said) : said;
}

/** The names of some hexes, each once. */
const namesOf = (locale: DasLocale, view: Land, hexes: readonly number[]): readonly string[] => [
  ...new Set(hexes.map((hex) => hexName(locale, view, hex))),
];

export const cornerName = (locale: DasLocale, view: Land, corner: number): string =>
  locale.game.spoken.corner(namesOf(locale, view, CORNERS[corner]?.hexes ?? []));

export const edgeName = (locale: DasLocale, view: Land, edge: number): string =>
  edgeIn(locale.game.spoken.edge, edge, namesOf(locale, view, EDGES[edge]?.hexes ?? []));

/** An edge by the names of its hexes, of which two of the same water have one. */
function edgeIn(words: DasWords['spoken']['edge'], edge: number, names: readonly string[]): string {
  const [first = ''] = names;
  if (names.length > 1) return words.between(names);
  return EDGES[edge]?.hexes.length === 1 ? words.rim(first) : words.within(first);
}

/** The names of all places of a map, by number. */
export interface PlaceNames {
  readonly hexes: readonly string[];
  readonly corners: readonly string[];
  readonly edges: readonly string[];
}

/** As long as land and language are the same they need to be found once only. */
export const placeNames = (locale: DasLocale, land: Land): PlaceNames => ({
  hexes: HEXES.map((_, hex) => hexName(locale, land, hex)),
  corners: CORNERS.map((_, corner) => cornerName(locale, land, corner)),
  edges: EDGES.map((_, edge) => edgeName(locale, land, edge)),
});

/** The names of places and people inside a sentence; a corner by the land around it. */
export function namesIn(locale: DasLocale, view: Land, names: readonly string[]): EventNames {
  const { game } = locale;
  const { at } = game.spoken;
  const land = (hexes: readonly number[]): readonly number[] => {
    const dry = hexes.filter((hex) => HEXES[hex]?.isLand === true);
    return dry.length > 0 ? dry : hexes;
  };
  return {
    who: (seat) => names[seat] ?? game.seatName(seat),
    hex: (hex) => hexName(locale, view, hex),
    corner: (corner) => at.corner(namesOf(locale, view, land(CORNERS[corner]?.hexes ?? []))),
    edge: (edge) => edgeIn(at.edge, edge, namesOf(locale, view, EDGES[edge]?.hexes ?? [])),
  };
}
