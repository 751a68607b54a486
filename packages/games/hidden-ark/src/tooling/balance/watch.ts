import type { Notes, Seat, WatchedStep } from '@atoll/engine';
import type { HiddenArkAction } from '../../action.ts';
import { COLUMNS, TILES, TOKENS } from '../../cards/index.ts';
import type { HiddenArkEvent } from '../../event.ts';
import { mapOf, spaceNumber } from '../../sea-map.ts';
import { lastRound, type HiddenArkState } from '../../state.ts';
import { deedNames, type Deed } from './names.ts';

type Step = WatchedStep<HiddenArkState, HiddenArkAction, HiddenArkEvent>;

/** The seats in their order of play in the first round. */
export function order({ first, players }: HiddenArkState): readonly Seat[] {
  return players.map((_, index) => (first + index) % players.length);
}

/** Notes the tiles at the start of a match. */
export function begun({ tiles }: HiddenArkState, notes: Notes): void {
  for (const tile of tiles) if (tile >= 0) notes.offered(TILES[tile]!.id);
}

/** The fish that an action rescues. */
export const buys = (action: HiddenArkAction, before: HiddenArkState): readonly string[] =>
  action.type === 'rescue' ? [fishAt(before, action.space)] : [];

export function played({ before, seat, action, events, legal }: Step, notes: Notes): void {
  for (const choice of legal) for (const fish of buys(choice, before)) notes.open(fish, seat);
  if (action.type === 'column') {
    notes.counted('columns', action.column, seat);
    const last = COLUMNS[before.players[seat]!.lastColumn];
    if (last === action.column) notes.counted('deeds', 'repeated', seat);
  }
  if (action.type === 'draw') notes.counted('deeds', 'drawn', seat);
  for (const event of events) noteEvent(event, seat, notes);
}

function fishAt({ side, tiles }: HiddenArkState, space: string): string {
  const place = mapOf(side).placeAt[spaceNumber(side, space)] as number;
  return TILES[tiles[place] as number]?.id ?? '';
}

function noteEvent(event: HiddenArkEvent, seat: Seat, notes: Notes): void {
  if (Object.hasOwn(deedNames, event.type)) notes.counted('deeds', event.type as Deed, seat);
  switch (event.type) {
    case 'appeared':
    case 'investigated':
      if (event.tile !== '') notes.offered(event.tile);
      return;
    case 'rescued':
      notes.bought(event.tile, seat);
      return notes.brought(event.tile, 'points', event.points);
    case 'took':
      if (TOKENS.find(({ id }) => id === event.token)?.kind === 'instant')
        notes.counted('used', event.token, seat);
      return;
    case 'installed':
      return notes.counted('used', event.token, seat);
    case 'played':
      if (TOKENS.find(({ id }) => id === event.token)?.kind === 'upgrade')
        return notes.counted('discarded', event.token, seat);
      return notes.counted('used', event.token, seat);
    default:
  }
}

/** Notes how long the match was, and whether it reached the limit of rounds. */
export function ended(state: HiddenArkState, notes: Notes): void {
  const { first, round } = state;
  notes.counted('length', 'rounds', first, round);
  if (round >= lastRound(state)) notes.counted('length', 'limit', first);
}
