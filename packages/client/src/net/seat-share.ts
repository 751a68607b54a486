import type { RematchRequest, SeatRequest } from '@atoll/protocol';
import type { TableSnapshot } from '../table/session/table-state.ts';
import { rematchOf, type SeedShares } from './seed-shares.ts';

export interface SeatShareParts {
  readonly matchId: string;
  /** Without it nothing is added. */
  readonly shares: Pick<SeedShares, 'of' | 'followed'> | undefined;
  readonly send: (request: SeatRequest) => Promise<unknown>;
}

/** Adds what one seat has to add to the seeds of its match and of the rematch. */
export class SeatShare {
  readonly #parts: SeatShareParts;
  /** Ends when what was added last has arrived. */
  arrived: Promise<unknown> = Promise.resolve();

  constructor(parts: SeatShareParts) {
    this.#parts = parts;
  }

  /** Learns which match the rematch became. */
  learn({ next }: Pick<TableSnapshot, 'next'>): void {
    if (next !== '') this.#parts.shares?.followed(this.#parts.matchId, next);
  }

  /** Before the match begins, unless another device of this seat did. */
  add({ phase, seats, commitment }: TableSnapshot, seat: number): void {
    const { matchId, shares, send } = this.#parts;
    if (phase !== 'waiting' || seats[seat]?.share !== '' || commitment === '') return;
    if (shares) this.arrived = send({ do: 'share', share: shares.of(matchId, commitment) });
  }

  /** The request for a rematch with what is added to the seed of that. */
  withShare(request: RematchRequest, commitment = ''): RematchRequest {
    const { matchId, shares } = this.#parts;
    if (!shares || commitment === '' || request.do === 'withdraw') return request;
    return { ...request, share: shares.of(rematchOf(matchId), commitment) };
  }
}
