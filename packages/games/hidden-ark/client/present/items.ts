import type { HiddenArkAction } from '../../src/index.ts';
import type { Column, Resource } from '../../src/cards/index.ts';

/** The items that can be pointed at, by name. */
export const spaceItem = (space: string): string => `space:${space}`;
export const locationItem = (location: string): string => `location:${location}`;
/** A token of the row or of the hand, by its place there. */
export const rowItem = (place: number): string => `row:${place}`;
export const handItem = (place: number): string => `hand:${place}`;
export const trackItem = (resource: Resource): string => `track:${resource}`;
export const slotItem = (column: Column, slot: number): string => `slot:${column}:${slot}`;
export const awardItem = (award: string): string => `award:${award}`;

/** The tokens that lie open, in the order of their items. */
export interface OpenTokens {
  readonly row: readonly string[];
  readonly hand: readonly string[];
}

/** The thing on the table that stands for an action, or ''; a token by the first of its kind. */
export function itemOf(action: HiddenArkAction, { row, hand }: OpenTokens): string {
  switch (action.type) {
    case 'take':
    case 'draw':
    case 'setAside':
      return rowItem(row.indexOf(action.token));
    case 'install':
    case 'play':
      return handItem(hand.indexOf(action.token));
    case 'rescue':
    case 'investigate':
    case 'lock':
      return spaceItem(action.space);
    case 'place':
    case 'station':
    case 'launch':
    case 'return':
      return locationItem(action.location);
    case 'study':
    case 'exchange':
    case 'convert':
    case 'pay':
      return trackItem(action.resource);
    case 'fit':
      return slotItem(action.column, action.slot);
    case 'lower':
      return awardItem(action.award);
    case 'move':
      return spaceItem(action.to);
    default:
      return '';
  }
}
