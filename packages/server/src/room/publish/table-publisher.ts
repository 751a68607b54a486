import { type Client, ClientState, Protocol, type Room } from 'colyseus';
import type { Schema } from '@colyseus/schema';
import type { TableAsideData, TableData } from '@atoll/protocol';
import type { MatchHost } from '../../match/match-host.ts';
import type { TableNotices } from '../../notify/table-notices.ts';
import { JSON_DATA } from '../../transport/json-frames.ts';
import { FrameBytes } from '../../wire/frame-bytes.ts';
import { StateWriter } from '../../wire/state-writer.ts';
import type { TableClient } from '../request-handler.ts';
import type { SeatAbsences } from '../absences.ts';
import type { SeatConnections } from '../seat-connections.ts';
import { tableData } from './table-data.ts';
import type { TableForm } from './table-form.ts';
import type { TableMetadata } from './table-metadata.ts';

/** The room of a table, as Colyseus knows it. */
export type ColyseusRoom = Room<{ state: Schema; metadata: TableMetadata; client: TableClient }>;

export interface TablePublisherParts {
  readonly room: ColyseusRoom;
  readonly form: TableForm;
  readonly host: Pick<MatchHost, 'state' | 'clocks' | 'reverts' | 'standIns'>;
  readonly connections: SeatConnections;
  /** The notifications to absent people. */
  readonly notices: Pick<TableNotices, 'look'>;
  readonly absences: Pick<SeatAbsences, 'look' | 'askedSince'>;
  /** Whether the bots of the table think for less time than they should. */
  readonly hurried: () => boolean;
  /** How long its bots wait for others; undefined while they do not. */
  readonly aside: () => TableAsideData | undefined;
  readonly onError: (error: unknown) => void;
}

/** Spectators may see a match later than its players. */
type Audience = 'seated' | 'watching';
/** The audience of a message, and its form. */
type Encoding = `${Audience} ${'plain' | 'compact' | 'json'}`;
const SCHEMA_WAYS = [
  'seated plain',
  'seated compact',
  'watching plain',
  'watching compact',
] as const satisfies readonly Encoding[];
const JSON_WAYS = ['seated json', 'watching json'] as const satisfies readonly Encoding[];
type SchemaWay = (typeof SCHEMA_WAYS)[number];

/** Undefined for a connection that is being closed. */
function wayOf({ userData }: TableClient): Encoding | undefined {
  if (!userData) return undefined;
  const audience = userData.seat < 0 ? 'watching' : 'seated';
  return `${audience} ${userData.json ? 'json' : userData.compact ? 'compact' : 'plain'}`;
}

const PARTS = {
  'seated plain': { audience: 'seated', form: 'plain' },
  'seated compact': { audience: 'seated', form: 'compact' },
  'watching plain': { audience: 'watching', form: 'plain' },
  'watching compact': { audience: 'watching', form: 'compact' },
} as const;
const partsOf = (way: SchemaWay): (typeof PARTS)[SchemaWay] => PARTS[way];

/** The buffer in which all tables build outgoing frames. */
const bytes = new FrameBytes();

/** Publishes the state of a table to its clients, and its entry in the list of public tables. */
export class TablePublisher {
  readonly #parts: TablePublisherParts;
  /** One writer for each encoding in use. */
  readonly #writers: { [way in SchemaWay]?: StateWriter | undefined } = {};
  /** The state as last sent to JSON clients, or '' without any. */
  readonly #texts: { [way in (typeof JSON_WAYS)[number]]?: string } = {};
  #shown: TableData<unknown>;

  constructor(parts: TablePublisherParts) {
    this.#parts = parts;
    this.#shown = this.#table();
    this.#publishMetadata();
  }

  /** The table as shown to this connection. */
  shownTo({ userData }: TableClient): TableData<unknown> {
    return this.#shownTo(userData && userData.seat < 0 ? 'watching' : 'seated');
  }

  #shownTo(audience: Audience): TableData<unknown> {
    const { late } = this.#parts.host.state;
    return audience === 'watching' && late ? late.shows(this.#shown) : this.#shown;
  }

  /** Call after every change of the table, or of the connections. */
  publish(): void {
    this.publishStep();
    this.#publishMetadata();
  }

  /** Call after every change of the match that is not its end. */
  publishStep(): void {
    this.#parts.absences.look();
    this.#shown = this.#table();
    for (const way of SCHEMA_WAYS) this.#publishTo(way);
    for (const way of JSON_WAYS) this.#publishJson(way);
    this.#parts.notices.look();
  }

  /** The whole state of the room, for a client that joins. */
  fullState(client: Client | undefined): Buffer {
    const way = (client && wayOf(client as TableClient)) ?? 'seated plain';
    if (way === 'seated json' || way === 'watching json') return Buffer.of(Protocol.ROOM_STATE);
    const { audience, form } = partsOf(way);
    const shape = this.#parts.form.shapes[form];
    const writer = (this.#writers[way] ??= new StateWriter(shape, this.#shownTo(audience)));
    bytes.clear();
    bytes.byte(Protocol.ROOM_STATE);
    writer.writeAll(bytes);
    return bytes.copy();
  }

  #publishTo(way: SchemaWay): void {
    const writer = this.#writers[way];
    if (!writer) return;
    const here = this.#here(way);
    if (here.length === 0) {
      // The next client reads the whole state.
      this.#writers[way] = undefined;
      return;
    }
    bytes.clear();
    bytes.byte(Protocol.ROOM_STATE_PATCH);
    writer.writeChange(bytes, this.#shownTo(partsOf(way).audience));
    if (bytes.offset === 1) return;
    const patch = bytes.copy();
    for (const client of here) if (client.state === ClientState.JOINED) client.raw(patch);
  }

  #publishJson(way: (typeof JSON_WAYS)[number]): void {
    const here = this.#here(way);
    const table = this.#shownTo(way === 'seated json' ? 'seated' : 'watching');
    const text = here.length > 0 ? JSON.stringify({ type: 'table', table }) : '';
    if (text !== (this.#texts[way] ?? ''))
      for (const client of here) client.sendBytes(JSON_DATA, Buffer.from(text));
    this.#texts[way] = text;
  }

  #here(way: Encoding): readonly TableClient[] {
    return this.#parts.room.clients.filter((client) => wayOf(client) === way);
  }

  #table(): TableData<unknown> {
    const { host, connections, absences, hurried, aside } = this.#parts;
    const { record, game, match, late } = host.state;
    const table = tableData(
      record,
      { game, match },
      {
        connected: (seat) => connections.connected(seat),
        awaitedSince: (seat) => absences.askedSince(seat),
        watchers: connections.watchers,
        hurried: hurried(),
        aside: aside(),
        clock: host.clocks.shown,
        revert: host.reverts.open,
        standIns: host.standIns,
        before: this.#shown,
      },
    );
    late?.note(table);
    return table;
  }

  #publishMetadata(): void {
    const { room, host, connections, onError } = this.#parts;
    const { record, over } = host.state;
    const { access, seats } = record.table;
    const someoneIsHere = seats.some((_seat, seat) => connections.connected(seat));
    const listed = access === 'public' && !over && someoneIsHere;
    const { watchers, network: from } = connections;
    const { metadata } = room;
    if (metadata.watchers === watchers && metadata.listed === listed && metadata.from === from)
      return;
    room.setMetadata({ ...metadata, watchers, listed, from }).catch(onError);
  }
}
