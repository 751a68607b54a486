import { CloseCode, Room, ServerError } from 'colyseus';
import {
  CLOSE_REPLACED,
  MOST_REVIEWERS,
  type ReviewMessage,
  type ReviewNotesMessage,
  reviewJoinOptions,
} from '@atoll/protocol';
import type { Client } from 'colyseus';
import { hashToken } from '../../match/secrets.ts';
import { speaksJson } from '../../transport/json-frames.ts';
import { endRoom } from '../end-room.ts';
import { readMessage } from '../read-message.ts';
import type { Credentials, RequestClient, Session } from '../request-handler.ts';
import type { Services } from '../services.ts';
import { beginSession } from '../session.ts';
import { reviewRequests } from './review-requests.ts';
import { type ReviewedMatch, SharedReview } from './shared-review.ts';

export const REVIEW_ROOM = 'review';

/** The longest interval of a timer, in ms: a review has no state that Colyseus sends. */
const NEVER_MS = 2 ** 31 - 1;
/** Messages per second beyond which a connection is closed. */
const FLOOD = 100;
/** How long an empty review stays in memory, in times of an empty table. */
const STAYS = 5;
/** Only so much of the hash of a token is its person's id for the others. */
const ID_LENGTH = 12;

interface ReviewCredentials extends Credentials {
  readonly person: string;
  readonly name: string;
}

type ReviewClient = Client<{
  auth: ReviewCredentials;
  userData: Session;
  messages: { readonly review: ReviewMessage; readonly notes: ReviewNotesMessage };
}>;

export interface ReviewRoomOptions {
  /** Set for each room; the services come with the definition of the room. */
  readonly reviewId?: string;
  readonly match?: ReviewedMatch;
  readonly services: Services;
}

/** The room of a shared review: all of it is in memory only. */
export class ReviewRoom extends Room<{ client: ReviewClient }> {
  override autoDispose = false;
  override patchRate = NEVER_MS;
  #services!: Services;
  #review!: SharedReview;
  /** The newest connection of each person. */
  readonly #people = new Map<string, ReviewClient>();
  /** The people of connections, until a newer one replaces them. */
  readonly #persons = new WeakMap<RequestClient, string>();
  readonly #returns = new Map<string, NodeJS.Timeout>();
  #idle: NodeJS.Timeout | undefined;
  #closed = false;

  override messages = reviewRequests({
    context: {
      services: () => this.#services,
      report: (error) => this.#report(error, 'review'),
      table: () => this.roomId,
    },
    review: () => this.#review,
    personOf: (client) => this.#persons.get(client) ?? '',
    onChanged: () => this.#tell(),
    onNoted: () => this.broadcast('notes', { notes: this.#review.notes }),
  });

  override onCreate({
    reviewId = '',
    match = { matchId: '', last: 0, seats: 0 },
    services,
  }: ReviewRoomOptions): void {
    this.roomId = reviewId;
    this.#services = services;
    this.#review = new SharedReview(match);
    if (services.throttled) this.maxMessagesPerSecond = FLOOD;
    services.clocks.add(this);
    this.#watchIdle();
  }

  override onAuth(client: ReviewClient, options: unknown): ReviewCredentials {
    if (speaksJson(client.ref)) throw new ServerError(400, 'a review has no JSON form');
    const { token, name } = readMessage(reviewJoinOptions, options ?? {});
    const tokenHash = hashToken(token);
    const person = tokenHash.slice(0, ID_LENGTH);
    if (!this.#review.admits(person))
      throw new ServerError(409, `a review takes ${MOST_REVIEWERS} people, and this one is full`);
    const { networks } = this.#services;
    const [from, address] = [networks.of(client.ref), networks.addressOf(client.ref)];
    return { ...{ tokenHash, person, name, from, address }, attempt: undefined, compact: false };
  }

  override onJoin(client: ReviewClient): void {
    const { person, name } = client.auth as ReviewCredentials;
    // Others may have come between the check of the token and this.
    if (this.#closed || !this.#review.admits(person)) return client.leave(CloseCode.WITH_ERROR);
    clearTimeout(this.#idle);
    clearTimeout(this.#returns.get(person));
    const before = this.#people.get(person);
    client.userData = beginSession(client, -1);
    this.#people.set(person, client);
    this.#persons.set(client, person);
    this.#review.enter(person, name);
    if (before) {
      this.#persons.delete(before);
      before.leave(CLOSE_REPLACED);
    }
    client.send('notes', { notes: this.#review.notes });
    this.#tell();
  }

  /** A connection that ends by itself may come back within the usual time. */
  override onLeave(client: ReviewClient, code: number): void {
    const person = this.#persons.get(client);
    if (person === undefined) return;
    this.#people.delete(person);
    this.#persons.delete(client);
    if (code === CloseCode.CONSENTED) this.#review.leave(person);
    else {
      this.#review.cutOff(person);
      const { grace } = this.#services;
      this.#returns.set(person, setTimeout(() => this.#gone(person), grace).unref());
    }
    this.#tell();
    this.#watchIdle();
  }

  override onBeforeShutdown(): void {
    this.#close(CloseCode.SERVER_SHUTDOWN);
  }

  override onDispose(): void {
    clearTimeout(this.#idle);
    for (const timer of this.#returns.values()) clearTimeout(timer);
    this.#services?.clocks.delete(this);
  }

  override onUncaughtException(error: Error, method: string): void {
    if (!(error.cause instanceof ServerError)) this.#report(error.cause ?? error, method);
  }

  /** Another server lists a room with this id. */
  release(): void {
    this.#close(CloseCode.WITH_ERROR);
  }

  #gone(person: string): void {
    if (this.#people.has(person)) return;
    this.#returns.delete(person);
    this.#review.leave(person);
    this.#tell();
  }

  #tell(): void {
    for (const [person, client] of this.#people)
      client.send('review', this.#review.messageTo(person));
  }

  #watchIdle(): void {
    clearTimeout(this.#idle);
    if (this.#people.size > 0) return;
    const stays = this.#services.idleMs * STAYS;
    this.#idle = setTimeout(() => this.#close(CloseCode.CONSENTED), stays).unref();
  }

  #close(code: number): void {
    if (this.#closed) return;
    this.#closed = true;
    void endRoom(this, code);
  }

  /** The id of a review is a secret of its people, and stays out of the log. */
  #report(error: unknown, where: string): void {
    this.#services.metrics.errors.inc({ where });
    this.#services.logger.error({ err: error, where }, 'unexpected error at a review');
  }
}
