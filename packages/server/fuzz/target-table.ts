import { catalog } from '@atoll/catalog';
import type { SeatGrant } from '@atoll/protocol';
import { joinTable, openTable } from '@atoll/test-client/tables';
import { requestFrame } from './frame.ts';
import { Socket } from './socket.ts';

/** A table at which the attackers sit: its state does not matter. */
export class TargetTable {
  readonly #address: string;
  readonly #game: string;
  readonly #secrets: string[];
  #grants: readonly SeatGrant[] = [];
  #entries = 0;
  #opened = 0;

  constructor(
    address: string,
    { game, secrets }: { readonly game: string; readonly secrets: string[] },
  ) {
    this.#address = address;
    this.#game = game;
    this.#secrets = secrets;
  }

  /**
   * A connection in turn as the host, the guest and a spectator; now and then to a new table, since
   * matches end.
   */
  async enter(): Promise<Socket> {
    for (;;) {
      const socket = await Socket.enter(this.#address, await this.door());
      if (socket) return socket;
      this.#entries = 0;
    }
  }

  /** The table and token of the next connection. */
  async door(): Promise<{ readonly matchId: string; readonly token?: string }> {
    if (this.#entries % 60 === 0) this.#grants = await this.#open();
    const [host, client] = this.#grants;
    const as = this.#entries++ % 3;
    const token = as === 0 ? host?.token : as === 1 ? client?.token : undefined;
    return { matchId: host?.matchId ?? '', ...(token === undefined ? {} : { token }) };
  }

  /** A table of two people or more, whose match begins at once; every third waits for its start. */
  async #open(): Promise<readonly SeatGrant[]> {
    const seats = Math.max(2, catalog[this.#game]?.seats.min ?? 2);
    const host = await openTable(this.#address, { game: this.#game, seats });
    const grants = [host];
    while (grants.length < seats) grants.push(await joinTable(this.#address, host));
    this.#secrets.push(...grants.map(({ token }) => token));
    if (this.#opened++ % 3 === 2) return grants;
    const starter = await Socket.enter(this.#address, host);
    await starter?.send([requestFrame('start', { id: 1 })]);
    starter?.end();
    return grants;
  }
}
