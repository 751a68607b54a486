import type { Schema } from '@colyseus/schema';
import type { Client, Room } from 'colyseus';
import type { TableForm } from './table-form.ts';

type Serializer = Parameters<Room['setSerializer']>[0];

/**
 * What Colyseus asks of the state of a room: how it is read, and all of it for whoever joins.
 * Changes are sent by `TablePublisher`, together with what else there is to say.
 */
export class TableSerializer implements Serializer {
  readonly id = 'schema';
  readonly #form: TableForm;
  readonly #fullState: (client: Client | undefined) => Uint8Array;

  constructor(form: TableForm, fullState: (client: Client | undefined) => Uint8Array) {
    this.#form = form;
    this.#fullState = fullState;
  }

  reset(_state: Schema): void {
    // The state of the room stays empty.
  }

  getFullState(client?: Client): Uint8Array {
    return this.#fullState(client);
  }

  applyPatches(): boolean {
    return false;
  }

  handshake(): Uint8Array {
    return this.#form.handshake;
  }
}
