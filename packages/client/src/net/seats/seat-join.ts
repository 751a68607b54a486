import type { Answer } from '@atoll/protocol';
import type { SeatKeys } from './seats.ts';
import { JoinDenied, type RoomLink, type RoomListener, type Transport } from '../link/transport.ts';

/** The storage of the seat that all pages of a browser share. */
export interface SeatKeeping {
  /** Called whenever the token of the seat changes, or is about to. */
  readonly onToken?: ((keys: SeatKeys) => void) | undefined;
  /** The stored keys: another page may have replaced the token. */
  readonly kept?: (() => SeatKeys | undefined) | undefined;
}

/**
 * Joins rooms with the keys of the own seat, and tracks its current token. Without keys the client
 * is a spectator.
 */
export class SeatJoin {
  readonly #transport: Transport;
  readonly #onToken: (keys: SeatKeys) => void;
  readonly #kept: () => SeatKeys | undefined;
  #keys: SeatKeys | undefined;
  /** The newest request for another token; the next one waits for it. */
  #replacing: Promise<unknown> = Promise.resolve();

  constructor(
    transport: Transport,
    keys: SeatKeys | undefined,
    { onToken = () => undefined, kept = () => undefined }: SeatKeeping,
  ) {
    this.#transport = transport;
    this.#keys = keys;
    this.#onToken = onToken;
    this.#kept = kept;
  }

  /** Whether the token may have been replaced without an answer to the page. */
  get unsure(): boolean {
    return this.#likely().length > 1;
  }

  /**
   * A token that opens nothing may have been replaced by `next` without an answer to the page, or
   * by another page of the same browser.
   */
  async join(roomId: string, listener: RoomListener): Promise<RoomLink> {
    const likely = this.#likely();
    if (likely.length === 0) return this.#transport.join(roomId, {}, listener);
    let denied: JoinDenied | undefined;
    for (const keys of likely)
      try {
        const link = await this.#transport.join(roomId, { token: keys.token }, listener);
        if (keys.token !== this.#keys?.token) this.#hold(keys);
        return link;
      } catch (error) {
        if (!(error instanceof JoinDenied)) throw error;
        denied ??= error;
      }
    throw denied;
  }

  /** All keys that may open the seat, those of this page first, each token once. */
  #likely(): readonly SeatKeys[] {
    const known = this.#keys === undefined ? [] : [this.#keys, this.#kept()];
    const all = known.flatMap((keys) => {
      if (keys === undefined) return [];
      return keys.next === undefined ? [keys] : [keys, { token: keys.next, next: undefined }];
    });
    return all.filter(({ token }, i) => all.findIndex((other) => other.token === token) === i);
  }

  /**
   * Replaces the token of the seat; the old one no longer opens it. Both are stored until the
   * server has answered. A token of unknown validity is requested again first, since no third one
   * is stored. Undefined for a spectator.
   */
  replace(next: string, ask: (token: string) => Promise<Answer>): Promise<Answer | undefined> {
    const replaced = this.#replacing.then(async () => {
      const unsure = this.#keys?.next;
      const first = unsure === undefined ? undefined : await this.#replaceBy(unsure, ask);
      return first?.ok === false ? first : this.#replaceBy(next, ask);
    });
    this.#replacing = replaced.catch(() => undefined);
    return replaced;
  }

  async #replaceBy(
    next: string,
    ask: (token: string) => Promise<Answer>,
  ): Promise<Answer | undefined> {
    if (!this.#keys) return undefined;
    this.#hold({ token: this.#keys.token, next });
    const answer = await ask(next);
    if (answer.ok) this.#hold({ token: next, next: undefined });
    return answer;
  }

  #hold(keys: SeatKeys): void {
    this.#keys = keys;
    this.#onToken(keys);
  }
}
