import { setTimeout as wait } from 'node:timers/promises';
import { CloseCode, Room, ServerError } from 'colyseus';
import type { Schema } from '@colyseus/schema';
import type { Seat } from '@atoll/engine';
import {
  CLOSE_REMOVED,
  CLOSE_REPLACED,
  historyRequest,
  joinOptions,
  mirror,
  rematchRequest,
  seatRequest,
  submitRequest,
  type TableData,
  tableStateOf,
  undoRequest,
} from '@atoll/protocol';
import { z } from 'zod';
import { SeatPresence } from './presence.ts';
import type { AcceptedStep, MatchListener } from '../match/match-listener.ts';
import type { Asker } from '../bots/bot-queue.ts';
import { BotSeats } from '../bots/bot-seats.ts';
import { endRoom } from './end-room.ts';
import { eventsFor, viewerOf } from '../match/viewer-events.ts';
import { loadMatch } from './load-match.ts';
import { spokenCode } from '../match/invite-codes.ts';
import type { MatchHost } from '../match/match-host.ts';
import type { LiveTable } from '../process/metrics.ts';
import { corkWrites } from '../transport/corked-write.ts';
import { Throttle } from '../limits/throttle.ts';
import { readMessage } from './read-message.ts';
import {
  handleRequest,
  type RequestContext,
  type Credentials,
  type RequestClient,
  type TableClient,
} from './request-handler.ts';
import { hashToken } from '../match/secrets.ts';
import { isNewer, privateNews, refuseEntry, seatOf, unseat } from './session.ts';
import type { Services } from './services.ts';
import { botOf } from '../match/table.ts';
import { LostOwnership, NotStored, Unreadable } from '../store/match-store.ts';
import { tableData } from './table-data.ts';
import type { TableMetadata, TakenSeat } from './table-metadata.ts';
import { TableSerializer } from './table-serializer.ts';

/** How long a table may take to finish what it began when the server goes away, in ms. */
const LAST_WORDS_MS = 5_000;
/** Messages in a second beyond which a connection is closed. */
const FLOOD = 300;

export interface TableRoomOptions {
  /** Comes with each room; the services come with the definition of the room. */
  readonly matchId?: string;
  readonly services: Services;
}

/**
 * The only room: it seats connections, passes on what they ask, and shows what the match host made
 * durable.
 */
