import { type Client, ClientState, Protocol, type Room } from 'colyseus';
import type { Schema } from '@colyseus/schema';
import type { TableData } from '@atoll/protocol';
import type { MatchHost } from '../match/match-host.ts';
import type { TableNotices } from '../notify/table-notices.ts';
import { JSON_DATA } from '../transport/json-frames.ts';
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
  /** What is told to those who are away. */
  readonly notices: Pick<TableNotices, 'look'>;
  /** Whether the bots of the table think less long than they should. */
  readonly hurried: () => boolean;
  readonly onError: (error: unknown) => void;
}

/** How a client reads what a table says. */
type Way = 'plain' | 'compact';
const WAYS: readonly Way[] = ['plain', 'compact'];

/** Undefined for one that is being sent away, and for one that reads no frames. */
function wayOf({ userData }: TableClient): Way | undefined {
  return userData?.json ? undefined : userData && (userData.compact ? 'compact' : 'plain');
}

/** Where all tables write down what they are about to send. */
const bytes = new FrameBytes();

/** Shows everybody at a table how it is, and strangers whether it may be found. */
export class TablePublisher {
  readonly #parts: TablePublisherParts;
  /** One for each way in which somebody here reads the state. */
  readonly #writers: { [way in Way]?: StateWriter | undefined } = {};
  /** The state as whoever reads JSON was told it last, or '' when nobody here does. */
  #text = '';
  #shown: TableData<unknown>;

  constructor(parts: TablePublisherParts) {
    this.#parts = parts;
    this.#shown = this.#table();
    this.#publishMetadata();
  }

  /** The table as it is shown. */
  get shown(): TableData<unknown> {
    return this.#shown;
  }

  /** To be called after every change of the table, or of who is connected. */
  publish(): void {
    this.publishStep();
    this.#publishMetadata();
  }

  /** To be called after every change of the match that is not its end. */
  publishStep(): void {
    this.#shown = this.#table();
    for (const way of WAYS) this.#publishTo(way);
    this.#publishJson();
    this.#parts.notices.look();
  }

  /** The whole state of the room, for somebody who joins. */
  fullState(client: Client | undefined): Buffer {
    if ((client as TableClient | undefined)?.userData?.json) return Buffer.of(Protocol.ROOM_STATE);
    const way = (client && wayOf(client as TableClient)) ?? 'plain';
    const { form } = this.#parts;
    const writer = (this.#writers[way] ??= new StateWriter(form.shapes[way], this.#shown));
    bytes.clear();
    bytes.byte(Protocol.ROOM_STATE);
    writer.writeAll(bytes);
    return bytes.copy();
  }

  #publishTo(way: Way): void {
    const writer = this.#writers[way];
    if (!writer) return;
    const here = this.#parts.room.clients.filter((client) => wayOf(client) === way);
    if (here.length === 0) {
      // Whoever comes next reads everything anew.
      this.#writers[way] = undefined;
      return;
    }
    bytes.clear();
    bytes.byte(Protocol.ROOM_STATE_PATCH);
    writer.writeChange(bytes, this.#shown);
    if (bytes.offset === 1) return;
    const patch = bytes.copy();
    for (const client of here) if (client.state === ClientState.JOINED) client.raw(patch);
  }

  #publishJson(): void {
    const here = this.#parts.room.clients.filter(({ userData }) => userData?.json);
    const text = here.length > 0 ? JSON.stringify({ type: 'table', table: this.#shown }) : '';
    if (text !== this.#text)
      for (const client of here) client.sendBytes(JSON_DATA, Buffer.from(text));
    this.#text = text;
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
        clock: host.clock,
        revert: host.revert,
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
