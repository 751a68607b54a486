import { EventEmitter } from 'node:events';
import { Broken } from '../world/broken.ts';
import { baseNameOf } from '../world/owners.ts';
import { theCluster } from '../world/services.ts';
import { wayTime } from '../world/service-faults.ts';
import { theWorld } from '../world/world.ts';

/**
 * Redis as the product and Colyseus see it through the package `ioredis`, over a simulated network:
 * commands wait for a connection that broke, are sent again over the next one, and give up as the
 * options say.
 */

interface Options {
  /** In ms. */
  readonly commandTimeout?: number;
  /** Undefined for as good as for ever. */
  readonly maxRetriesPerRequest?: number;
}

type Callback = (error: Error | null, answer?: unknown) => void;

/** How often a connection that broke is tried again, in ms. */
const RECONNECT = 100;

export class Redis extends EventEmitter {
  readonly #options: Options;
  readonly #owner = theWorld().scheduler.current;
  readonly #channels = new Set<string>();
  #connected = true;
  #ended = false;
  #quitting = false;

  constructor(url: unknown, options: Options = {}) {
    super();
    this.#options = typeof url === 'object' && url !== null ? (url as Options) : options;
    theCluster().redis.connections.add(this);
    this.#later(0.5, 'redis ready', () => this.emit('ready'));
  }

  get owner() {
    return this.#owner;
  }

  get server(): string {
    return baseNameOf(this.#owner);
  }

  duplicate(): Redis {
    return new Redis('', this.#options);
  }

  /** Its connection breaks; the next one is made as soon as there is a server to connect to. */
  breakOff(): void {
    if (!this.#connected || this.#ended) return;
    this.#connected = false;
    this.#listen(new Set());
    this.#later(1, 'redis lost', () => this.emit('error', new Broken('connect ECONNREFUSED')));
    this.#reconnect();
  }

  /** Its process is gone, and its connection with it. */
  end(): void {
    this.#ended = true;
    this.#connected = false;
    this.#listen(new Set());
    theCluster().redis.connections.delete(this);
  }

  #reconnect(): void {
    this.#later(RECONNECT, 'redis again', () => {
      if (this.#ended) return;
      if (this.#condition === 'away') return this.#reconnect();
      this.#connected = true;
      this.#listen(this.#channels);
      this.emit('ready');
    });
  }

  subscribe(...channels: readonly string[]): Promise<number> {
    return this.#exchange('subscribe', () => {
      for (const channel of channels) this.#channels.add(channel);
      if (this.#connected) this.#listen(this.#channels);
      return this.#channels.size;
    }) as Promise<number>;
  }

  unsubscribe(channel: string): Promise<number> {
    this.#channels.delete(channel);
    return this.#exchange('unsubscribe', () => {
      if (this.#connected) this.#listen(this.#channels);
      return this.#channels.size;
    }) as Promise<number>;
  }

  /** What was asked before is still answered. */
  quit(): Promise<unknown> {
    const quit = this.#exchange('quit', () => {
      this.#listen(new Set());
      return 'OK';
    });
    this.#quitting = true;
    return quit;
  }

  /** Any other command, as ioredis has a method for each; the last argument may be told the end. */
  command(name: string, args: readonly unknown[]): Promise<unknown> | undefined {
    const callback = args.at(-1);
    const texts = args.filter((arg) => typeof arg !== 'function').map(String);
    const answer = this.#exchange(name, () => {
      const given = theCluster().redis.data.run(name, texts, this.server);
      theWorld().note(`redis ${name} ${texts.slice(1).join(' ').length} ${JSON.stringify(given)}`);
      return given;
    });
    if (typeof callback !== 'function') return answer;
    answer.then(
      (value) => (callback as Callback)(null, value),
      (error: Error) => (callback as Callback)(error),
    );
    return undefined;
  }

  readonly #tell = (channel: string, text: string): void => {
    const random = theWorld().random(`redis ${baseNameOf(this.#owner)}`);
    theWorld().scheduler.after(
      wayTime(random, this.#condition),
      `told ${channel.slice(0, 4)}`,
      () => this.emit('message', channel, text),
      this.#owner,
    );
  };

  #listen(channels: ReadonlySet<string>): void {
    const { listeners } = theCluster().redis.data;
    for (const [channel, tells] of listeners) {
      if (!channels.has(channel) && tells.delete(this.#tell) && tells.size === 0)
        listeners.delete(channel);
    }
    for (const channel of channels) {
      const tells = listeners.get(channel);
      if (tells) tells.add(this.#tell);
      else listeners.set(channel, new Set([this.#tell]));
    }
  }

  get #condition() {
    return theCluster().redis.faults.conditionOf(baseNameOf(this.#owner), theWorld().now);
  }

  #later(ms: number, what: string, run: () => void): void {
    theWorld().scheduler.after(ms, what, run, this.#owner);
  }

  #exchange(name: string, execute: () => unknown): Promise<unknown> {
    const world = theWorld();
    const { commandTimeout, maxRetriesPerRequest = 20 } = this.#options;
    const { faults } = theCluster().redis;
    const server = baseNameOf(this.#owner);
    const random = world.random(`redis ${server}`);
    return new Promise((resolve, reject) => {
      let open = true;
      const settle = (ms: number, what: string, run: () => void): void =>
        this.#later(ms, what, () => {
          if (!open) return;
          open = false;
          if (late) late.cancelled = true;
          run();
        });
      const late =
        commandTimeout === undefined
          ? undefined
          : world.scheduler.after(
              commandTimeout,
              'command timeout',
              () => {
                open = false;
                reject(new Broken('Command timed out'));
              },
              this.#owner,
            );
      let tries = 0;
      const again = (): void => {
        if (this.#ended)
          return settle(0, 'closed', () => reject(new Broken('Connection is closed.')));
        if (tries++ > maxRetriesPerRequest)
          return settle(1, 'gave up', () =>
            reject(new Broken('Reached the max retries per request limit')),
          );
        return this.#later(RECONNECT, 'send again', attempt);
      };
      const attempt = (): void => {
        if (!open) return;
        if (!this.#connected) return again();
        if (!this.#owner.acts()) return;
        const begin = faults.hangsUntil(server, world.now) - world.now;
        const going = wayTime(random, this.#condition);
        world.scheduler.after(
          begin + going,
          name,
          () => {
            const condition = this.#condition;
            if (condition === 'away' || !this.#connected) return again();
            if (condition === 'refusing')
              return settle(1, 'refused', () => reject(new Broken('OOM command not allowed')));
            const answer = execute();
            // The connection breaks before the answer, and the command is sent over the next one.
            if (condition === 'forgetful' && random.chance(50)) return again();
            return settle(wayTime(random, condition), 'answer', () => resolve(answer));
          },
          world.nature,
        );
      };
      if (this.#quitting)
        return settle(0, 'closed', () => reject(new Broken('Connection is closed.')));
      attempt();
    });
  }
}

const COMMANDS = [
  ...['eval', 'hget', 'hmget', 'hgetall', 'hexists', 'hset', 'hdel', 'zrem', 'exists', 'set'],
  ...['setex', 'get', 'del', 'publish', 'pubsub', 'expire'],
];
for (const name of COMMANDS)
  Object.defineProperty(Redis.prototype, name, {
    value(this: Redis, ...args: unknown[]) {
      return this.command(name, args);
    },
  });

/** Never made: the product uses one Redis. @public */
export class Cluster extends EventEmitter {}
