import type { Room } from 'colyseus';
import type { Schema } from '@colyseus/schema';
import type { TableAsideData, TableData } from '@atoll/protocol';
import type { MatchHost } from '../../match/match-host.ts';
import type { TableNotices } from '../../notify/table-notices.ts';
import type { TableClient } from '../request-handler.ts';
import type { SeatAbsences } from '../absences.ts';
import type { SeatConnections } from '../seat-connections.ts';
import { type Audience, audienceOf } from '../session.ts';
import { tableData } from './table-data.ts';
import { type Readers, TableFeed } from './table-feed.ts';
import type { TableForm } from './table-form.ts';
import type { TableMetadata } from './table-metadata.ts';

/** The room of a table, as Colyseus knows it. */
export type ColyseusRoom = Room<{ state: Schema; metadata: TableMetadata; client: TableClient }>;

export interface TablePublisherParts {
  readonly room: ColyseusRoom;
  readonly form: TableForm;
  readonly host: Pick<MatchHost, 'state' | 'clocks' | 'reverts' | 'standIns' | 'seatOffers'>;
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

const noReaders = (): Readers => ({ plain: [], compact: [], json: [] });

const AUDIENCES = ['seated', 'watching'] as const satisfies readonly Audience[];

/** Publishes the state of a table to its clients, and its entry in the list of public tables. */
export class TablePublisher {
  readonly #parts: TablePublisherParts;
  readonly #feeds: Readonly<Record<Audience, TableFeed>>;
  /** The table as its players see it. */
  #shown: TableData<unknown>;

  constructor(parts: TablePublisherParts) {
    this.#parts = parts;
    this.#shown = this.#table();
    const feed = (audience: Audience): TableFeed =>
      new TableFeed(parts.form, this.#shownTo(audience));
    this.#feeds = { seated: feed('seated'), watching: feed('watching') };
    this.#publishMetadata();
  }

  /** The table as shown to this connection. */
  shownTo(client: TableClient): TableData<unknown> {
    return this.#feedOf(client).table;
  }

  /** The whole state of the room, for a client that joins. */
  fullState(client: TableClient | undefined): Buffer {
    return client
      ? this.#feedOf(client).whole(client.userData?.form ?? 'plain')
      : this.#feeds.seated.whole('plain');
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
    const readers = this.#readers();
    for (const audience of AUDIENCES)
      this.#feeds[audience].publish(this.#shownTo(audience), readers[audience]);
    this.#parts.notices.look();
  }

  #readers(): Readonly<Record<Audience, Readers>> {
    const readers = { seated: noReaders(), watching: noReaders() };
    for (const client of this.#parts.room.clients) {
      const audience = audienceOf(client);
      if (audience) readers[audience][client.userData?.form ?? 'plain'].push(client);
    }
    return readers;
  }

  #feedOf(client: TableClient): TableFeed {
    return this.#feeds[audienceOf(client) ?? 'seated'];
  }

  #shownTo(audience: Audience): TableData<unknown> {
    const { late } = this.#parts.host.state;
    return audience === 'watching' && late ? late.shows(this.#shown) : this.#shown;
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
        pause: host.clocks.pause,
        revert: host.reverts.open,
        seatOffer: host.seatOffers.shown,
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
    const { access, seats, host: hostSeat } = record.table;
    const someoneIsHere =
      connections.connected(hostSeat) || seats.some((_seat, seat) => connections.connected(seat));
    const listed = access === 'public' && !over && someoneIsHere;
    const { watchers, network: from } = connections;
    const { metadata } = room;
    if (metadata.watchers === watchers && metadata.listed === listed && metadata.from === from)
      return;
    room.setMetadata({ ...metadata, watchers, listed, from }).catch(onError);
  }
}
