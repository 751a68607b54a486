import { baseNameOf } from './owners.ts';
import type { Line } from './line.ts';
import type { Owner } from './scheduler.ts';
import type { ServerSocket } from './socket.ts';
import type { World } from './world.ts';

export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A server as the network sees it. */
export interface Reachable {
  readonly name: string;
  /** The life that it is in. */
  readonly owner: Owner;
  /** Whether it lets new connections in. */
  readonly listening: boolean;
  /** What ends with its process. */
  readonly open: Set<{ serverDied(): void }>;
  answer(path: string, body: unknown): Promise<HttpAnswer>;
  connected(socket: ServerSocket, url: string): void;
}

/** Who can be reached, over which lines. */
export class Network {
  readonly world: World;
  readonly lines = new Map<string, Line>();
  readonly servers: Reachable[] = [];

  constructor(world: World) {
    this.world = world;
  }

  lineOf(owner: Owner): Line {
    const line = this.lines.get(baseNameOf(owner));
    if (!line) throw new Error(`${owner.name} has no line`);
    return line;
  }

  /** The server of that name, or one that the proxy in front of all of them chooses. */
  find(host: string): Reachable | undefined {
    const here = this.servers.filter(({ listening, owner }) => listening && owner.alive);
    const named = here.find(({ name }) => name === host);
    if (named || this.servers.some(({ name }) => name === host)) return named;
    return here.length > 0 ? this.world.random('proxy').pick(here) : undefined;
  }
}

let current: Network | undefined;

export function useNetwork(network: Network | undefined): void {
  current = network;
}

/** That of the run that is going on. */
export function theNetwork(): Network {
  if (!current) throw new Error('no network is simulated');
  return current;
}
