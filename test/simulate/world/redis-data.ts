import * as scripts from '../../../packages/server/src/cluster/scripts.ts';
import { BEGIN, theWorld } from './world.ts';

type Args = readonly string[];

/** What Redis holds, and what it does in one step. */
export class RedisData {
  hashes = new Map<string, Map<string, string>>();
  scores = new Map<string, Map<string, number>>();
  texts = new Map<string, string>();
  /** Told when a server takes the entry of a table off that says that `holder` has it. */
  onDropped: (holder: string, by: string) => void = () => undefined;
  /** Who listens to which channel; the listener is told in its own time. */
  readonly listeners = new Map<string, Set<(channel: string, text: string) => void>>();

  /** As after FLUSHALL, or a start without a file. */
  forget(): void {
    this.hashes = new Map();
    this.scores = new Map();
    this.texts = new Map();
  }

  /** As if servers had been there for long. */
  settle(): void {
    this.texts.set('servers:since', String(this.#now - 60_000));
    this.#sorted('servers').set('earlier', this.#now);
  }

  /** One command of that server. Throws for one that nothing here uses. */
  run(name: string, args: Args, by: string): unknown {
    const [key = '', ...rest] = args;
    switch (name) {
      case 'eval':
        return this.#script(key, rest.slice(1 + Number(rest[0])), by);
      case 'hget':
        return this.#hash(key).get(rest[0]!) ?? null;
      case 'hmget':
        return rest.map((field) => this.#hash(key).get(field) ?? null);
      case 'hgetall':
        return Object.fromEntries(this.#hash(key));
      case 'hexists':
        return this.#hash(key).has(rest[0]!) ? 1 : 0;
      case 'hset':
        this.#hash(key).set(rest[0]!, rest[1]!);
        return 1;
      case 'hdel':
        return rest.filter((field) => this.#hash(key).delete(field)).length;
      case 'zrem':
        return this.#sorted(key).delete(rest[0]!) ? 1 : 0;
      case 'exists':
        return this.texts.has(key) ? 1 : 0;
      case 'set':
        this.texts.set(key, rest[0]!);
        return 'OK';
      case 'setex':
        this.texts.set(key, rest[1]!);
        return 'OK';
      case 'get':
        return this.texts.get(key) ?? null;
      case 'del':
        return this.texts.delete(key) || this.hashes.delete(key) ? 1 : 0;
      case 'publish':
        return this.#publish(key, rest[0]!);
      case 'pubsub':
        return key === 'NUMSUB'
          ? rest.flatMap((channel) => [channel, this.listeners.get(channel)?.size ?? 0])
          : [...this.listeners.keys()].filter((channel) => channel.startsWith('p:'));
      default:
        throw new Error(`the simulated Redis knows no ${name}`);
    }
  }

  /** Which process is listed as the holder of a table; undefined for none. */
  listedHolder(matchId: string): string | undefined {
    const entry = this.#hash('roomcaches').get(matchId);
    return entry === undefined ? undefined : (JSON.parse(entry) as Entry).processId;
  }

  #hash(key: string): Map<string, string> {
    let hash = this.hashes.get(key);
    if (!hash) this.hashes.set(key, (hash = new Map()));
    return hash;
  }

  #sorted(key: string): Map<string, number> {
    let sorted = this.scores.get(key);
    if (!sorted) this.scores.set(key, (sorted = new Map()));
    return sorted;
  }

  #publish(channel: string, text: string): number {
    const listeners = [...(this.listeners.get(channel) ?? [])];
    for (const tell of listeners) tell(channel, text);
    return listeners.length;
  }

  get #now(): number {
    return Math.floor(BEGIN + theWorld().now);
  }

  /** The scripts of `scripts.ts`, which real Redis runs in Lua. */
  #script(text: string, [gap = '', ...args]: Args, by: string): unknown {
    const now = this.#now;
    const rooms = this.#hash('roomcaches');
    const servers = this.#sorted('servers');
    const age = (): number => {
      const since = this.texts.get('servers:since');
      const heard = Math.max(-1, ...servers.values());
      if (since !== undefined && heard >= 0 && now - heard <= Number(gap))
        return now - Number(since);
      this.texts.set('servers:since', String(now));
      return 0;
    };
    const [first = '', room = '', entry = ''] = args;
    const holder = (of: string): string | undefined => {
      const found = rooms.get(of);
      return found === undefined ? undefined : (JSON.parse(found) as Entry).processId;
    };
    switch (text) {
      case scripts.BEAT: {
        const previous = age();
        for (const [server, at] of servers) if (at <= now - 60_000) servers.delete(server);
        servers.set(first, now);
        return previous;
      }
      case scripts.LAST_HEARTBEAT: {
        age();
        const last = servers.get(first);
        return last === undefined ? ['', -1] : [String(last), now - last];
      }
      case scripts.LOOK:
        return [holder(first) ?? '', age()];
      case scripts.INSERT:
        if (age() < Number(first) || rooms.has(room)) return 0;
        rooms.set(room, entry);
        return 1;
      case scripts.PUT:
        if ((holder(room) ?? first) !== first) return 0;
        rooms.set(room, entry);
        return 1;
      case scripts.CHANGE:
        if (holder(room) !== first) return 0;
        rooms.set(room, entry);
        return 1;
      case scripts.DROP:
        if (holder(room) !== first) return 0;
        this.onDropped(first, by);
        return rooms.delete(room) ? 1 : 0;
      case scripts.OTHERS:
        return args.slice(1).filter((of) => holder(of) !== first);
      default:
        throw new Error('the simulated Redis does not know this script');
    }
  }
}

interface Entry {
  readonly processId: string;
}
