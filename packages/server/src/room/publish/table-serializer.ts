import type { Schema } from '@colyseus/schema';
import type { Room } from 'colyseus';
import type { TableClient } from '../request-handler.ts';
import type { TableForm } from './table-form.ts';

type Serializer = Parameters<Room['setSerializer']>[0];

/**
 * The serializer that Colyseus requires: how the state is read, and the full state for a client
 * that joins. `TablePublisher` sends the changes, with the other messages.
 */
export class TableSerializer implements Serializer {
  readonly id = 'schema';
  readonly #form: TableForm;
  readonly #fullState: (client: TableClient | undefined) => Uint8Array;

  constructor(form: TableForm, fullState: (client: TableClient | undefined) => Uint8Array) {
    this.#form = form;
    this.#fullState = fullState;
  }

  reset(_state: Schema): void {
    // The state of the room stays empty.
  }

  getFullState(client?: TableClient): Uint8Array {
    return this.#fullState(client);
  }

  applyPatches(): boolean {
    return false;
  }

  handshake(): Uint8Array {
    return this.#form.handshake;
  }
}