export class TableRoom
  extends Room<{ state: Schema; metadata: TableMetadata; client: TableClient }>
  implements MatchListener, LiveTable
{
  override autoDispose = false;
  /**
   * Changes are sent at once. This is for the clock that floods are counted by, which would
   * otherwise tick 60 times a second.
   */
  override patchRate = 250;
  #services!: Services;
  #host!: MatchHost;
  #bots!: BotSeats;
  #idle: NodeJS.Timeout | undefined;
  /** What the state says. */
  #shown: TableData<unknown> | undefined;
  #presence!: SeatPresence;
  #closed = false;
  readonly #context: RequestContext = {
    services: () => this.#services,
    report: (error) => this.#report(error, 'request'),
  };

  override messages = {
    submit: handleRequest(this.#context, submitRequest, (seat, request) =>
      this.#host.submit(seat, request),
    ),
    undo: handleRequest(this.#context, undoRequest, (seat, request) =>
      this.#host.undo(seat, request),
    ),
    seats: handleRequest(this.#context, seatRequest, async (seat, request, asker) => {
      const answer = await this.#host.change(seat, request);
      if (answer.ok && request.do === 'token') this.#closeOthers(asker);
      return answer;
    }),
    rematch: handleRequest(this.#context, rematchRequest, (seat, request) =>
      this.#host.rematch(seat, request),
    ),
    start: handleRequest(this.#context, z.unknown(), (seat) => this.#host.start(seat)),
    history: handleRequest(this.#context, historyRequest, (seat, { from }) =>
      this.#host.history(seat, from),
    ),
  };

  override async onCreate({ matchId = '', services }: TableRoomOptions): Promise<void> {
    this.#services = services;
    this.#presence = new SeatPresence(services.now);
    this.roomId = matchId;
    if (services.throttled) this.maxMessagesPerSecond = FLOOD;
    const { host, playable, players } = await loadMatch(services, matchId);
    this.#host = host;
    this.#bots = new BotSeats({
      host,
      bots: players,
      asker: () => this.#asker(),
      leastPace: services.leastPace,
      onThought: (seconds) => services.metrics.thinking.observe(seconds),
      onError: (error, seat) => this.#report(error, `bot ${seat}`),
    });
    this.state = new (tableStateOf(playable.viewSchema))();
    this.metadata = { watchers: 0, listed: false, createdAt: host.record.createdAt, from: '' };
    host.listener = this;
    services.metrics.tables.add(this);
    this.#publish();
    this.#watchIdleness();
    this.#note('table in memory', { game: host.game.id, seq: host.match?.seq ?? 0 });
  }

  override setSerializer(): void {
    super.setSerializer(new TableSerializer());
  }

  override onAuth(client: TableClient, options: unknown): Credentials | Promise<never> {
    const { token, attempt } = readMessage(joinOptions, options ?? {});
    const tokenHash = token === undefined ? '' : hashToken(token);
    if (tokenHash !== '' && this.#host.seatOf(tokenHash) < 0) return refuseEntry(this.#host);
    return { tokenHash, attempt, from: this.#services.networks.of(client.ref) };
  }

  /**
   * The seat is looked up again: since the token was checked, seats may have moved up or been
   * opened.
   */
  override onJoin(client: TableClient): void {
    if (this.#closed) return client.leave(CloseCode.WITH_ERROR);
    const { tokenHash, attempt } = client.auth as Credentials;
    const seat = tokenHash === '' ? -1 : this.#host.seatOf(tokenHash);
    if (tokenHash !== '' && seat < 0) return client.leave(CLOSE_REMOVED);
    const others = seat < 0 ? [] : this.#clientsOf(seat).filter((other) => other !== client);
    if (others.some((other) => isNewer(other.userData?.attempt, attempt)))
      return client.leave(CLOSE_REPLACED);
    for (const other of others) unseat(other, CLOSE_REPLACED);
    client.userData = {
      seat,
      throttle: new Throttle(this.#services.now),
      attempt,
      lastPrivateView: '',
    };
    clearTimeout(this.#idle);
    this.#welcome(client);
    this.#publish();
    this.#begin();
  }

  override onLeave(client: TableClient): void {
    this.#presence.left(seatOf(client));
    this.#publish();
    this.#watchIdleness();
  }

  /**
   * What was accepted is stored and answered before the connections end; a disk that hangs does not
   * hold up the end for ever.
   */
  override onBeforeShutdown(): void {
    this.#bots.stop();
    const tooLong = wait(LAST_WORDS_MS, undefined, { ref: false });
    void Promise.race([this.#host.settled().then(() => wait(0)), tooLong]).then(() =>
      this.#close(CloseCode.SERVER_SHUTDOWN),
    );
  }

  override onDispose(): void {
    clearTimeout(this.#idle);
    this.#bots?.stop();
    this.#services?.metrics.tables.delete(this);
    if (this.#host) this.#note('table left memory', { seq: this.#host.match?.seq ?? 0 });
  }

  override onUncaughtException(error: Error, method: string): void {
    if (!(error.cause instanceof ServerError)) this.#report(error.cause ?? error, method);
  }

  get connections(): number {
    return this.clients.length;
  }

  get botCount(): number {
    return this.#host.record.table.seats.filter((seat) => botOf(seat) !== '').length;
  }

  /**
   * Takes an open seat for a person who comes by HTTP; plain data only: another process may ask.
   */
  async takeSeat(name: string): Promise<TakenSeat> {
    try {
      const taken = await this.#host.takeSeat(name);
      return taken ? { ok: true, ...taken } : { ok: false, why: 'none' };
    } catch (error) {
      if (error instanceof LostOwnership) return { ok: false, why: 'elsewhere' };
      if (!(error instanceof NotStored)) throw error;
      return { ok: false, why: 'not-stored' };
    }
  }

  tableChanged(): void {
    this.#publish();
  }

  seatFreed(seat: Seat): void {
    for (const client of this.#clientsOf(seat)) unseat(client, CLOSE_REMOVED);
  }

  seatHanded(seat: Seat): void {
    for (const client of this.#clientsOf(seat)) this.#welcome(client);
    this.#bots.wake();
  }

  awayFor(seat: Seat): number {
    return this.#clientsOf(seat).length > 0 ? 0 : this.#presence.awayFor(seat);
  }

  started(movedTo: readonly Seat[]): void {
    for (const { userData } of this.clients)
      if (userData) userData.seat = movedTo[userData.seat] ?? -1;
    this.#presence = new SeatPresence(this.#services.now);
    this.#publish();
    for (const client of this.clients) this.#welcome(client);
    this.#bots.wake();
    this.#note('match started', { seats: movedTo.filter((seat) => seat >= 0).length });
  }

  stepped({ id, events, ...step }: AcceptedStep): void {
    corkWrites(this.clients);
    this.#publish();
    for (const client of this.clients) {
      const seat = seatOf(client);
      const seen = eventsFor(this.#host.game, events, viewerOf(seat));
      const [duty, news] = [this.#host.promptForPerson(seat), privateNews(client, this.#host)];
      client.send('step', {
        ...step,
        id: seat === step.seat ? id : '',
        events: seen,
        duty,
        ...news,
      });
    }
    this.#bots.wake();
    if (this.#host.over) this.#note('match over', { seq: step.seq });
  }

  failed(error: unknown): void {
    this.#report(error, 'match');
    this.#close(CloseCode.WITH_ERROR);
  }

  /** Another server holds this table now: whoever is here has to go there. */
  letGo(): void {
    this.#close(CloseCode.WITH_ERROR);
  }

  /**
   * Nothing is written before somebody came: until then another server may turn out to hold this
   * table.
   */
  #begin(): void {
    // Whoever comes from another server that held this table may have seen more of the match than
    // was stored when it was opened here.
    if (this.#services.cluster) this.#host.verify().catch((error: unknown) => this.#doubt(error));
    this.#host.finish().catch((error: unknown) => this.#report(error, 'finish'));
    this.#bots.wake();
  }

  /** A match that another server wrote to closes its table by itself. */
  #doubt(error: unknown): void {
    if (!(error instanceof LostOwnership || error instanceof Unreadable))
      this.#report(error, 'verify');
  }

  #publish(): void {
    const { record, game, match, over } = this.#host;
    const taken = this.clients.flatMap(({ userData }) => (userData ? [userData.seat] : []));
    const watchers = taken.filter((seat) => seat < 0).length;
    const connected = (seat: Seat): boolean => taken.includes(seat);
    const shown = tableData(
      record,
      { game, match },
      { connected, watchers, hurried: this.#bots.hurried },
    );
    mirror(this.state, shown, { before: this.#shown });
    this.#shown = shown;
    this.broadcastPatch();
    const someoneIsHere = record.table.seats.some((_seat, seat) => connected(seat));
    const listed = record.table.access === 'public' && !over && someoneIsHere;
    const seated = this.clients.find(
      ({ userData }) => userData !== undefined && userData.seat >= 0,
    );
    const from = (seated?.auth as Credentials | undefined)?.from ?? '';
    if (
      this.metadata.watchers === watchers &&
      this.metadata.listed === listed &&
      this.metadata.from === from
    )
      return;
    this.setMetadata({ ...this.metadata, watchers, listed, from }).catch((error: unknown) =>
      this.#report(error, 'metadata'),
    );
  }

  /**
   * The network of a table is that of its host, while the host is here; or whoever looks on could
   * choose it.
   */
  #asker(): Asker {
    const { host, seats } = this.#host.record.table;
    const client =
      this.#clientsOf(host)[0] ?? this.clients.find((one) => seatOf(one) >= 0) ?? this.clients[0];
    const attended = seats.some(
      ({ kind, standIn }, seat) =>
        kind === 'person' && standIn === '' && this.#clientsOf(seat).length > 0,
    );
    return {
      network: (client?.auth as Credentials | undefined)?.from ?? '',
      table: this.roomId,
      attended,
    };
  }

  #welcome(client: TableClient): void {
    const seat = seatOf(client);
    const { record, match } = this.#host;
    const codes =
      seat < 0
        ? { code: '', longCode: '' }
        : { code: spokenCode(record, this.#services.now()), longCode: record.code };
    if (client.userData) client.userData.lastPrivateView = '';
    const [seq, duty, news] = [
      match?.seq ?? 0,
      this.#host.promptForPerson(seat),
      privateNews(client, this.#host),
    ];
    client.send('welcome', {
      seat,
      host: seat === record.table.host,
      seq,
      duty,
      ...news,
      ...codes,
    });
  }

  /**
   * Ends the connections whose token opens nothing any more, but not that which asked for another
   * token.
   */
  #closeOthers(asker: RequestClient): void {
    for (const client of this.clients) {
      const tokenHash = (client.auth as Credentials | undefined)?.tokenHash ?? '';
      if (client !== asker && tokenHash !== '' && this.#host.seatOf(tokenHash) < 0)
        unseat(client, CLOSE_REMOVED);
    }
  }

  #clientsOf(seat: Seat): readonly TableClient[] {
    return this.clients.filter(
      (client) => client.userData !== undefined && client.userData.seat === seat,
    );
  }

  #watchIdleness(): void {
    clearTimeout(this.#idle);
    if (this.clients.length > 0) return;
    this.#idle = setTimeout(() => {
      if (this.clients.length === 0) this.#close(CloseCode.CONSENTED);
    }, this.#services.idleMs);
    this.#idle.unref();
  }

  #close(code: number): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#bots.stop();
    const left = endRoom(this, code).finally(() => this.#services.closing.delete(this.roomId));
    this.#services.closing.set(this.roomId, left);
  }

  #note(what: string, figures: Readonly<Record<string, string | number>>): void {
    this.#services.logger.info({ match: this.roomId, ...figures }, what);
  }

  #report(error: unknown, where: string): void {
    this.#services.metrics.errors.inc({ where: where.split(' ')[0] ?? where });
    this.#services.logger.error(
      { err: error, match: this.roomId, where },
      'unexpected error at a table',
    );
  }
}
