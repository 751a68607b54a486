import type { AtollView, CardId } from '../../src/index.ts';
import type { TableModel } from '@atoll/table-kit/table/model/table-model.ts';
import type { ReadingState } from '@atoll/table-kit/table/model/use-reading.ts';
import { cardItem } from '../ids.ts';
import type { PayWith } from '../present/auto.ts';
import type { AtollStep } from '../table-types.ts';

/** The card in the reader, if any, and the card that a place of its own shows even without one. */
export interface Reading {
  readonly reader: ReadingState;
  readonly shown: CardId | undefined;
}

/** How prices are paid while fish scales could stand in. */
export interface Payment {
  readonly pay: PayWith;
  readonly onPay: (way: PayWith) => void;
}

/** The card that was last mentioned, so that the person sees the others' actions. */
export function lastCard(steps: readonly AtollStep[]): CardId | undefined {
  for (let i = steps.length - 1; i >= 0; i--) {
    const event = steps[i]!.events.findLast((each) => 'card' in each && each.card !== '');
    if (event !== undefined && 'card' in event) return event.card;
  }
  return undefined;
}

/** How many animals on that seat's reef may be taken now, as the prey of a hunt. */
export const callsFrom = (
  seat: number,
  { view, table }: { readonly view: AtollView; readonly table: TableModel },
): number =>
  (view.seats[seat]?.reefAnimals ?? []).filter(
    ({ card }) => (table.items.get(cardItem(card, seat))?.choices.length ?? 0) > 0,
  ).length;
