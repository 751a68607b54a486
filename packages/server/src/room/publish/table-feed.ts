import type { TableData } from '@atoll/protocol';
import { ClientState, Protocol } from 'colyseus';
import { JSON_DATA } from '../../transport/json-frames.ts';
import { FrameBytes } from '../../wire/frame-bytes.ts';
import { StateWriter } from '../../wire/state-writer.ts';
import type { Form, TableClient } from '../request-handler.ts';
import type { TableForm } from './table-form.ts';

/** The forms that are a state of Colyseus. */
const STATE_FORMS = ['plain', 'compact'] as const satisfies readonly Form[];
type StateForm = (typeof STATE_FORMS)[number];

/** The buffer in which all tables build outgoing frames. */
const bytes = new FrameBytes();

/** The connections of an audience, by the form that they read. */
export type Readers = { readonly [form in Form]: TableClient[] };

/**
 * A table as one audience sees it, written in each form that a connection of that audience reads.
 */
export class TableFeed {
  readonly #form: TableForm;
  /** One writer for each form in use. */
  readonly #writers: { [form in StateForm]?: StateWriter | undefined } = {};
  /** The table as last sent to JSON connections, or '' without any. */
  #text = '';
  #table: TableData<unknown>;

  constructor(form: TableForm, table: TableData<unknown>) {
    this.#form = form;
    this.#table = table;
  }

  /** The table as last published. */
  get table(): TableData<unknown> {
    return this.#table;
  }

  /** The frame of the whole state, for a connection that joins. JSON ones get it with `welcome`. */
  whole(form: Form): Buffer {
    if (form === 'json') return Buffer.of(Protocol.ROOM_STATE);
    const writer = (this.#writers[form] ??= new StateWriter(this.#form.shapes[form], this.#table));
    bytes.clear();
    bytes.byte(Protocol.ROOM_STATE);
    writer.writeAll(bytes);
    return bytes.copy();
  }

  /** Tells `readers`, all connections of this audience, what is new in `table`. */
  publish(table: TableData<unknown>, readers: Readers): void {
    this.#table = table;
    for (const form of STATE_FORMS) this.#publishState(form, readers[form]);
    this.#publishJson(readers.json);
  }

  #publishState(form: StateForm, clients: readonly TableClient[]): void {
    const writer = this.#writers[form];
    if (!writer) return;
    if (clients.length === 0) {
      // The next client reads the whole state.
      this.#writers[form] = undefined;
      return;
    }
    bytes.clear();
    bytes.byte(Protocol.ROOM_STATE_PATCH);
    writer.writeChange(bytes, this.#table);
    if (bytes.offset === 1) return;
    const patch = bytes.copy();
    for (const client of clients) if (client.state === ClientState.JOINED) client.raw(patch);
  }

  #publishJson(clients: readonly TableClient[]): void {
    const text = clients.length > 0 ? JSON.stringify({ type: 'table', table: this.#table }) : '';
    if (text !== this.#text)
      for (const client of clients) client.sendBytes(JSON_DATA, Buffer.from(text));
    this.#text = text;
  }
}
