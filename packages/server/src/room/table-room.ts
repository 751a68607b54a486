import { setTimeout as wait } from 'node:timers/promises';
import { CloseCode, Room, ServerError } from 'colyseus';
import type { Schema } from '@colyseus/schema';
import type { Seat } from '@atoll/engine';
import { CLOSE_REMOVED, CLOSE_REPLACED, joinOptions } from '@atoll/protocol';
import type { BotSeats } from '../bots/bot-seats.ts';
import type { MatchHost } from '../match/match-host.ts';
import type { AcceptedStep, MatchListener } from '../match/match-listener.ts';
import type { OfferTaker } from '../match/consent/seat-offers.ts';
import { hashToken } from '../match/secrets.ts';
import { botOf, type SeatTaker } from '../match/table.ts';
import type { LiveTable } from '../process/metrics.ts';
import { LostOwnership, Unreadable } from '../store/match-store.ts';
import { StepSender } from './step-sender.ts';
import { sendWelcome } from './welcome.ts';
import { Chat } from './chat/chat.ts';
import { endRoom } from './end-room.ts';
import { loadMatch } from './load-match.ts';
import { readMessage } from './read-message.ts';
import type { Credentials, TableClient } from './request-handler.ts';
import { SeatAbsences } from './absences.ts';
import { SeatConnections } from './seat-connections.ts';
import { seatTaking } from './seats/seat-taking.ts';
import type { Services } from './services.ts';
import { beginSession, isNewer, refuseEntry, seatOf, unseat } from './session.ts';
import { tableBots } from './table-bots.ts';
import { tableFormOf } from './publish/table-form.ts';
import type { TableMetadata, TakenSeat } from './publish/table-metadata.ts';
import { TablePublisher } from './publish/table-publisher.ts';
import { tableRequests } from './table-requests.ts';
import { TableSerializer } from './publish/table-serializer.ts';
import { TableTimers } from './table-timers.ts';

/** How long a table may take to finish pending work on shutdown, in ms. */
const SHUTDOWN_LIMIT_MS = 5_000;
/** The longest interval of a timer, in ms. */
const NEVER_MS = 2 ** 31 - 1;
/** Messages per second beyond which a connection is closed. */
const FLOOD = 300;

export interface TableRoomOptions {
  /** Set for each room; the services come with the definition of the room. */
  readonly matchId?: string;
  readonly services: Services;
}

/**
 * The room of a match: it seats connections, passes on their requests, and publishes the stored
 * changes of the match.
 */
