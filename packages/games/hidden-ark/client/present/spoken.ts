import type { HiddenArkView } from '../../src/index.ts';
import { MAPS } from '../../src/cards/index.ts';
import type { ArkLocale } from '../words/ark-locale.ts';
import { spaceItem } from './items.ts';
import type { PlaceHighlight } from '../scene/marks.ts';
import type { MapPlace } from '../map/plane.ts';

export interface SpokenInput {
  readonly view: HiddenArkView;
  readonly names: readonly string[];
  readonly lit: ReadonlyMap<string, PlaceHighlight>;
}

/** All that a place of the map shows, as it is read aloud. */
export function spokenPlace(locale: ArkLocale, input: SpokenInput, place: MapPlace): string {
  const lines =
    place.kind === 'space' ? ofSpace(locale, input, place.id) : ofPort(locale, input, place.id);
  const isAdvised = input.lit.get(place.item)?.mark === 'advised';
  return locale.format.series([
    ...lines,
    ...vesselsAt(locale, input, place.id),
    ...(isAdvised ? [locale.words.table.controls.suggested] : []),
  ]);
}

function vesselsAt(
  { game, text }: ArkLocale,
  { view, names }: SpokenInput,
  id: string,
): readonly string[] {
  return view.seats.flatMap(({ vessels }, seat) =>
    vessels
      .filter((at) => at === id)
      .map(() => game.spoken.vessel(names[seat] ?? text.seatName(seat))),
  );
}

function ofPort(
  { game, text }: ArkLocale,
  { view, names }: SpokenInput,
  id: string,
): readonly string[] {
  const { locations } = MAPS[view.side];
  const at = locations.findIndex((one) => one.id === id);
  const seat = view.stationSeats[at] ?? -1;
  const token = view.locationTokens[at] ?? '';
  const { spoken } = game;
  return [
    text.placeName(view.side, id),
    seat >= 0 ? spoken.station(names[seat] ?? text.seatName(seat)) : spoken.free,
    ...(token === '' ? [] : [spoken.token(text.tokenName(token))]),
    spoken.exit(locations[at]?.exit ?? ''),
  ];
}

function ofSpace(
  { game, text }: ArkLocale,
  { view, lit }: SpokenInput,
  id: string,
): readonly string[] {
  const { spoken } = game;
  const { spaces } = MAPS[view.side];
  const at = spaces.findIndex((one) => one.id === id);
  const card = spaces[at];
  const place = spaces.filter(({ fish }) => fish).findIndex((one) => one.id === id);
  const tile = view.tiles[place] ?? '';
  const token = view.tileTokens[place] ?? '';
  const points = view.points[at] ?? 0;
  const here = lit.get(spaceItem(id));
  const far = Number(here?.moves ?? '');
  return [
    card === undefined ? id : spoken.space(id, text.regionName(card.region)),
    ...(tile === '' ? [] : [spoken.fish(text.tileName(tile) || game.faceDown)]),
    ...(token === '' ? [] : [spoken.token(text.tokenName(token))]),
    ...((view.escalations[place] ?? '') === '' ? [] : [spoken.dearer]),
    ...(view.locks[place] === 1 ? [spoken.locked] : []),
    ...(points > 0 ? [spoken.points(points)] : []),
    ...(here === undefined || far === 0
      ? []
      : [here.price > 0 ? spoken.reachFor(far, here.price) : spoken.reach(far)]),
    ...(here?.mark === 'chosen' ? [spoken.chosen] : []),
  ];
}
