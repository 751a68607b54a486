import type { AnyGame } from '@atoll/engine';
import type { Catalog } from '@atoll/catalog';
import { matchRow } from '../../packages/server/src/store/rows.ts';
import { audit, type Violation } from './check/audit.ts';
import { whyApart } from './check/convergence.ts';
import { whyApartAfter } from './check/rematch.ts';
import { isCalm, whyUnfound } from './check/tables.ts';
import { begin as beginFault } from './fault-effects.ts';
import { sceneOf } from './games.ts';
import { type Gate, Person } from './person.ts';
import { deadlineOf, deadlineOfStart, TOGETHER } from './limits.ts';
import { tableOf } from './invited-table.ts';
import { endOf, type Plan } from './plan.ts';
import type { Owner } from './world/scheduler.ts';
import { isOnPurpose } from './world/broken.ts';
import { Line } from './world/line.ts';
import { Network, useNetwork } from './world/network.ts';
import { Services, useServices } from './world/services.ts';
import { type ServerCode, SimulatedServer } from './world/server.ts';
import { BEGIN, enter, World } from './world/world.ts';

/** What a run came to. */
export interface Outcome {
  readonly hash: string;
  readonly violations: readonly Violation[];
  /** How long it took after the last fault until everybody saw the same, in ms. */
  readonly converged: number;
  readonly entries: number;
  readonly acknowledged: number;
  readonly pictures: number;
  /** How many things happened, and how much time passed, in simulated ms. */
  readonly happenings: number;
  readonly ms: number;
  /** By server, how many things happened to its first life, and how many it did to others. */
  readonly lives: readonly Life[];
  readonly trace: readonly string[];
}

/** What may be counted of one life of a server, from the moment on at which the table was there. */
export interface Life {
  readonly happened: number;
  readonly acted: number;
}

export interface SimulationParts {
  readonly plan: Plan;
  /** The code of as many servers as the plan has. */
  readonly codes: readonly ServerCode[];
  readonly catalog: Catalog;
  readonly game: AnyGame;
  readonly traced?: true;
}

/** How often people are looked at while nobody decides, in ms. */
const LOOK = 50;
/** Until when every match must be over, in ms. */
const END = 120_000;
/** Within so many ms everybody has to have found the rematch. */
const END_OF_REMATCH = 15_000;
/** How long people go on with a match that is not played to its end, in ms. */
const MORE = 250;
const NAMES = ['a', 'b', 'c'];

/** One match with its people and servers, from the start of the servers to the end of the match. */
export class Simulation {
  readonly world: World;
  readonly services: Services;
  readonly network: Network;
  readonly servers: readonly SimulatedServer[];
  readonly people: Person[] = [];
  readonly plan: Plan;
  readonly #game: AnyGame;
  readonly #violations: Violation[] = [];
  #gate: Gate = 'open';
  #matchId = '';

  constructor({ plan, codes, catalog, game, traced }: SimulationParts) {
    this.plan = plan;
    this.#game = game;
    this.world = new World(plan.seed, { traced: traced === true });
    this.services = new Services(this.world, plan.store);
    this.network = new Network(this.world);
    enter(this.world);
    useServices(this.services);
    useNetwork(this.network);
    const { clustered, idleMs, skews } = plan;
    this.servers = codes.slice(0, plan.servers).map((code, index) => {
      const name = NAMES[index]!;
      const parts = { world: this.world, name, code, catalog, clustered, idleMs };
      return new SimulatedServer({
        ...parts,
        skew: skews[index] ?? 0,
        onError: (server, error, where) => this.#erred(server, error, where),
      });
    });
    this.network.servers.push(...this.servers);
  }

