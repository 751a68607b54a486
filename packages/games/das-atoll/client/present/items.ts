import type { DasAtollAction } from '../../src/index.ts';
import type { Choice, Item } from '@atoll/table-kit/table/model/table-model.ts';

/** The items that can be pointed at, by name. */
export const cornerItem = (corner: number): string => `corner:${corner}`;
export const edgeItem = (edge: number): string => `edge:${edge}`;
export const hexItem = (hex: number): string => `hex:${hex}`;

/** The thing on the table that stands for an action, or ''; a ship that moves by where it is. */
export function itemOf(action: DasAtollAction): string {
  switch (action.type) {
    case 'settlement':
    case 'city':
      return cornerItem(action.corner);
    case 'road':
    case 'ship':
      return edgeItem(action.edge);
    case 'move':
      return edgeItem(action.from);
    case 'robber':
      return hexItem(action.hex);
    default:
      return '';
  }
}

/** Whether pressing a thing can only ask for its facts. */
export const isOnlyLookedAt = (item: Item | undefined): boolean =>
  item !== undefined && item.choices.length === 0 && item.attempt === undefined;

/** Whether choices are pointed at on the map rather than listed. */
export const isPointedAt = (choices: readonly Pick<Choice, 'item'>[]): boolean =>
  choices.length > 0 && choices.every(({ item }) => item !== '');
