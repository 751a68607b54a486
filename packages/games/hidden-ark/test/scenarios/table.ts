import { scenario, type Scenario } from '@atoll/testkit';
import { RESOURCES, TILES, type Column, type Resource } from '../../src/cards/index.ts';
import {
  hiddenArk,
  type HiddenArkAction,
  type HiddenArkEvent,
  type HiddenArkState,
} from '../../src/index.ts';
import { FACE_DOWN, NONE, tileNumber, tokenNumber } from '../../src/numbers.ts';
import { locationNumber, mapOf, positionNumber, spaceNumber } from '../../src/sea-map.ts';
import { newTurn } from '../../src/state.ts';
import { COLUMNS } from '../../src/cards/index.ts';

export type ArkScenario = Scenario<HiddenArkState, HiddenArkAction, HiddenArkEvent>;

/** The belongings of a seat in a scenario; an omitted one is nothing. */
export interface Holding {
  readonly tracks?: Readonly<Partial<Record<Resource, number>>>;
  readonly stations?: readonly string[];
  /** Spaces, or locations for vessels in port. */
  readonly vessels?: readonly string[];
  readonly hand?: readonly string[];
  /** Upgrades by column, from its first slot on. */
  readonly slots?: Readonly<Partial<Record<Column, readonly string[]>>>;
  readonly tiles?: readonly string[];
  readonly lastColumn?: Column;
}

/** A position for a scenario. */
export interface Position {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** By seat; the first is on turn. */
  readonly players?: readonly Holding[];
  /** Tiles by space; every other place for fish is empty. */
  readonly map?: Readonly<Record<string, string>>;
  readonly phase?: 'opportunity' | 'action';
  /** Tokens by location; those left out have none. */
  readonly locations?: Readonly<Record<string, string>>;
  readonly refills?: number;
  readonly change?: (state: HiddenArkState) => void;
}

/**
 * Seat 0 begins every round, is on turn in the second one, and has the rest of the turn before it.
 */
export function table(position: Position): ArkScenario {
  const { seats = 2, options = {} } = position;
  return scenario(hiddenArk)
    .seats(seats)
    .options(options)
    .given((state) => {
      const laid = layOut(
        { ...state, first: 0, round: 2, phase: position.phase ?? 'action' },
        position,
      );
      position.change?.(laid);
      return laid;
    })
    .seat(0);
}

/**
 * What has not appeared on the map or with a player counts as seen and gone, so that tiles are what
 * the scenario says.
 */
function layOut(
  state: HiddenArkState,
  { players = [], map = {}, locations = {}, refills = 0 }: Position,
): HiddenArkState {
  state.refills = refills;
  state.frames.length = 0;
  state.turn = {
    ...newTurn(0),
    takes: state.phase === 'opportunity' ? 1 : 0,
    taken: state.phase === 'action',
  };
  const { places, placeAt } = mapOf(state.side);
  places.forEach((_, place) => {
    if (state.tiles[place]! >= 0) state.unseen[state.tiles[place]!] = 1;
    state.tiles[place] = NONE;
  });
  for (const [space, tile] of Object.entries(map)) {
    const place = placeAt[spaceNumber(state.side, space)]!;
    state.tiles[place] = tile === '?' ? FACE_DOWN : tileNumber(tile);
    if (tile !== '?') state.unseen[tileNumber(tile)] = 0;
  }
  state.locationTokens.forEach((token, location) => {
    if (token !== NONE) state.used[token]!++;
    state.locationTokens[location] = NONE;
  });
  for (const [location, token] of Object.entries(locations))
    state.locationTokens[locationNumber(location)] = tokenNumber(token);
  players.forEach((holding, seat) => give(state, seat, holding));
  return state;
}

function give(state: HiddenArkState, seat: number, holding: Holding): void {
  const player = state.players[seat]!;
  RESOURCES.forEach((resource, index) => {
    player.tracks[index] = holding.tracks?.[resource] ?? 0;
  });
  for (const station of holding.stations ?? []) {
    player.stations.push(locationNumber(station));
    state.stationSeats[locationNumber(station)] = seat;
  }
  for (const vessel of holding.vessels ?? [])
    player.vessels.push(known(positionNumber(state.side, vessel), vessel));
  for (const token of holding.hand ?? []) player.hand.push(tokenNumber(token));
  for (const [column, tokens] of Object.entries(holding.slots ?? {}))
    tokens.forEach((token, slot) => {
      player.slots[COLUMNS.indexOf(column as Column) * 3 + slot] = tokenNumber(token);
    });
  for (const tile of holding.tiles ?? []) own(state, seat, tile);
  player.lastColumn = COLUMNS.indexOf(holding.lastColumn as Column);
}

/** A name of a scenario must be on the map. */
function known(number: number, name: string): number {
  if (number === NONE) throw new RangeError(`there is no ${name} on this side`);
  return number;
}

/** A tile that was rescued before. */
export function own(state: HiddenArkState, seat: number, tile: string): void {
  const player = state.players[seat]!;
  const { discount } = TILES[tileNumber(tile)]!;
  state.unseen[tileNumber(tile)] = 0;
  player.tiles.push(tileNumber(tile));
  player.discounts[RESOURCES.indexOf(discount)]!++;
}

/** The track of a resource. */
export function track(state: HiddenArkState, resource: Resource, seat = 0): number {
  return state.players[seat]!.tracks[RESOURCES.indexOf(resource)]!;
}

/** Where a vessel is, in words. */
export function vessel(state: HiddenArkState, index: number, seat = 0): string {
  return hiddenArk.publicView(state).seats[seat]!.vessels[index]!;
}

/** Actions in short. */
export const column = (name: Column): HiddenArkAction => ({ type: 'column', column: name });
export const go = (index: number, ...spaces: readonly string[]): readonly HiddenArkAction[] =>
  spaces.map((to) => ({ type: 'move', vessel: index, to }));
export const rescue = (space: string): HiddenArkAction => ({ type: 'rescue', space });
export const play = (token: string): HiddenArkAction => ({ type: 'play', token });
export const take = (token: string): HiddenArkAction => ({ type: 'take', token });
/** A token of the row that cannot overflow: one that is kept, or else the first. */
export function takeAny(scene: ArkScenario): HiddenArkAction {
  const { faceUp } = hiddenArk.publicView(scene.state);
  return take(
    faceUp.find((token) => !/-[234]$/.test(token) || token.startsWith('movement')) ?? faceUp[0]!,
  );
}
export const pay = (resource: Resource): HiddenArkAction => ({ type: 'pay', resource });
export const exchange = (resource: Resource): HiddenArkAction => ({ type: 'exchange', resource });
export const convert = (resource: Resource): HiddenArkAction => ({ type: 'convert', resource });
export const study = (resource: Resource): HiddenArkAction => ({ type: 'study', resource });
export const station = (location: string): HiddenArkAction => ({ type: 'station', location });
export const launch = (location: string): HiddenArkAction => ({ type: 'launch', location });
export const install = (token: string): HiddenArkAction => ({ type: 'install', token });
export const fit = (name: Column, slot: number): HiddenArkAction => ({
  type: 'fit',
  column: name,
  slot,
});
export const END: HiddenArkAction = { type: 'end' };
export const EXTEND: HiddenArkAction = { type: 'extend' };
export const SWAP: HiddenArkAction = { type: 'swap' };