  /** Runs it to its end, and tells what came of it. */
  async run(): Promise<Outcome> {
    const { world } = this;
    const { scheduler } = world;
    const caught = (error: unknown): void => {
      // The servers of the product write it down and go on.
      if (!isOnPurpose(error)) world.failed(error);
    };
    process.on('unhandledRejection', caught);
    try {
      this.services.redis.data.settle();
      if (isCalm(this.plan)) this.services.redis.data.onDropped = this.#dropped;
      for (const server of this.servers) server.start();
      await scheduler.run(() => this.servers.every(({ listening }) => listening), 30_000);
      this.#invite();
      const from = world.now;
      const lives = this.servers.map(({ owner }) => ({ owner, before: lifeOf(owner) }));
      for (const fault of this.plan.faults)
        scheduler.after(fault.at, fault.what, () => beginFault(this, fault), world.nature);
      await scheduler.run(() => false, from + endOf(this.plan));
      const converged = await this.#converge(from);
      this.#gate = 'hurry';
      for (const { page } of this.people) page?.wake();
      if (sceneOf(this.plan.played.game).most < Infinity) await this.#giveUp();
      await this.#finish();
      await this.#playAgain();
      for (const what of world.uncaught) this.#violate('errors', what);
      this.#violations.push(...audit(this.#auditParts, this.people));
      return {
        ...this.#outcome(converged),
        lives: lives.map(({ owner, before }) => {
          const { happened, acted } = lifeOf(owner);
          return { happened: happened - before.happened, acted: acted - before.acted };
        }),
      };
    } finally {
      process.off('unhandledRejection', caught);
      enter(undefined);
      useServices(undefined);
      useNetwork(undefined);
      this.services.disk?.close();
    }
  }

  get #auditParts() {
    const { behind } = this.plan.terms;
    const { stored: database } = this.services;
    return { game: this.#game, database, matchId: this.#matchId, behind };
  }

  /** The table is there, and everybody comes. */
  #invite(): void {
    const { plan, world } = this;
    const random = world.random('people');
    const secret = (): string => {
      const bytes = Buffer.alloc(24);
      random.fill(bytes);
      return bytes.toString('base64url');
    };
    const matchId = (this.#matchId = secret().slice(0, 20));
    const tokens = plan.people.map(secret);
    const { version: gameVersion } = this.#game;
    const match = tableOf(plan, { at: BEGIN + Math.floor(world.now), tokens, gameVersion });
    const keys = { matchId, code: secret().slice(0, 12), seed: secret() };
    const row = matchRow({ ...keys, ...match });
    this.services.stored.write([{ do: 'create', matchId, match: row }]);
    const manners = [
      ...plan.people,
      ...Array.from({ length: plan.watchers }, () => 'usual' as const),
    ];
    for (const [index, manner] of manners.entries()) {
      const name = `p${index}`;
      const line = new Line(world.random(`line ${name}`));
      this.network.lines.set(name, line);
      const { most } = sceneOf(plan.played.game);
      const length = (): number => this.services.stored.length(matchId);
      const { terms } = plan;
      const parts = { world, name, line, matchId, manner, most, terms, length };
      const skew = plan.skews[this.servers.length + index] ?? 0;
      const gate = (): Gate => this.#gate;
      const person = new Person({ ...parts, token: tokens[index], skew, gate });
      this.people.push(person);
      world.scheduler.after(random.between(0, 300), 'comes', () => person.open(), world.nature);
    }
  }

