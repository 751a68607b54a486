import type { Answer, ComposingMessage, StepMessage } from '@atoll/protocol';
import type { TableState } from './table-state.ts';

/** A live table. `subscribe` and `getState` fit `useSyncExternalStore`; both are bound. */
export interface TableSession<V = unknown, P = unknown, A = unknown, E = unknown> {
  readonly getState: () => TableState<V, P, A, E>;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Called once for every accepted decision, in order, after `getState` returns the table after it.
   * Steps that were missed while the connection was lost are not played: the state simply jumps.
   */
  readonly onStep: (listener: (step: StepMessage<E, A, P>) => void) => () => void;
  /**
   * Submits one of `prompt.legal`. Never rejects; a lost connection sends it again with the same
   * id.
   */
  readonly submit: (action: A) => Promise<Answer>;
  /** Takes back the own steps from log entry `from` on; without it, all that may be taken back. */
  readonly undo: (from?: number) => Promise<Answer>;
  /**
   * Says that the seat begins or ends to compose an aside action, so that others wait; missing
   * where nobody waits.
   */
  readonly composing?: (what: ComposingMessage['do']) => void;
  /** Missing where every action waits for the one before. */
  readonly queue?: SessionQueue;
}

/** The actions of a person who plays ahead of the table. */
export interface SessionQueue {
  /** Actions are taken ahead of the table now: nothing that is still shown holds them up. */
  readonly isOpen: () => boolean;
  /** Discards the actions that were not sent; false if nothing was there to discard. */
  readonly clear: () => boolean;
}
