import { type TableTerms, termsOf } from './table-terms.ts';
import { type Played, playedIn, sceneOf } from './games.ts';
import { Random } from '@atoll/test-client/random';
import type { DiskFault } from './world/disk.ts';
import type { Condition } from './world/service-faults.ts';

/** What goes wrong for one person, or what they do that is hard on servers. */
export type PersonFault =
  | 'slow'
  | 'cut'
  | 'half-open'
  | 'deaf'
  | 'late'
  | 'offline'
  | 'doubled'
  | 'sleep'
  | 'reload'
  | 'second-tab'
  | 'new-token'
  | 'move'
  | 'come-again';
export type ServerFault = 'kill' | 'kill-soon' | 'kill-step' | 'hang' | 'stop' | 'clock';
type ServiceFault = Exclude<Condition, 'well'>;

/** One fault; `at` and `ms`, how long it lasts, in ms of simulated time. */
export type Fault = { readonly at: number; readonly ms: number } & (
  | { readonly on: 'person'; readonly what: PersonFault; readonly person: number }
  | {
      readonly on: 'server';
      readonly what: ServerFault;
      readonly server: number;
      /**
       * Effects, or happenings, until it dies, or ms by which its clock jumps.
       */
      readonly by: number;
    }
  | {
      readonly on: 'postgres';
      readonly what: ServiceFault;
      /** The only server for which it is so; -1 for all. */
      readonly server: number;
    }
  | { readonly on: 'redis'; readonly what: ServiceFault | 'forget'; readonly server: number }
  | { readonly on: 'disk'; readonly what: DiskFault }
);

export type Manner = 'quick' | 'usual' | 'slow';

/** All that is decided before a run begins. */
export interface Plan {
  readonly seed: string;
  readonly played: Played;
  readonly servers: number;
  /** Whether they find each other by Redis. */
  readonly clustered: boolean;
  /** Where matches are kept: a server alone may do so in a folder of its own. */
  readonly store: 'postgres' | 'sqlite';
  readonly people: readonly Manner[];
  readonly watchers: number;
  /** How many bots have a seat too. */
  readonly bots: number;
  /** Whether the match has still to be started by its host. */
  readonly waits: boolean;
  /** How long a table stays in memory when nobody is connected, in ms. */
  readonly idleMs: number;
  /** By how much clocks are wrong, in ms: those of servers first, then of people. */
  readonly skews: readonly number[];
  readonly faults: readonly Fault[];
  readonly terms: TableTerms;
}

const PERSON_FAULTS: readonly PersonFault[] = [
  ...(['slow', 'cut', 'half-open', 'deaf', 'late', 'late', 'offline'] as const),
  ...(['doubled', 'sleep', 'reload', 'second-tab', 'come-again', 'new-token'] as const),
];
const SERVER_FAULTS: readonly ServerFault[] = [
  ...(['kill', 'kill-step', 'kill-soon', 'hang', 'hang', 'stop', 'clock'] as const),
];
const SERVICE_FAULTS: readonly ServiceFault[] = [
  ...(['slow', 'refusing', 'forgetful', 'away', 'hanging'] as const),
];
const DISK_FAULTS: readonly DiskFault[] = [
  ...(['slow', 'full', 'broken', 'locked', 'hanging', 'thread', 'thread'] as const),
];
/** Faults begin within so many ms. */
const SPAN = 5_000;

/** What happens in the run of that seed. */
export function planOf(seed: string): Plan {
  const random = new Random(`${seed}/plan`);
  const clustered = random.chance(60);
  const servers = clustered ? random.between(2, 3) : 1;
  const played = playedIn(seed);
  const { min, max } = sceneOf(played.game).seats;
  const alone = random.chance(20);
  const seats = Math.min(max, alone ? 1 : random.chance(80) ? 2 : 3);
  const bots = Math.max(alone && max > 1 ? 1 : 0, min - seats);
  const people = Array.from({ length: seats }, () =>
    random.pick<Manner>(['quick', 'quick', 'usual', 'slow']),
  );
  const watchers = random.chance(30) ? 1 : 0;
  const all = seats + watchers;
  const skews = Array.from({ length: servers + all }, () =>
    random.chance(70) ? 0 : random.between(-60_000, 60_000),
  );
  const count = random.chance(10) ? 0 : random.between(1, 6);
  const faults = Array.from({ length: count }, () => faultOf(random, { servers, clustered, all }));
  const moving = new Random(`${seed}/moves`);
  if (count > 0 && moving.chance(10)) {
    const person = moving.between(0, seats - 1);
    faults.push({ at: moving.between(0, SPAN), ms: 1_500, on: 'person', what: 'move', person });
  }
  // Its chance is its own, so that all other runs stay what they are.
  const storing = new Random(`${seed}/store`);
  const store = !clustered && storing.chance(50) ? 'sqlite' : 'postgres';
  return {
    ...{ seed, played, servers, clustered, store, people, watchers, bots, skews },
    waits: random.chance(35),
    idleMs: random.chance(50) ? 60_000 : random.between(4_000, 8_000),
    terms: termsOf(seed, played.game),
    faults: faults
      .map((fault) => (store === 'sqlite' ? ofDisk(storing, fault) : fault))
      .sort((one, other) => one.at - other.at),
  };
}

interface Scene {
  readonly servers: number;
  readonly clustered: boolean;
  /** How many people there are, watchers too. */
  readonly all: number;
}

function faultOf(random: Random, { servers, clustered, all }: Scene): Fault {
  const at = random.between(0, SPAN);
  const ms = random.chance(60) ? random.between(50, 1_500) : random.between(500, 6_000);
  const kind = random.between(0, 99);
  const server = random.between(0, servers - 1);
  if (kind < 40) {
    const person = random.between(0, all - 1);
    return { at, ms, on: 'person', what: random.pick(PERSON_FAULTS), person };
  }
  if (kind < 65) {
    const what = random.pick(SERVER_FAULTS);
    const most = what === 'kill-step' ? 200 : 60;
    const by = what === 'clock' ? random.between(-30_000, 30_000) : random.between(0, most);
    // Others take over what a server holds that hangs for more than four seconds.
    const lasts = what === 'hang' ? random.between(300, 7_000) : ms;
    return { at, ms: lasts, on: 'server', what, server, by };
  }
  const only = random.chance(50) ? -1 : server;
  if (kind < 82 || !clustered)
    return { at, ms, on: 'postgres', what: random.pick(SERVICE_FAULTS), server: only };
  return {
    ...{ at, ms, on: 'redis', server: only },
    what: random.pick([...SERVICE_FAULTS, 'forget', 'forget'] as const),
  };
}

/** What would be wrong with PostgreSQL is wrong with the disk. */
const ofDisk = (random: Random, fault: Fault): Fault =>
  fault.on === 'postgres'
    ? { at: fault.at, ms: fault.ms, on: 'disk', what: random.pick(DISK_FAULTS) }
    : fault;

/** When the last fault is over, in ms after the match could be entered. */
export const endOf = ({ faults }: Plan): number =>
  Math.max(500, ...faults.map(({ at, ms }) => at + ms));
