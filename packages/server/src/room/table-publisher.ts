import { type Client, ClientState, Protocol, type Room } from 'colyseus';
import type { Schema } from '@colyseus/schema';
import type { TableData } from '@atoll/protocol';
import type { MatchHost } from '../match/match-host.ts';
import { FrameBytes } from '../wire/frame-bytes.ts';
import { StateWriter } from '../wire/state-writer.ts';
import type { TableClient } from './request-handler.ts';
import type { SeatConnections } from './seat-connections.ts';
import { tableData } from './table-data.ts';
import type { TableForm } from './table-form.ts';
import type { TableMetadata } from './table-metadata.ts';

/** The room of a table, as Colyseus knows it. */
export type ColyseusRoom = Room<{ state: Schema; metadata: TableMetadata; client: TableClient }>;

export interface TablePublisherParts {
  readonly room: ColyseusRoom;
  readonly form: TableForm;
  readonly host: MatchHost;
  readonly connections: SeatConnections;
  /** Whether the bots of the table think less long than they should. */
  readonly hurried: () => boolean;
  readonly onError: (error: unknown) => void;
}

/** Where all tables write down what they are about to send. */
const bytes = new FrameBytes();

/** Shows everybody at a table how it is, and strangers whether it may be found. */
export class TablePublisher {
  readonly #parts: TablePublisherParts;
  readonly #writer: StateWriter;
  #shown: TableData<unknown>;

  constructor(parts: TablePublisherParts) {
    this.#parts = parts;
    this.#shown = this.#table();
    this.#writer = new StateWriter(parts.form.shape, this.#shown);
    this.#publishMetadata();
  }

  /** To be called after every change of the table, or of who is connected. */
  publish(): void {
    this.publishStep();
    this.#publishMetadata();
  }

  /** To be called after every change of the match that is not its end. */
  publishStep(): void {
    this.#shown = this.#table();
    bytes.clear();
    bytes.byte(Protocol.ROOM_STATE_PATCH);
    this.#writer.writeChange(bytes, this.#shown);
    if (bytes.offset === 1) return;
    const patch = bytes.copy();
    for (const client of this.#parts.room.clients)
      if (client.state === ClientState.JOINED) client.raw(patch);
  }

  /** The whole state of the room, for somebody who joins. */
  fullState(_client: Client | undefined): Buffer {
    bytes.clear();
    bytes.byte(Protocol.ROOM_STATE);
    this.#writer.writeAll(bytes);
    return bytes.copy();
  }

  #table(): TableData<unknown> {
    const { host, connections, hurried } = this.#parts;
    const { record, game, match } = host;
    return tableData(
      record,
      { game, match },
      {
        connected: (seat) => connections.connected(seat),
        watchers: connections.watchers,
        hurried: hurried(),
        before: this.#shown,
      },
    );
  }

  #publishMetadata(): void {
    const { room, host, connections, onError } = this.#parts;
    const { access, seats } = host.record.table;
    const someoneIsHere = seats.some((_seat, seat) => connections.connected(seat));
    const listed = access === 'public' && !host.over && someoneIsHere;
    const { watchers, network: from } = connections;
    const { metadata } = room;
    if (metadata.watchers === watchers && metadata.listed === listed && metadata.from === from)
      return;
    room.setMetadata({ ...metadata, watchers, listed, from }).catch(onError);
  }
}
