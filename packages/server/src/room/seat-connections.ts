import type { Seat } from '@atoll/engine';
import { CLOSE_REMOVED } from '@atoll/protocol';
import type { Asker } from '../bots/bot-queue.ts';
import type { MatchRecord, SeatRecord, TableRecord } from '../store/match-store.ts';
import { SeatPresence } from './presence.ts';
import type { Credentials, RequestClient, TableClient } from './request-handler.ts';
import { seatOf, unseat } from './session.ts';

/** The connections of a table by seat; -1 are the spectators. */
export class SeatConnections {
  readonly #clients: () => readonly TableClient[];
  readonly #now: () => number;
  #presence: SeatPresence;

  /** `clients` returns the connections of the room, including those that are about to be let in. */
  constructor(clients: () => readonly TableClient[], now: () => number) {
    this.#clients = clients;
    this.#now = now;
    this.#presence = new SeatPresence(now);
  }

  /** The connections of a seat. */
  of(seat: Seat): readonly TableClient[] {
    return this.#clients().filter(
      (client) => client.userData !== undefined && client.userData.seat === seat,
    );
  }

  connected(seat: Seat): boolean {
    for (const { userData } of this.#clients()) if (userData?.seat === seat) return true;
    return false;
  }

  get watchers(): number {
    let watchers = 0;
    for (const { userData } of this.#clients()) if (userData && userData.seat < 0) watchers++;
    return watchers;
  }

  /** The network of a seated client, or of the host, or ''. */
  get network(): string {
    return networkOf(this.#seated);
  }

  /** How long the person of a seat has been away, in ms; 0 while connected. */
  awayFor(seat: Seat): number {
    return this.connected(seat) ? 0 : this.#presence.awayFor(seat);
  }

  /** A connection of this seat has ended. */
  left(seat: Seat): void {
    this.#presence.left(seat);
  }

  /** Seats got other numbers, or -1, as the match began: absence is counted anew. */
  move(movedTo: readonly Seat[]): void {
    for (const { userData } of this.#clients())
      if (userData && userData.seat >= 0) userData.seat = movedTo[userData.seat] ?? -1;
    this.#presence = new SeatPresence(this.#now);
  }

  /**
   * The token of a seat was replaced: ends the connections whose token opens no seat any more. The
   * connection that asked for it takes over the new token.
   */
  tokenReplaced({ seats, watchingHost }: TableRecord, by: RequestClient): void {
    const holders = watchingHost ? [...seats, watchingHost] : seats;
    for (const client of this.#clients()) {
      const credentials = credentialsOf(client);
      if (!credentials || credentials.tokenHash === '') continue;
      const opens = ({ tokenHash }: Pick<SeatRecord, 'tokenHash'>): boolean =>
        tokenHash === credentials.tokenHash;
      if (client === by)
        client.auth = {
          ...credentials,
          tokenHash: (seats[seatOf(client)] ?? watchingHost)?.tokenHash ?? '',
        };
      else if (!holders.some(opens)) unseat(client, CLOSE_REMOVED);
    }
  }

  /**
   * The requester on whose behalf the bots of the table think. The network of a table is that of
   * its host while the host is connected; otherwise a spectator could choose it.
   */
  asker({ matchId, table: { host, seats } }: MatchRecord): Asker {
    const client = this.of(host)[0] ?? this.#seated ?? this.#clients()[0];
    const attended = seats.some(
      ({ kind, standIn }, seat) => kind === 'person' && standIn === '' && this.connected(seat),
    );
    return { network: networkOf(client), table: matchId, attended };
  }

  /** A connection of any seat, or of a host who does not play. */
  get #seated(): TableClient | undefined {
    return this.#clients().find((client) => seatOf(client) !== -1);
  }
}

const credentialsOf = (client: TableClient | undefined): Credentials | undefined =>
  client?.auth as Credentials | undefined;

const networkOf = (client: TableClient | undefined): string => credentialsOf(client)?.from ?? '';
