import type { Answer, SeatGrant } from '@atoll/protocol';
import { diveCatalog } from './cluster/dive.ts';
import { unreleased } from '@atoll/catalog/unreleased';
import type { TableClient } from '@atoll/test-client/table-client';
import type { TimedServer } from './timed-server.ts';

/** Games of up to five people. */
export const catalog = { ...diveCatalog, ...unreleased };
export const NO_VOTE = { seat: -1, by: -1, voters: [], agreed: [], refused: [] };
export const MINUTE = 60_000;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'];

export type VoteRequest = 'propose' | 'agree' | 'refuse' | 'withdraw';
export const vote = (client: TableClient, what: VoteRequest, seat: number): Promise<Answer> =>
  client.room.request('standin', { do: what, seat }) as Promise<Answer>;
export const standIn = (client: TableClient, seat: number): string | undefined =>
  client.table.seats[seat]?.standIn;
export const gone = (client: TableClient, seat: number): Promise<void> =>
  client.until(() => client.table.seats[seat]?.connected === false);

export interface PeopleTable {
  readonly people: readonly TableClient[];
  readonly grants: readonly SeatGrant[];
}

/** People whose match has begun; every seat has a prompt, and bots are slow. */
export async function playing(timed: TimedServer, seats: number): Promise<PeopleTable> {
  const { server } = timed;
  const game = seats > 3 ? 'probe' : 'dive';
  const grants = [await server.create({ game, seats })];
  for (const name of NAMES.slice(1, seats)) grants.push(await server.join(grants[0]!.code, name));
  const people: TableClient[] = [];
  for (const grant of grants) people.push(await server.sit(grant));
  await people[0]!.change({ do: 'pace', pace: 5000 });
  await people[0]!.start();
  await Promise.all(people.map((client) => client.until(() => client.prompt.asked)));
  return { people, grants };
}

/** The same, with the last of them away for a minute. */
export async function deserted(timed: TimedServer, seats: number, away = 1): Promise<PeopleTable> {
  const table = await playing(timed, seats);
  const [ada] = table.people as [TableClient];
  for (const [seat, client] of table.people.entries()) {
    if (seat < seats - away) continue;
    await client.leave();
    await gone(ada, seat);
  }
  timed.now += MINUTE;
  return table;
}