  /**
   * Waits, while no person decides, until each page shows the match as it is stored. Bots may play
   * on for seats whose clock has run out: the time counts from the last stored entry.
   */
  async #converge(entered: number): Promise<number> {
    const { scheduler } = this.world;
    this.#gate = 'shut';
    const over = this.world.now;
    let [length, grown] = [0, over];
    for (;;) {
      const stored = this.services.stored.length(this.#matchId);
      if (stored > length) [length, grown] = [stored, this.world.now];
      const apart =
        whyApart(this.#auditParts, this.people, this.servers) ??
        whyUnfound(this.#matchId, this.servers, this.services.redis.data);
      const started = Math.max(...this.servers.map(({ upSince }) => upSince));
      const ms = this.world.now - Math.max(over, started);
      if (apart === undefined) return Math.max(0, ms);
      const late = deadlineOfStart(this.plan, started);
      const deadline = Math.max(entered + deadlineOf(this.plan), late, grown + TOGETHER);
      const due = Math.min(deadline, over + END);
      if (this.world.now >= due) {
        this.#violate('converges', `after ${ms} ms ${apart}`);
        return ms;
      }
      await scheduler.run(() => false, this.world.now + LOOK);
    }
  }

  /** Of a match of hundreds of decisions a few more are made, and then all people give up. */
  async #giveUp(): Promise<void> {
    await this.world.scheduler.run(() => false, this.world.now + MORE);
    this.#gate = 'give up';
    for (const { page } of this.people) page?.wake();
  }

  async #finish(): Promise<void> {
    const { scheduler } = this.world;
    const { stored } = this.services;
    const over = (): boolean => Number(stored.match(this.#matchId)!['ended_at']) > 0;
    await scheduler.run(over, this.world.now + END);
    if (!over()) {
      const why = whyApart(this.#auditParts, this.people, this.servers) ?? 'all see the same';
      this.#violate('ends', `the match is not over at ${this.world.now}: ${why}`);
    }
    await scheduler.run(() => false, this.world.now + 500);
  }

  /** Everybody agrees to a rematch, while the server that holds the table may die. */
  async #playAgain(): Promise<void> {
    const { rematch } = this.plan.terms;
    if (rematch === undefined) return;
    const { scheduler } = this.world;
    const holder = this.servers.find((server) => server.hasTable(this.#matchId));
    if (rematch >= 0) holder?.killSoon(rematch, 500);
    this.#gate = 'again';
    const apart = (): string | undefined =>
      whyApartAfter(this.#auditParts, this.people) ??
      whyApart(this.#auditParts, this.people, this.servers);
    const until = this.world.now + END_OF_REMATCH;
    while (this.world.now < until && apart() !== undefined)
      await scheduler.run(() => false, this.world.now + LOOK);
    const why = apart();
    if (why !== undefined) this.#violate('ends', `no rematch: ${why}`);
  }

  #violate(promise: Violation['promise'], what: string): void {
    this.#violations.push({ promise, what });
    this.world.note(`violated ${promise} ${what}`);
  }

  /** What servers log while nothing of theirs is broken is a fault. */
  #erred(server: string, error: unknown, where: string): void {
    this.world.note(`${server} logs ${where} ${String(error)}`);
    const name = (error as Error | undefined)?.name ?? '';
    if (where === 'http')
      this.#violate('errors', `${server} answered 500: ${(error as Error).stack ?? error}`);
    else if (name === 'LostOwnership' && this.#hasAlone(server))
      this.#violate('errors', `${server} lost a match that nobody took: ${String(error)}`);
    else if (!EXPECTED.has(name) && !isOnPurpose(error))
      this.#violate('errors', `${server} logged at ${where}: ${(error as Error).stack ?? error}`);
  }

  /** No other server takes the table of one that lives, unless something is wrong with Redis. */
  readonly #dropped = (holder: string, by: string): void => {
    const found = this.servers.find(({ processId }) => processId === holder);
    if (found && found.name !== by && found.hasTable(this.#matchId))
      this.#violate('writer', `${by} took the table of ${found.name}, which lives`);
  };

  /** Whether nobody else ever claimed the match. */
  #hasAlone(server: string): boolean {
    const owner = this.servers.find(({ name }) => name === server)?.owner;
    return [...this.services.claimants].every((claimant) => claimant === owner);
  }

  #outcome(converged: number): Omit<Outcome, 'lives'> {
    const { world, people } = this;
    const sum = (count: (person: Person) => number): number =>
      people.reduce((total, person) => total + count(person), 0);
    return {
      ...{ hash: world.hash, violations: this.#violations, converged, ms: world.now },
      entries: this.services.stored.length(this.#matchId),
      acknowledged: sum(({ sentActions }) => sentActions.filter(({ answer }) => answer?.ok).length),
      pictures: sum(({ seen }) => seen.size),
      happenings: world.scheduler.count,
      trace: world.lines ?? [],
    };
  }
}

const lifeOf = ({ happened, acted }: Owner): Life => ({ happened, acted });

/** What a server says of a match that it lost, or of a store that does not answer. */
const EXPECTED: ReadonlySet<string> = new Set(['LostOwnership', 'NotStored', 'Unreadable']);
