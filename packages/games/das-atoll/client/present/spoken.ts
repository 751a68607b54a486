import type { DasAtollView } from '../../src/index.ts';
import { HARBOUR_AT, HEXES } from '../../src/board/index.ts';
import {
  isCity,
  isShip,
  nextPirateHex,
  ownerOf,
  pirateHex,
  RESOURCES,
  throwsFor,
} from '../../src/table-facts.ts';
import { actionType } from '@atoll/table-kit/table/model/reasons.ts';
import type { Choice, TableModel } from '@atoll/table-kit/table/model/table-model.ts';
import type { MapPlace } from '../map/plane.ts';
import type { DasLocale } from '../words/das-locale.ts';
import type { PlaceNames } from './places.ts';

export interface SpokenInput {
  readonly view: DasAtollView;
  readonly names: readonly string[];
  readonly called: PlaceNames;
  readonly model: TableModel;
}

/** All that a place of the map shows, as it is read aloud. */
export function spokenPlace(locale: DasLocale, input: SpokenInput, place: MapPlace): string {
  const { mark = 'plain', choices = [] } = input.model.items.get(place.item) ?? {};
  const { spoken } = locale.game;
  return locale.format.series([
    ...PLACE_TEXTS[place.kind](locale, input, place.index),
    ...(choices.length > 0 ? [spoken.open(kindsOf(locale, choices))] : []),
    ...(mark === 'chosen' ? [spoken.chosen] : []),
    ...(mark === 'advised' ? [locale.words.table.controls.suggested] : []),
  ]);
}

const kindsOf = ({ game }: DasLocale, choices: readonly Choice[]): readonly string[] => [
  ...new Set(choices.map(({ action }) => game.spoken.kinds[actionType(action)] ?? '')),
];

type PlaceText = (locale: DasLocale, input: SpokenInput, index: number) => readonly string[];

const PLACE_TEXTS: Readonly<Record<MapPlace['kind'], PlaceText>> = {
  hex: (locale, { view, called }, hex) => {
    const { spoken } = locale.game;
    const chip = view.chips[hex] ?? 0;
    return [
      called.hexes[hex] ?? '',
      ...(chip > 0 ? [spoken.yields(throwsFor(chip))] : []),
      ...(view.robber === hex ? [spoken.robber] : []),
      ...(pirateHex(view) === hex ? [spoken.pirate] : []),
      ...(nextPirateHex(view) === hex ? [spoken.pirateNext] : []),
    ];
  },
  corner: (locale, { view, names, called }, corner) => {
    const { spoken, pieces } = locale.game;
    const building = view.buildings[corner] ?? -1;
    return [
      called.corners[corner] ?? '',
      ...(building < 0
        ? []
        : [
            spoken.piece(
              isCity(building) ? pieces.city : pieces.settlement,
              names[ownerOf(building)] ?? '',
            ),
          ]),
      ...harbourAt(locale, view, corner),
    ];
  },
  edge: (locale, { view, names, called }, edge) => {
    const { spoken, pieces } = locale.game;
    const piece = view.pieces[edge] ?? -1;
    const what = isShip(piece) ? pieces.ship : pieces.road;
    return [
      called.edges[edge] ?? '',
      ...(piece < 0 ? [] : [spoken.piece(what, names[ownerOf(piece)] ?? '')]),
    ];
  },
};

function harbourAt(
  { game }: DasLocale,
  { harbours }: DasAtollView,
  corner: number,
): readonly string[] {
  const kind = harbours[HARBOUR_AT.get(corner) ?? -1] ?? 'none';
  if (kind === 'none') return [];
  const resource = RESOURCES.find((one) => one === kind);
  return [
    resource === undefined
      ? game.spoken.harbour(3, 'any')
      : game.spoken.harbour(2, game.resources[resource]),
  ];
}

/** Whether a place is worth coming to: all hexes, land corners, and edges that hold or take one. */
export const isRead = (
  { buildings, pieces }: DasAtollView,
  { kind, index }: MapPlace,
  meaning: { readonly open: boolean; readonly land: boolean },
): boolean =>
  kind === 'hex'
    ? HEXES[index] !== undefined
    : meaning.open ||
      (kind === 'corner' ? meaning.land || buildings[index] !== -1 : pieces[index] !== -1);
