import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import pg from 'pg';
import { type Database, startPostgres, startRedis } from './databases.ts';
import type { Service } from '../service.ts';
import type { ServiceKind } from './database-host.ts';

/** The variable with the address of the shared services of a test run; jest's set-up sets it. */
export const HOST_VARIABLE = 'ATOLL_TEST_DATABASES';
/** The counter of the shared Redis from which test databases get their numbers. */
const NUMBERS = 'atoll-test:numbers';

/** A database for this test only. */
export interface Lease {
  readonly url: string;
  /** May be stopped, if it is not shared with others. */
  readonly service?: Service;
  /** Deletes its content. */
  release(): Promise<void>;
}

/**
 * An empty database, of the PostgreSQL that all tests of a run share, or else of one of its own.
 * For tests that neither stop it nor fill it.
 */
export async function leasePostgres(): Promise<Lease> {
  const shared = await sharedUrl('postgres');
  if (shared === undefined) return owned(await startPostgres());
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(shared, `CREATE DATABASE ${name}`);
  return {
    url: new URL(`/${name}`, shared).href,
    release: () => administer(shared, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/**
 * An empty numbered database of the Redis that all tests of a run share, or else one of its own.
 * Publish and subscribe are not separated: channels of servers have their random ids.
 */
export async function leaseRedis(): Promise<Lease> {
  const shared = await sharedUrl('redis');
  if (shared === undefined) return owned(await startRedis());
  const number = await withRedis(shared, (redis) => redis.incr(NUMBERS));
  const url = `${shared}/${number}`;
  return { url, release: () => withRedis(url, (redis) => redis.flushdb()).then(() => undefined) };
}

async function sharedUrl(kind: ServiceKind): Promise<string | undefined> {
  const host = process.env[HOST_VARIABLE];
  if (host === undefined) return undefined;
  const answer = await fetch(`${host}/${kind}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the shared ${kind} did not start: ${text}`);
  return text;
}

/** One that a test may stop, pause or fill. */
export function owned({ url, service }: Database): Lease {
  return { url, service, release: () => service.remove() };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function withRedis<T>(url: string, ask: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url);
  return ask(redis).finally(() => redis.disconnect());
}
