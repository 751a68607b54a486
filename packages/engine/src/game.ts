import type { Outcome } from './outcome.ts';
import type { Seat, Viewer } from './seat.ts';

/** Why an action is refused: a stable code for translation, and its figures. */
export interface Reason {
  readonly code: string;
  readonly details?: Readonly<Record<string, string | number>>;
}

/** The result of one action. */
export interface Step<S, E> {
  readonly state: S;
  readonly events: readonly E[];
  /**
   * The step drew a card, used the generator, or revealed something hidden to a seat or spectator:
   * an undo crosses it only if all agree. Ending a turn alone seals nothing.
   */
  readonly sealed: boolean;
  /**
   * The question or turn of the seat ended with this step, though the same seat may be asked next.
   */
  readonly ended: boolean;
}

export interface Setup<O> {
  /** Any string; equal seeds give equal matches. */
  readonly seed: string;
  readonly seats: number;
  readonly options: O;
  /**
   * The start of a match that continues another one; without it, the match starts as the rules say.
   */
  readonly begins?: Beginning | undefined;
}

/** A position of another match that a new match continues. */
export interface Beginning {
  /** The whole state, as plain data. */
  readonly position: unknown;
  /**
   * The knowledge of this seat stays as it was; everything else hidden is dealt anew from the seed.
   */
  readonly knownTo: Seat;
}

/** The next match of the same people at the same table. */
export interface Rematch<O> {
  /** The seat that moves to the front; the others follow in their order. */
  readonly first: Seat;
  /** The options that change. */
  readonly options: Partial<O>;
}

/**
 * A game as the platform uses it. All functions are pure: no clock, no input or output, no global
 * randomness. An action never contains its seat; the caller passes the seat separately.
 *
 * S state, A action, E event, V public view, O options, P private view: all plain data that
 * survives JSON.
 */
export interface GameDefinition<S, A, E, V, O, P = unknown> {
  readonly id: string;
  /** Incremented when the same log would fold to another state. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /**
   * Reads options of any shape; throws `InvalidInput`, which names the fault and the allowed
   * values.
   */
  parseOptions(raw: unknown): O;
  /** Reads the shape of an action without checking legality; throws `InvalidInput`. */
  parseAction(raw: unknown): A;
  setup(setup: Setup<O>): S;
  /**
   * The seats that the match waits for, one or several, derived from public knowledge only; empty
   * exactly when the match is over.
   */
  activeSeats(state: S): readonly Seat[];
  /**
   * Other seats that may act now although the match does not wait for them, such as seats that may
   * answer an offer. Derived from public knowledge only, so a seat is included even if it lacks the
   * cards to answer. Omitted by a game without such asides.
   */
  asideSeats?(state: S): readonly Seat[];
  /**
   * Every legal action of the seat, in a stable order. It may be empty for a seat that acts aside,
   * and is empty for a seat that is neither active nor aside.
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
   * Seats may prepare replies to what others will do. For games with perfect information and
   * without chance in which one seat acts at a time: the server carries out lines ahead to check
   * them, which must reveal nothing. Omitted by any other game.
   */
  readonly conditional?: 'replies';
  /**
   * The current round, from 1, as players count it; public knowledge. Omitted by a game without
   * rounds.
   */
  round?(state: S): number;
  /** The standing of the match; final once no seat is active. */
  outcome(state: S): Outcome;
  /**
   * The public view, which spectators see too: one of the three gates through which knowledge of
   * the state leaves.
   */
  publicView(state: S): V;
  /** The additional knowledge of this seat, the second gate; omitted by a game without secrets. */
  privateView?(state: S, seat: Seat): P;
  /** The third gate: an event as a viewer may know it; undefined hides it. */
  eventView(event: E, viewer: Viewer): E | undefined;
  /**
   * The same position with everything that no seat knows drawn anew from `seed`: the order of decks
   * and the future output of generators. No viewer can tell the two apart. `state` is not changed.
   * Omitted by a game without chance.
   */
  redraw?(state: S, seed: string): S;
  /**
   * How the next match at the table starts after this one; omitted if the next seat moves to the
   * front and nothing else changes.
   */
  rematch?(state: S): Rematch<O>;
  /**
   * A full state that is consistent with the knowledge of the seat; unknown parts are drawn from
   * `seed`.
   */
  determinize(known: Knowledge<V, P>, seat: Seat, seed: string): S;
}

/** The knowledge of one viewer: the public view, and the private view of its own seat. */
export interface Knowledge<V = unknown, P = unknown> {
  readonly view: V;
  /** Undefined for a spectator, and in a game without secrets. */
  readonly privateView: P;
}

/** A game whose types are unknown to its user: the server, the bots and the command line. */
export type AnyGame = GameDefinition<unknown, unknown, unknown, unknown, unknown>;
