import type { Schema } from '@colyseus/schema';
import type { Room } from 'colyseus';
import { mirror, type TableData } from '@atoll/protocol';
import type { MatchHost } from '../match/match-host.ts';
import type { TableClient } from './request-handler.ts';
import type { SeatConnections } from './seat-connections.ts';
import { tableData } from './table-data.ts';
import type { TableMetadata } from './table-metadata.ts';

/** The room of a table, as Colyseus knows it. */
export type ColyseusRoom = Room<{ state: Schema; metadata: TableMetadata; client: TableClient }>;

export interface TablePublisherParts {
  readonly room: ColyseusRoom;
  readonly host: MatchHost;
  readonly connections: SeatConnections;
  /** Whether the bots of the table think less long than they should. */
  readonly hurried: () => boolean;
  readonly onError: (error: unknown) => void;
}

/** Shows everybody at a table how it is, and strangers whether it may be found. */
export class TablePublisher {
  readonly #parts: TablePublisherParts;
  /** What the state says. */
  #shown: TableData<unknown> | undefined;

  constructor(parts: TablePublisherParts) {
    this.#parts = parts;
  }

  /** To be called after every change of the match, the table, or who is connected. */
  publish(): void {
    const { room, host, connections, hurried } = this.#parts;
    const { record, game, match } = host;
    const shown = tableData(
      record,
      { game, match },
      {
        connected: (seat) => connections.connected(seat),
        watchers: connections.watchers,
        hurried: hurried(),
      },
    );
    mirror(room.state, shown, { before: this.#shown });
    this.#shown = shown;
    room.broadcastPatch();
    this.#publishMetadata();
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
