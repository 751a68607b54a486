import type { Outcome } from './outcome.ts';
import type { Seat, Viewer } from './seat.ts';

/** Why an action is refused: a stable code for translation, and the figures that belong to it. */
export interface Reason {
  readonly code: string;
  readonly details?: Readonly<Record<string, string | number>>;
}

/** What one action did. */
export interface Step<S, E> {
  readonly state: S;
  readonly events: readonly E[];
  /**
   * The step drew a card, used the generator, or showed somebody what that one could not know: an
   * undo never crosses it, unless all agree. To end a turn seals nothing.
   */
  readonly sealed: boolean;
  /**
   * The question or turn of the seat came to its end with this step, though the same seat may be
   * asked next.
   */
  readonly ended: boolean;
}

export interface Setup<O> {
  /** Any string; equal seeds give equal matches. */
  readonly seed: string;
  readonly seats: number;
  readonly options: O;
  /** Where the match goes on from; without it, it begins as the rules say. */
  readonly begins?: Beginning | undefined;
}

/** A position of another match that a match goes on from. */
export interface Beginning {
  /** The whole state, as plain data. */
  readonly position: unknown;
  /**
   * What this seat knew there stays as it was; all else that is hidden is dealt anew from the seed.
   */
  readonly knownTo: Seat;
}

/** The next match of the same people at the same table. */
export interface Rematch<O> {
  /** The seat that moves to the front; the others follow in their order. */
  readonly first: Seat;
  /** What is set otherwise than before. */
  readonly options: Partial<O>;
}

/**
 * A game as the platform sees it. Everything is pure: no clock, no input or output, no global
 * randomness. The seat is never part of an action; whoever submits it says for which seat.
 *
 * S state, A action, E event, V public view, O options, P private view: all plain data that
 * survives JSON.
 */
export interface GameDefinition<S, A, E, V, O, P = unknown> {
  readonly id: string;
  /** Raised whenever the same log would fold to another state. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /**
   * Reads options of any shape; throws `InvalidInput` which says what is wrong and what is allowed.
   */
  parseOptions(raw: unknown): O;
  /** Reads the shape of an action and says nothing about legality; throws `InvalidInput`. */
  parseAction(raw: unknown): A;
  setup(setup: Setup<O>): S;
  /**
   * The seats that the match waits for, one or several at once, from public knowledge only; empty
   * exactly when the match is over.
   */
  activeSeats(state: S): readonly Seat[];
  /**
   * Other seats that may act now although the match does not wait for them, such as those that may
   * answer an offer; from public knowledge only, so whoever could answer if it had the card is
   * among them. Left out by a game without such asides.
   */
  asideSeats?(state: S): readonly Seat[];
  /**
   * Every action the seat may take now, in a stable order; of a seat that acts aside there may be
   * none, of any other there is none.
   */
  legalActions(state: S, seat: Seat): readonly A[];
  /** The reasons why an action is refused; empty exactly when it is legal. */
  explain(state: S, seat: Seat, action: A): readonly Reason[];
  clone(state: S): S;
  /**
   * Carries out a legal action. Takes ownership of `state`: the caller must not use it afterwards.
   */
  apply(state: S, seat: Seat, action: A): Step<S, E>;
  /**
   * The round that is played, from 1, as players count it; left out by a game without rounds.
   * Everybody may know it.
   */
  round?(state: S): number;
  /** How the match stands; final once no seat is active. */
  outcome(state: S): Outcome;
  /**
   * What everybody may see, spectators too: one of the three gates through which knowledge of the
   * state leaves.
   */
  publicView(state: S): V;
  /** What this seat may know beside it, the second gate; left out by a game without secrets. */
  privateView?(state: S, seat: Seat): P;
  /** The third gate, through which an event leaves; undefined hides it from the viewer. */
  eventView(event: E, viewer: Viewer): E | undefined;
  /**
   * The same position with everything that no seat knows drawn anew from `seed`: the order of
   * decks, and whatever generators give from now on. Nobody can tell the two apart. `state` stays
   * as it was. Left out by a game without chance.
   */
  redraw?(state: S, seed: string): S;
  /**
   * How the next match at the table begins once this one is over; left out where the next seat
   * moves to the front and nothing else changes.
   */
  rematch?(state: S): Rematch<O>;
  /**
   * A full state that is consistent with what the seat knows, with the unknown drawn from `seed`.
   */
  determinize(known: Knowledge<V, P>, seat: Seat, seed: string): S;
}

/**
 * What somebody knows of a match: what everybody may see, and beside it what only the own seat may
 * know.
 */
export interface Knowledge<V = unknown, P = unknown> {
  readonly view: V;
  /** Undefined for a spectator, and in a game without secrets. */
  readonly privateView: P;
}

/**
 * A game whose types are not known where it is used: what the server, the bots and the command line
 * hold.
 */
export type AnyGame = GameDefinition<unknown, unknown, unknown, unknown, unknown>;
