import type { RematchRequest, SeatRequest } from '@atoll/protocol';
import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { rematchOf, type SeedShares } from '../seed-shares.ts';

export interface SeatShareParts {
  readonly matchId: string;
  /** Without it nothing is added. */
  readonly shares: Pick<SeedShares, 'of' | 'followed'> | undefined;
  readonly send: (request: SeatRequest) => Promise<unknown>;
}

/** Adds the shares of one seat to the seeds of its match and of the rematch. */
export class SeatShare {
  readonly #parts: SeatShareParts;
  /** Resolves when the newest share has arrived. */
  arrived: Promise<unknown> = Promise.resolve();

  constructor(parts: SeatShareParts) {
    this.#parts = parts;
  }

  /** Records which match the rematch became. */
  learn({ next }: Pick<TableSnapshot, 'next'>): void {
    if (next !== '') this.#parts.shares?.followed(this.#parts.matchId, next);
  }

  /** Adds the share before the match, unless another device of this seat has. */
  add({ phase, seats, commitment }: TableSnapshot, seat: number): void {
    const { matchId, shares, send } = this.#parts;
    if (phase !== 'waiting' || seats[seat]?.share !== '' || commitment === '') return;
    if (shares) this.arrived = send({ do: 'share', share: shares.of(matchId, commitment) });
  }

  /** The rematch request with the share for the seed of the rematch. */
  withShare(request: RematchRequest, commitment = ''): RematchRequest {
    const { matchId, shares } = this.#parts;
    if (!shares || commitment === '' || request.do === 'withdraw') return request;
    return { ...request, share: shares.of(rematchOf(matchId), commitment) };
  }
}
