import { Database } from './database.ts';
import type { Owner } from './scheduler.ts';
import { RedisData } from './redis-data.ts';
import { ServiceFaults } from './service-faults.ts';

/** One connection of a server to Redis. */
interface RedisConnection {
  readonly owner: Owner;
  /** The name of the server. */
  readonly server: string;
  breakOff(): void;
  end(): void;
}

/** What all servers of a run share. */
export class Services {
  readonly postgres = {
    database: new Database(),
    faults: new ServiceFaults(),
    /** All who claimed the match. */
    claimants: new Set<Owner>(),
  };
  readonly redis = {
    data: new RedisData(),
    faults: new ServiceFaults(),
    connections: new Set<RedisConnection>(),
  };
}

let current: Services | undefined;

export function useServices(services: Services | undefined): void {
  current = services;
}

/** Those of the run that is going on. */
export function theCluster(): Services {
  if (!current) throw new Error('no servers are simulated');
  return current;
}
