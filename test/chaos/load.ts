import type { SeatGrant } from '@atoll/protocol';
import { call } from '@atoll/test-client/call';
import { Random } from '@atoll/test-client/random';
import type { Audit } from './audit.ts';
import { eventually } from './server-group.ts';
import { Gate } from './gate.ts';
import { Player } from './player.ts';

/** An answer that a fault swallowed is not waited for longer, in ms: people try again. */
const TIMEOUT_MS = 10_000;

export interface LoadOptions {
  /** Where the next person asks: everybody at the same address, or each at one of their own. */
  readonly address: () => string;
  readonly seed: string;
  /** Tables of one person and a bot, and tables of two people. */
  readonly tables: { readonly solo: number; readonly pairs: number };
  /** The longest that a person thinks, in ms. */
  readonly pause: number;
}

/** People who play at many tables at once; when a match is over, they begin another. */
export class Load {
  readonly players: Player[] = [];
  /** Nobody decides anything while it is shut. */
  readonly gate = new Gate();
  readonly #options: LoadOptions;
  readonly #end = new AbortController();
  readonly #tables: Promise<void>[] = [];
  #problem: unknown;

  /** Resolves when every table plays. */
  static async start(options: LoadOptions): Promise<Load> {
    const load = new Load(options);
    const { solo, pairs } = options.tables;
    const begun = [...Array<number>(solo).fill(1), ...Array<number>(pairs).fill(2)].map(
      (people, index) =>
        new Promise<void>((resolve) => {
          load.#tables.push(
            load.#keepTable(people, {
              random: new Random(`${options.seed} table ${index}`),
              onBegun: resolve,
            }),
          );
        }),
    );
    await Promise.race([Promise.all(begun), Promise.all(load.#tables)]);
    return load;
  }

  private constructor(options: LoadOptions) {
    this.#options = options;
  }

  /** Those whose matches are not over. */
  get playing(): readonly Player[] {
    return this.players.filter(({ over }) => !over);
  }

  /** How many actions were acknowledged so far. */
  get acknowledged(): number {
    return this.players.reduce(
      (sum, { sentActions }) => sum + sentActions.filter(({ answer }) => answer?.ok).length,
      0,
    );
  }

  /** Resolves when nobody decides any more and everything has its answer. */
  async stop(): Promise<void> {
    this.#end.abort();
    await Promise.all(this.#tables);
    if (this.#problem !== undefined) throw this.#problem;
  }

  leave(): void {
    for (const player of this.players) player.leave();
  }

  /** `others` are people besides who were at the same tables. */
  async audit(audit: Audit, others: readonly Player[] = []): Promise<void> {
    const all = [...this.players, ...others];
    for (const matchId of new Set(all.map((player) => player.matchId))) {
      await audit.check(
        matchId,
        all.filter((player) => player.matchId === matchId),
      );
    }
  }

  async #keepTable(
    people: number,
    { random, onBegun }: { readonly random: Random; readonly onBegun: () => void },
  ): Promise<void> {
    const { signal } = this.#end;
    try {
      while (!signal.aborted) {
        const players = await this.#seat(people);
        this.players.push(...players);
        onBegun();
        await Promise.all(
          players.map((player) =>
            player.play({ random, pause: this.#options.pause, signal, gate: this.gate }),
          ),
        );
        if (players.every(({ over }) => over)) players.forEach((player) => player.leave());
      }
    } catch (error) {
      this.#problem ??= error;
      this.#end.abort();
    }
  }

  /** Opens a table and begins its match; a table that a fault left half open is left to itself. */
  async #seat(people: number): Promise<readonly Player[]> {
    const grants = await eventually(
      () => this.#grants(people).catch(() => undefined),
      'a table was opened',
    );
    const players = grants.map((grant) => new Player(this.#options.address(), grant));
    const [host] = players;
    await Promise.all(players.map((player) => player.until(() => player.state.status === 'live')));
    await host?.table.seats({ do: 'pace', pace: 0 });
    if (people === 1) await host?.table.seats({ do: 'bot', seat: 1, bot: 'random' });
    for (let answer = await host?.table.start(); !answer?.ok; answer = await host?.table.start()) {
      if (answer?.reasons.some(({ code }) => code === 'already-started')) break;
    }
    await Promise.all(
      players.map((player) => player.until(() => player.state.snapshot?.phase === 'playing')),
    );
    return players;
  }

  async #grants(people: number): Promise<readonly SeatGrant[]> {
    const ask = async (route: string, body: unknown): Promise<SeatGrant> => {
      const to = { method: 'POST', route, body, timeout: TIMEOUT_MS } as const;
      const response = await call(this.#options.address(), to);
      if (!response.ok) throw new Error(`${route} answered ${response.status}`);
      return (await response.json()) as SeatGrant;
    };
    const first = await ask('/api/matches', { game: 'atoll', seats: 2, name: 'Ada' });
    return people === 1
      ? [first]
      : [first, await ask('/api/join', { code: first.code, name: 'Ben' })];
  }
}
