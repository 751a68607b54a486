import type { Rng } from '@atoll/engine';
import type { CardId, Level, Side } from './vocabulary.ts';
import type { Task } from './task.ts';

/**
 * A coral on a reef. It never moves and is never lost. Cells with an even x + y belong to corals. A
 * value, like every card in a row: a change replaces it, so copies of a state share it.
 */
export interface Coral {
  readonly card: CardId;
  readonly x: number;
  readonly y: number;
  /** Sides with a colony token, in the order in which they were placed. */
  readonly grown: readonly Side[];
  readonly polluted: boolean;
  readonly fatigue: number;
}

/** An animal on a reef, on a cell with an odd x + y. It leaves only by extinction. */
export interface Animal {
  readonly card: CardId;
  readonly x: number;
  readonly y: number;
  readonly level: Level;
  readonly fatigue: number;
  /** The card it is in Symbiosis with, or ''. */
  readonly partner: CardId;
}

/** The possessions of one seat: its atoll and its tokens (rulebook, set-up 4). */
export interface Reef {
  coins: number;
  plankton: number;
  scales: number;
  popularity: number;
  huntsReady: number;
  huntsUsed: number;
  passed: boolean;
  purified: boolean;
  sold: boolean;
  bloomed: boolean;
  /** In the order in which they came, the Basic Coral first. */
  corals: readonly Coral[];
  animals: readonly Animal[];
}

/**
 * A deck with its offer and its discard pile. The top of the deck is its last element; slot 0 is
 * next to the deck.
 */
export interface Pile {
  deck: readonly CardId[];
  offer: readonly CardId[];
  discard: readonly CardId[];
  /** The generator that shuffles it. A value, like the rows: each draw replaces it. */
  rng: Readonly<Rng>;
}

/**
 * The cards of the Events module; both empty when it is not played. The top of either is its last
 * element.
 */
export interface EventPile {
  deck: readonly CardId[];
  /** Revealed ones; a persistent one on top is in force. */
  past: readonly CardId[];
}

/**
 * Pending work as data: the remaining tasks, first task first, on behalf of a seat and a card (''
 * for none).
 */
export interface Frame {
  readonly seat: number;
  readonly card: CardId;
  todo: readonly Task[];
}

/**
 * A round goes through action, event (rounds 1 to 3, with the Events module) and recovery (rounds 1
 * to 3).
 */
export type Phase = 'action' | 'event' | 'recovery' | 'over';

export interface AtollState {
  readonly biodiversity: boolean;
  /** Whether later places in the first order of play started with a little more. */
  readonly evenStart: boolean;
  /** 1 to 4. */
  round: number;
  phase: Phase;
  starter: number;
  /** The seat on turn in the action phase. */
  turn: number;
  readonly animals: Pile;
  readonly large: Pile;
  readonly corals: Pile;
  readonly events: EventPile;
  /** The seat that took each bonus row this round, or -1. */
  bonus: readonly number[];
  readonly reefs: Reef[];
  /** A stack: the last frame is worked on first. Empty when a turn is about to start. */
  frames: Frame[];
}

/**
 * A copy that shares no part that `apply` changes. Rows of cards, piles of cards and tasks are
 * never changed in place, only replaced, so both copies hold the same ones.
 */
export function cloneState(state: AtollState): AtollState {
  return {
    ...state,
    animals: { ...state.animals },
    large: { ...state.large },
    corals: { ...state.corals },
    events: { ...state.events },
    reefs: state.reefs.map((reef) => ({ ...reef })),
    frames: state.frames.map((frame) => ({ ...frame })),
  };
}

/** The slot of a card in a row; -1 when it does not lie there. */
export function slotOf(row: readonly { readonly card: CardId }[], card: CardId): number {
  for (let slot = 0; slot < row.length; slot++) if (row[slot]?.card === card) return slot;
  return -1;
}

/** A card of a row; undefined when it does not lie there. */
export function findCard<C extends { readonly card: CardId }>(
  row: readonly C[],
  card: CardId,
): C | undefined {
  for (const item of row) if (item.card === card) return item;
  return undefined;
}

/** Puts a changed coral in the place of the one with its id. */
export function putCoral(reef: Reef, changed: Coral): void {
  reef.corals = replaced(reef.corals, changed);
}

/** Puts a changed animal in the place of the one with its id. */
export function putAnimal(reef: Reef, changed: Animal): void {
  reef.animals = replaced(reef.animals, changed);
}

function replaced<C extends { readonly card: CardId }>(
  row: readonly C[],
  changed: C,
): readonly C[] {
  const slot = slotOf(row, changed.card);
  if (slot < 0) return row;
  // `with` is several times as slow.
  const copy = row.slice();
  copy[slot] = changed;
  return copy;
}
