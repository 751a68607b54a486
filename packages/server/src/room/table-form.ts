import { type TableStateClass, tableStateOf, type ViewSchema } from '@atoll/protocol';
import { Encoder, Reflection, type Schema } from '@colyseus/schema';
import { type Shape, shapeOf } from '../wire/state-shape.ts';

/** How the tables of one game look on the wire: the same for all of them. */
export interface TableForm {
  /** A state that says nothing: Colyseus wants one, and ours is written by `StateWriter`. */
  readonly empty: Schema;
  readonly shape: Shape;
  /** From which clients learn how to read the state. */
  readonly handshake: Uint8Array;
}

const known = new WeakMap<TableStateClass, TableForm>();

export function tableFormOf(view: ViewSchema): TableForm {
  const stateClass = tableStateOf(view);
  const found = known.get(stateClass);
  if (found) return found;
  const empty = new stateClass();
  const form = {
    empty,
    shape: shapeOf(stateClass),
    handshake: Reflection.encode(new Encoder(empty)),
  };
  known.set(stateClass, form);
  return form;
}
