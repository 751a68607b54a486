import {
  BASE_MOVEMENT,
  COLUMNS,
  REPEAT_PRICE,
  RESEARCH_STEPS,
  RESOURCES,
  SLOT_PRICES,
  SLOTS_PER_COLUMN,
  type Column,
} from '../cards/index.ts';
import { stationPrice, vesselPrice } from '../effects/price.ts';
import { TOKEN_FACTS, tokenNumber } from '../numbers.ts';
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

/** The yield of a column for its user, its upgrades included. */
export interface ColumnPay {
  readonly moves: number;
  readonly rescues: number;
  readonly builds: number;
  readonly studies: number;
  /** Upgrades that are installed for free. */
  readonly upgrades: number;
  /** By resource. */
  readonly resources: readonly number[];
}

/** A column of a seat's board. */
export interface ColumnView {
  readonly column: Column;
  readonly slots: readonly SlotView[];
  /** The price of choosing it now, in resources of any kind; 0 unless it was the last one. */
  readonly repeat: number;
  /** It is the one that the seat is using in this turn. */
  readonly inUse: boolean;
  readonly pays: ColumnPay;
}

/** The four columns of a seat. */
export function columnsOf(view: HiddenArkView, seat: number): readonly ColumnView[] {
  const { slots = [], vessels = [], lastColumn = '' } = view.seats[seat] ?? {};
  const used = view.turn.seat === seat ? view.turn.column : '';
  return COLUMNS.map((column, at) => ({
    column,
    slots: Array.from({ length: SLOTS_PER_COLUMN }, (_, slot) => ({
      token: slots[at * SLOTS_PER_COLUMN + slot] ?? '',
      price: SLOT_PRICES[at]?.[slot] ?? 0,
    })),
    repeat: used === '' && lastColumn === column ? REPEAT_PRICE : 0,
    inUse: used === column,
    pays: payOf(column, {
      vessels: vessels.length,
      upgrades: slots.slice(at * SLOTS_PER_COLUMN, (at + 1) * SLOTS_PER_COLUMN),
    }),
  }));
}

function payOf(
  column: Column,
  { vessels, upgrades }: { readonly vessels: number; readonly upgrades: readonly string[] },
): ColumnPay {
  const facts = upgrades.flatMap((token) => TOKEN_FACTS[tokenNumber(token)] ?? []);
  const brought = facts
    .filter(({ effect }) => effect === 'movement')
    .reduce((sum, { value }) => sum + value, 0);
  return {
    moves: brought + (column === 'operation' ? BASE_MOVEMENT + vessels : 0),
    rescues: column === 'operation' ? 1 : 0,
    builds: column === 'build' ? 1 : 0,
    studies: column === 'research' ? RESEARCH_STEPS : 0,
    upgrades: column === 'upgrade' ? 1 : 0,
    resources: RESOURCES.map((_, resource) =>
      facts.filter((one) => one.resource === resource).reduce((sum, { value }) => sum + value, 0),
    ),
  };
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
