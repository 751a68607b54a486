import { randomBytes } from 'node:crypto';
import type {
  ReviewAnswer,
  ReviewLeadRequest,
  ReviewMessage,
  ReviewNote,
  ReviewNotesMessage,
  ReviewPerson,
} from '@atoll/protocol';
import { Client, type Room } from 'colyseus.js';
import { Waiting } from './waiting.ts';

/** The person who joins a review. */
export interface Reviewing {
  readonly review: string;
  readonly name: string;
  /** Whoever joins with the same one again is the same person. */
  readonly token?: string;
}

/** One connection to a shared review. */
export class ReviewClient {
  readonly room: Room;
  readonly token: string;
  notes: readonly ReviewNote[] = [];
  /** The code that the connection was closed with. */
  closed: number | undefined;
  #message: ReviewMessage | undefined;
  readonly #waiting = new Waiting(() => JSON.stringify(this.#message));

  private constructor(room: Room, token: string) {
    this.room = room;
    this.token = token;
    room.reconnection.enabled = false;
    room.onMessage<ReviewMessage>('review', (message) => {
      this.#message = message;
      this.#waiting.wake();
    });
    room.onMessage<ReviewNotesMessage>('notes', ({ notes }) => {
      this.notes = notes;
      this.#waiting.wake();
    });
    room.onLeave((code) => {
      this.closed = code;
      this.#waiting.wake();
    });
  }

  /** Rejects with the refusal of the server. */
  static async join(
    address: string,
    { review, name, token = randomBytes(24).toString('base64url') }: Reviewing,
  ): Promise<ReviewClient> {
    const room = await new Client(address).joinById(review, { token, name });
    const client = new ReviewClient(room as Room, token);
    await client.until(() => client.#message !== undefined);
    return client;
  }

  get seen(): ReviewMessage {
    if (!this.#message) throw new Error('nothing was heard of the review');
    return this.#message;
  }

  /** The name of the leader; '' for nobody. */
  get leader(): string {
    return this.seen.people.find(({ id }) => id === this.seen.lead)?.name ?? '';
  }

  person(name: string): ReviewPerson | undefined {
    return this.seen.people.find((person) => person.name === name);
  }

  show(at: number, seat: number | 'open' = -1): Promise<ReviewAnswer> {
    return this.ask('show', { at, seat });
  }

  lead(request: ReviewLeadRequest): Promise<ReviewAnswer> {
    return this.ask('lead', request);
  }

  note(at: number, text: string): Promise<ReviewAnswer> {
    return this.ask('note', { at, text });
  }

  ask(name: string, body: unknown): Promise<ReviewAnswer> {
    return this.room.request(name, body) as Promise<ReviewAnswer>;
  }

  /** Resolves once `holds` returns true; it is checked after every message. */
  until(holds: () => boolean): Promise<void> {
    return this.#waiting.until(holds);
  }

  /** Ends the connection as a lost network does. */
  cut(): void {
    this.room.connection.close();
  }
}
