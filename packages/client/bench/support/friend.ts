import { randomUUID } from 'node:crypto';
import type { SeatGrant } from '@atoll/protocol';
import { colyseusTransport } from '../../src/net/link/colyseus-transport.ts';
import { LiveSession } from '../../src/net/live-session.ts';
import { openNewTable } from '../../../../test/browser/support/new-table.ts';

/**
 * The host of a table for two: starts when the guest has joined, and acts at once until the guest
 * is prompted.
 */
export class Friend {
  readonly matchId: string;
  readonly code: string;
  readonly #table: LiveSession;
  #acting = false;

  private constructor(grant: SeatGrant, origin: string) {
    this.matchId = grant.matchId;
    this.code = grant.code;
    const { matchId, token } = grant;
    this.#table = new LiveSession({
      transport: colyseusTransport(origin),
      matchId,
      token,
      newId: randomUUID,
    });
    this.#table.subscribe(() => void this.#act());
    this.#table.open();
  }

  static async invite(origin: string, game: string): Promise<Friend> {
    return new Friend(await openNewTable(origin, { game, seats: 2 }), origin);
  }

  leave(): void {
    this.#table.leave();
  }

  async #act(): Promise<void> {
    const { status, snapshot, prompt, busy } = this.#table.getState();
    if (this.#acting || busy || status !== 'live' || snapshot === undefined) return;
    const guest = snapshot.seats[1];
    const begin = snapshot.phase === 'waiting' && guest?.kind === 'person' && guest.connected;
    const [action] = prompt.legal;
    if (!begin && (snapshot.phase !== 'playing' || action === undefined)) return;
    this.#acting = true;
    await (begin ? this.#table.start() : this.#table.submit(action));
    this.#acting = false;
    void this.#act();
  }
}
