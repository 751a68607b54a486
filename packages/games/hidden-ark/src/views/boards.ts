import {
  COLUMNS,
  REPEAT_PRICE,
  SLOT_PRICES,
  SLOTS_PER_COLUMN,
  type Column,
} from '../cards/index.ts';
import { stationPrice, vesselPrice } from '../effects/price.ts';
import { playerOnTurn } from '../state.ts';
import type { HiddenArkView } from '../view.ts';
import { positionFor } from './position.ts';

/** A slot for an upgrade on a seat's board. */
export interface SlotView {
  /** The upgrade in it, or ''. */
  readonly token: string;
  /** The money that is printed at it. */
  readonly price: number;
}

/** A column of a seat's board. */
export interface ColumnView {
  readonly column: Column;
  readonly slots: readonly SlotView[];
  /** Resources of any kind that it costs to choose it now; 0 unless it was the last one. */
  readonly repeat: number;
  /** It is the one that the seat is using in this turn. */
  readonly inUse: boolean;
}

/** The four columns of a seat. */
export function columnsOf(view: HiddenArkView, seat: number): readonly ColumnView[] {
  const { slots = [], lastColumn = '' } = view.seats[seat] ?? {};
  const used = view.turn.seat === seat ? view.turn.column : '';
  return COLUMNS.map((column, at) => ({
    column,
    slots: Array.from({ length: SLOTS_PER_COLUMN }, (_, slot) => ({
      token: slots[at * SLOTS_PER_COLUMN + slot] ?? '',
      price: SLOT_PRICES[at]?.[slot] ?? 0,
    })),
    repeat: used === '' && lastColumn === column ? REPEAT_PRICE : 0,
    inUse: used === column,
  }));
}

/** The money that the next pieces of a seat cost; undefined when none is left. */
export interface PiecePrices {
  readonly station: number | undefined;
  readonly vessel: number | undefined;
}

export function piecePrices(view: HiddenArkView, seat: number): PiecePrices {
  const player = playerOnTurn(positionFor(view, seat));
  return { station: stationPrice(player), vessel: vesselPrice(player) };
}
