import type { Rng } from '@atoll/engine';
import type { CardId, Level, Side } from './vocabulary.ts';
import type { Task } from './task.ts';

/** A coral on a reef. It never moves and is never lost. Cells with an even x + y belong to corals. */
export interface Coral {
  readonly card: CardId;
  readonly x: number;
  readonly y: number;
  /** Sides with a colony token, in the order in which they were placed. */
  grown: readonly Side[];
  polluted: boolean;
  fatigue: number;
}

/** An animal on a reef, on a cell with an odd x + y. It leaves only by extinction. */
export interface Animal {
  readonly card: CardId;
  readonly x: number;
  readonly y: number;
  level: Level;
  fatigue: number;
  /** The card it is in Symbiosis with, or ''. */
  partner: CardId;
}

/** What one seat owns: its atoll and its tokens (rulebook, set-up 4). */
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
  corals: Coral[];
  animals: Animal[];
}

/** A deck with its offer and its discard pile. The top of the deck is its last element; slot 0 is next to the deck. */
export interface Pile {
  deck: CardId[];
  offer: CardId[];
  discard: CardId[];
}

/** Pending work as data: what is still owed, first task first, on behalf of a seat and a card ('' for none). */
export interface Frame {
  readonly seat: number;
  readonly card: CardId;
  todo: readonly Task[];
}

export interface AtollState {
  readonly rng: Rng;
  readonly biodiversity: boolean;
  /** 1 to 4. */
  round: number;
  phase: 'action' | 'recovery' | 'over';
  starter: number;
  /** Whose turn of the action phase it is. */
  turn: number;
  readonly animals: Pile;
  readonly large: Pile;
  readonly corals: Pile;
  /** The seat that took each bonus row this round, or -1. */
  bonus: number[];
  readonly reefs: Reef[];
  /** A stack: the last frame is worked on first. Empty when a turn is about to begin. */
  frames: Frame[];
}

/** A copy that shares nothing which `apply` changes. Tasks are never changed in place, so they are shared. */
export function cloneState(state: AtollState): AtollState {
  return {
    ...state,
    rng: { ...state.rng },
    animals: clonePile(state.animals),
    large: clonePile(state.large),
    corals: clonePile(state.corals),
    bonus: state.bonus.slice(),
    reefs: state.reefs.map(cloneReef),
    frames: state.frames.map((frame) => ({ ...frame })),
  };
}

function clonePile(pile: Pile): Pile {
  return { deck: pile.deck.slice(), offer: pile.offer.slice(), discard: pile.discard.slice() };
}

function cloneReef(reef: Reef): Reef {
  return { ...reef, corals: reef.corals.map((coral) => ({ ...coral })), animals: reef.animals.map((animal) => ({ ...animal })) };
}
