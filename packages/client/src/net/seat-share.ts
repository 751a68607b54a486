import type { RematchRequest, SeatRequest } from '@atoll/protocol';
import type { TableSnapshot } from '../table/session/table-state.ts';

/** Has a share of the seed ready for whatever the server has committed to. */
export type ShareOf = (commitment: string) => string;

/** Adds what one seat has to add to the seeds of its matches. */
export class SeatShare {
  readonly #shareOf: ShareOf | undefined;
  readonly #send: (request: SeatRequest) => Promise<unknown>;
  /** Ends when what was added last has arrived. */
  arrived: Promise<unknown> = Promise.resolve();

  /** Without `shareOf` nothing is added. */
  constructor(shareOf: ShareOf | undefined, send: (request: SeatRequest) => Promise<unknown>) {
    this.#shareOf = shareOf;
    this.#send = send;
  }

  /** Before the match begins, unless another device of this seat did. */
  add({ phase, seats, commitment }: TableSnapshot, seat: number): void {
    if (phase !== 'waiting' || seats[seat]?.share !== '' || commitment === '') return;
    const share = this.#shareOf?.(commitment);
    if (share !== undefined) this.arrived = this.#send({ do: 'share', share });
  }

  /** The request for a rematch with what is added to the seed of that. */
  withShare(request: RematchRequest, commitment = ''): RematchRequest {
    const share = commitment === '' ? undefined : this.#shareOf?.(commitment);
    return share === undefined ? request : { ...request, share };
  }
}
