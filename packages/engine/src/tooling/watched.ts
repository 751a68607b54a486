import type { Seat } from '../seat.ts';

/** An action with its results. */
export interface PlayedStep<State = unknown, Action = unknown, Event = unknown> {
  /** The state in which the action was taken. */
  readonly before: State;
  readonly after: State;
  readonly seat: Seat;
  readonly action: Action;
  readonly events: readonly Event[];
}

/** A step with all the legal actions that the seat had. */
export interface WatchedStep<State = unknown, Action = unknown, Event = unknown>
  extends PlayedStep<State, Action, Event> {
  readonly legal: readonly Action[];
}

/** Records the facts of a match that show how well its game plays. */
export interface Notes<
  Card extends string = string,
  Yield extends string = string,
  Table extends string = string,
> {
  /** The card lay open to everybody. */
  offered(card: Card): void;
  /** The seat could have acquired the card. */
  open(card: Card, seat: Seat): void;
  bought(card: Card, seat: Seat): void;
  /** The card yielded its owner an amount of one of the yields. */
  brought(card: Card, what: Yield, amount: number): void;
  /** An item of one of the tables happened to a seat, `times` times, default once. */
  counted(table: Table, item: string, seat: Seat, times?: number): void;
}
