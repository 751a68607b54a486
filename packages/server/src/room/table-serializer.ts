import { type Client, ClientState, Protocol, SchemaSerializer } from 'colyseus';
import { Reflection, type Schema } from '@colyseus/schema';

/**
 * Where every table writes down what it is about to send; large enough for most, and grown where it
 * is not.
 */
let scratch: Uint8Array<ArrayBufferLike> = new Uint8Array(64 * 1024);

/** How clients read the state, for each class of it: the same for all tables of a game. */
const handshakes = new WeakMap<object, Uint8Array>();

/**
 * Turns the state of a table into frames. Unlike Colyseus' own, it hands out copies: a frame that
 * waits for a slow connection must not change when the next one is written. So all tables can share
 * one buffer, instead of holding two each.
 */
export class TableSerializer<T extends Schema> extends SchemaSerializer<T> {
  protected override fullEncodeBuffer: Uint8Array<ArrayBufferLike> = scratch;

  override reset(state: T): void {
    super.reset(state);
    this.encoder.sharedBuffer = scratch;
  }

  override getFullState(): Buffer {
    return this.#written(Protocol.ROOM_STATE, (from) => this.encoder.encodeAll(from, scratch));
  }

  override applyPatches(clients: Client[]): boolean {
    if (!this.encoder.hasChanges) return false;
    const present = clients.filter(({ state }) => state === ClientState.JOINED);
    if (present.length > 0) {
      const patch = this.#written(Protocol.ROOM_STATE_PATCH, (from) => this.encoder.encode(from));
      for (const client of present) client.raw(patch);
    }
    this.encoder.discardChanges();
    return true;
  }

  override handshake(): Uint8Array {
    const known = handshakes.get(this.encoder.state.constructor);
    if (known) return known;
    const made = Reflection.encode(this.encoder);
    handshakes.set(this.encoder.state.constructor, made);
    return made;
  }

  #written(code: number, write: (from: { offset: number }) => Uint8Array): Buffer {
    this.encoder.sharedBuffer = scratch;
    const frame = Buffer.from(write({ offset: 1 }));
    frame[0] = code;
    scratch = this.encoder.sharedBuffer;
    return frame;
  }
}
