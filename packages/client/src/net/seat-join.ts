import type { Answer } from '@atoll/protocol';
import type { SeatKeys } from './seats.ts';
import { JoinDenied, type RoomLink, type RoomListener, type Transport } from './transport.ts';

/**
 * Joins rooms with what opens the own seat, and knows which token that is now. Without keys one
 * only watches.
 */
export class SeatJoin {
  readonly #transport: Transport;
  readonly #onToken: (keys: SeatKeys) => void;
  #keys: SeatKeys | undefined;

  constructor(
    transport: Transport,
    keys: SeatKeys | undefined,
    { onToken = () => undefined }: { readonly onToken?: ((keys: SeatKeys) => void) | undefined },
  ) {
    this.#transport = transport;
    this.#keys = keys;
    this.#onToken = onToken;
  }

  /**
   * A token that opens nothing may have been replaced by the next one, without the page being told.
   */
  async join(roomId: string, listener: RoomListener): Promise<RoomLink> {
    const { token, next } = this.#keys ?? {};
    try {
      return await this.#transport.join(roomId, token ? { token } : {}, listener);
    } catch (error) {
      if (!(error instanceof JoinDenied) || next === undefined) throw error;
      const link = await this.#transport.join(roomId, { token: next }, listener);
      this.#hold({ token: next, next: undefined });
      return link;
    }
  }

  /**
   * Has another token open the seat, and no other any more. Both are kept until the server has
   * answered. Undefined for one who only watches.
   */
  async replace(next: string, ask: () => Promise<Answer>): Promise<Answer | undefined> {
    if (!this.#keys) return undefined;
    this.#hold({ token: this.#keys.token, next });
    const answer = await ask();
    if (answer.ok) this.#hold({ token: next, next: undefined });
    return answer;
  }

  #hold(keys: SeatKeys): void {
    this.#keys = keys;
    this.#onToken(keys);
  }
}
