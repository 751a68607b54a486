import type { Plan } from '../plan.ts';
import { Database } from './database.ts';
import { Disk } from './disk.ts';
import type { Owner } from './scheduler.ts';
import { RedisData } from './redis-data.ts';
import { ServiceFaults } from './service-faults.ts';
import type { Stored } from './stored.ts';
import type { World } from './world.ts';

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
  readonly postgres = { database: new Database(), faults: new ServiceFaults() };
  /** Where the one server of the run keeps its matches; undefined where that is PostgreSQL. */
  readonly disk: Disk | undefined;
  /** All who claimed the match. */
  readonly claimants = new Set<Owner>();
  readonly redis = {
    data: new RedisData(),
    faults: new ServiceFaults(),
    connections: new Set<RedisConnection>(),
  };

  constructor(world: World, store: Plan['store']) {
    this.disk = store === 'sqlite' ? new Disk(world.random('disk')) : undefined;
  }

  get stored(): Stored {
    return this.disk?.rows ?? this.postgres.database;
  }
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

/** That of the only server of the run that is going on. */
export function theDisk(): Disk {
  const { disk } = theCluster();
  if (!disk) throw new Error('this run has no SQLite');
  return disk;
}