export class TableRoom
  extends Room<{ state: Schema; metadata: TableMetadata; client: TableClient }>
  implements MatchListener, LiveTable
{
  override autoDispose = false;
  /** Changes are sent at once, and `RoomClocks` moves the clock on: no timer of the room is due. */
  override patchRate = NEVER_MS;
  absences!: SeatAbsences;
  #services!: Services;
  #host!: MatchHost;
  #bots!: BotSeats;
  #timers: TableTimers | undefined;
  #connections!: SeatConnections;
  #publisher!: TablePublisher;
  #serializer!: TableSerializer;
  #steps!: StepSender;
  #chat!: Chat;
  #closed = false;

  override messages = tableRequests({
    context: {
      services: () => this.#services,
      report: (error) => this.#report(error, 'request'),
      table: () => this.roomId,
    },
    host: () => this.#host,
    chat: () => this.#chat,
    asides: () => this.#bots.wait,
    onTokenReplaced: (by) => this.#connections.tokenReplaced(this.#host.state.record.table, by),
  });

  override async onCreate({ matchId = '', services }: TableRoomOptions): Promise<void> {
    this.#services = services;
    this.#connections = new SeatConnections(() => this.clients, services.now);
    this.roomId = matchId;
    if (services.throttled) this.maxMessagesPerSecond = FLOOD;
    const { host, playable, players, said } = await loadMatch(services, matchId);
    const { state } = host;
    this.#host = host;
    this.#bots = tableBots({
      ...{ host, bots: players, connections: this.#connections, services },
      onShown: () => this.#publisher.publishStep(),
      onError: (error, seat) => this.#report(error, `bot ${seat}`),
    });
    const form = tableFormOf(playable);
    const notices = services.notices.ofTable(state, (seat) => this.#connections.connected(seat));
    this.absences = new SeatAbsences({ state, connections: this.#connections, now: services.now });
    this.#steps = new StepSender(state, form.dictionary);
    this.#chat = new Chat({ state, clients: () => this.clients, services }, said);
    this.#serializer = new TableSerializer(form, (client) => this.#publisher.fullState(client));
    this.state = form.empty;
    this.metadata = { watchers: 0, listed: false, createdAt: state.record.createdAt, from: '' };
    this.#publisher = new TablePublisher({
      room: this,
      form,
      host,
      connections: this.#connections,
      notices,
      absences: this.absences,
      hurried: () => this.#bots.hurried,
      aside: () => this.#bots.wait.shown,
      onError: (error) => this.#report(error, 'metadata'),
    });
    host.listener = this;
    services.metrics.tables.add(this);
    services.clocks.add(this);
    this.#timers = new TableTimers({
      ...{ host, idleMs: services.idleMs, now: services.now },
      isIdle: () => this.clients.length === 0,
      onIdle: () => this.#close(CloseCode.CONSENTED),
      onError: (error) => this.#doubt(error),
    });
    this.#note('table in memory', { game: state.game.id, seq: state.match?.seq ?? 0 });
  }

  /** Colyseus' own serializer would keep a change tree for the state of every table. */
  override setSerializer(): void {
    super.setSerializer(this.#serializer);
  }

  override onAuth(client: TableClient, options: unknown): Credentials | Promise<never> {
    const { token, attempt, compact = false } = readMessage(joinOptions, options ?? {});
    const tokenHash = token === undefined ? '' : hashToken(token);
    if (tokenHash !== '' && this.#host.state.seatOf(tokenHash) === -1)
      return refuseEntry(this.#host, tokenHash);
    const { networks } = this.#services;
    const [from, address] = [networks.of(client.ref), networks.addressOf(client.ref)];
    return { tokenHash, attempt, compact, from, address };
  }

  /** Looks the seat up again: since the token check, seats may have moved up or been opened. */
  override onJoin(client: TableClient): void {
    if (this.#closed) return client.leave(CloseCode.WITH_ERROR);
    const { tokenHash, attempt } = client.auth as Credentials;
    const seat = tokenHash === '' ? -1 : this.#host.state.seatOf(tokenHash);
    if (tokenHash !== '' && seat === -1) return client.leave(CLOSE_REMOVED);
    const others =
      seat === -1 ? [] : this.#connections.of(seat).filter((other) => other !== client);
    if (others.some((other) => isNewer(other.userData?.attempt, attempt)))
      return client.leave(CLOSE_REPLACED);
    for (const other of others) unseat(other, CLOSE_REPLACED);
    client.userData = beginSession(client, seat);
    this.#host.came(seat).catch((error: unknown) => this.#doubt(error));
    this.#welcome(client);
    this.#publisher.publish();
    this.#timers?.came();
    this.#begin();
  }

  override onLeave(client: TableClient): void {
    this.#connections.left(seatOf(client));
    this.#publisher.publish();
    this.#timers?.left();
    this.#bots.wake();
  }

  /**
   * Accepted requests are stored and answered before the connections end; a disk that hangs delays
   * the end only up to the limit.
   */
  override onBeforeShutdown(): void {
    this.#bots.stop();
    const tooLong = wait(SHUTDOWN_LIMIT_MS, undefined, { ref: false });
    const done = this.#timers?.stopClocks().then(() => wait(0));
    void Promise.race([done, tooLong]).then(() => this.#close(CloseCode.SERVER_SHUTDOWN));
  }

  override async onDispose(): Promise<void> {
    this.#timers?.stop();
    this.#bots?.stop();
    this.#services?.metrics.tables.delete(this);
    this.#services?.clocks.delete(this);
    if (this.#host) this.#note('table left memory', { seq: this.#host.state.match?.seq ?? 0 });
    await this.#chat?.settled();
  }

  override onUncaughtException(error: Error, method: string): void {
    if (!(error.cause instanceof ServerError)) this.#report(error.cause ?? error, method);
  }

  get connections(): number {
    return this.clients.length;
  }

  get botCount(): number {
    return this.#host.state.record.table.seats.filter((seat) => botOf(seat) !== '').length;
  }

  /** Takes an open seat for a person who comes by HTTP; another process may call. */
  takeSeat(person: SeatTaker, apartFrom: readonly string[]): Promise<TakenSeat> {
    return seatTaking(this.#host.seats.takeSeat(person, apartFrom));
  }

  /** The same for an offered seat. */
  takeOffered(taker: OfferTaker): Promise<TakenSeat> {
    return seatTaking(this.#host.seatOffers.take(taker));
  }

  tableChanged(): void {
    this.#publisher.publish();
    this.#timers?.wake();
    this.#bots.wake();
  }

  seatFreed(seat: Seat): void {
    this.#chat.seatFreed(seat);
    for (const client of this.#connections.of(seat)) unseat(client, CLOSE_REMOVED);
  }

  seatHanded(seat: Seat): void {
    for (const client of this.#connections.of(seat)) this.#welcome(client);
    this.#bots.wake();
  }

  started(movedTo: readonly Seat[]): void {
    this.#connections.move(movedTo);
    this.#chat.move(movedTo);
    this.#publisher.publish();
    for (const client of this.clients) this.#welcome(client);
    this.#bots.wake();
    this.#timers?.wake();
    this.#note('match started', { seats: movedTo.filter((seat) => seat >= 0).length });
  }

  stepped(step: AcceptedStep): void {
    this.#publisher.publishStep();
    this.#steps.send(this.clients, step);
    this.#bots.wake();
    this.#timers?.wake();
    if (!this.#host.state.over) return;
    this.#publisher.publish();
    this.#note('match over', { seq: step.seq });
  }

  failed(error: unknown): void {
    this.#report(error, 'match');
    this.#close(CloseCode.WITH_ERROR);
  }

  /** Another server holds this table now: the clients here must move there. */
  release(): void {
    this.#close(CloseCode.WITH_ERROR);
  }

  /** Begins a match that needs no people. Until the table is listed, another server may hold it. */
  beginAlone(): void {
    if (this.#host.beginsAlone) this.#begin();
  }

  #begin(): void {
    // A client from another server that held this table may have seen more of the match than was
    // stored when it was opened here.
    if (this.#services.cluster) this.#host.verify().catch((error: unknown) => this.#doubt(error));
    this.#timers?.begin();
    this.#bots.wake();
  }

  /** A match that another server wrote to closes its table by itself. */
  #doubt(error: unknown): void {
    if (!(error instanceof LostOwnership || error instanceof Unreadable))
      this.#report(error, 'begin');
  }

  #welcome(client: TableClient): void {
    const { dictionary } = this.#steps;
    const table = this.#publisher.shownTo(client);
    const news = { ...this.#chat.newestFor(seatOf(client)), now: this.#services.now() };
    sendWelcome(client, this.#host.state, { dictionary, table, ...news });
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
