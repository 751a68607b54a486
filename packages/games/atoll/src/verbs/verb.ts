import type { TurnAction } from '../action.ts';
import type { Context } from '../context.ts';
import type { Reasons } from '../reason.ts';
import type { AtollState } from '../state.ts';

/** An action that a seat may start on its turn. */
export interface Verb<A extends TurnAction> {
  /** Adds every action of this type that passes `check` to a list, in a stable order. */
  list(state: AtollState, seat: number, legal: TurnAction[]): void;
  /**
   * Decides legality, for any action of this type; adds the reasons for a refusal to the list, if
   * given.
   */
  check(state: AtollState, seat: number, action: A, reasons?: Reasons): boolean;
  /** Starts a legal action: pushes its tasks on the stack. */
  begin(ctx: Context, seat: number, action: A): void;
}

/** The action of one type. */
export type ActionOf<K extends TurnAction['type']> = Extract<TurnAction, { readonly type: K }>;
