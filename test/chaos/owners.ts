import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { missingDatabases } from '../../packages/server/test/support/store/databases.ts';
import { Audit } from './audit.ts';
import { Random } from '@atoll/test-client/random';
import { eventually, ServerTrio } from './server-group.ts';
import { Gate } from './gate.ts';
import { Load } from './load.ts';
import { recovery } from './outage.ts';
import { Player } from './player.ts';
import { type Outcome, progress, type RunOptions, type Scenario, spread } from './scenario.ts';

const ROUNDS = 24;

export const owners: Scenario = {
  name: 'owners',
  minutes: () => 5,
  missing: missingDatabases,
  runs: [contend],
};

/**
 * Two servers are made to own one match: Redis forgets who holds it, and another one opens it, for
 * people who come with the same tokens and decide at the same time; or the one that holds it hangs,
 * and comes back when another does.
 */
async function contend({ seed, short }: RunOptions): Promise<Outcome> {
  const title = 'Two servers that own one match';
  const random = new Random(`owners ${seed}`);
  const group = await ServerTrio.start();
  const violations: string[] = [];
  const recoveries: number[] = [];
  const twins: Player[] = [];
  const begin = performance.now();
  const rounds = short ? 2 : ROUNDS;
  let load: Load | undefined;
  let round = 0;
  try {
    load = await Load.start({
      address: () => group.address,
      seed,
      tables: { solo: 0, pairs: 3 },
      pause: 15,
    });
    for (; round < rounds; round++) {
      progress(`${round} of ${rounds} matches with two owners`);
      await wait(random.between(200, 500));
      const { matchId } = random.pick(load.playing);
      const people = load.playing.filter((player) => player.matchId === matchId);
      const since = Date.now();
      const holder = await eventually(async () => {
        const server = await group.holderOf(matchId);
        return server < 0 ? undefined : server;
      }, 'a server held the table');
      if (round % 2 === 0) twins.push(...(await double(group, people, { holder, random })));
      else await hang(group, { holder, ms: random.between(2_000, 6_000) });
      // A player sent away by a twin takes the seat back once the twin is gone; a twin's last try
      // may arrive rounds later.
      const { players } = load;
      const nudge = (): void => {
        for (const { state, table, over } of players)
          if (!over && state.status === 'replaced') table.open();
      };
      recoveries.push(await recovery({ load, group, nudge, since }));
    }
    await load.stop();
    const audit = new Audit(group.store);
    await load.audit(audit, twins);
    violations.push(...audit.violations);
    const { handovers, reversals } = await epochs(group.cluster.postgres.url);
    if (reversals > 0)
      violations.push(`${reversals} entries were written by an owner that had lost the match`);
    return {
      title,
      figures: [
        ['matches that were made to have two owners', round],
        ...Object.entries(audit.findings),
        [
          'acknowledged by the second owner',
          twins.flatMap(({ sentActions }) => sentActions).filter(({ answer }) => answer?.ok).length,
        ],
        ['times that a match changed hands', handovers],
        [
          'writes refused to a server that had lost the match',
          group.output.split('"type":"LostOwnership"').length - 1,
        ],
        ['entries written by a server that had lost the match', reversals],
        ['every table goes on', spread(recoveries)],
        ['minutes', ((performance.now() - begin) / 60_000).toFixed(1)],
      ],
      violations,
    };
  } catch (error) {
    return {
      title,
      figures: [['rounds', round]],
      violations: [...violations, `in round ${round}: ${String(error)}`],
    };
  } finally {
    for (const twin of twins) twin.leave();
    load?.leave();
    await group.stop();
  }
}

interface Contest {
  readonly holder: number;
  readonly random: Random;
}

/**
 * Another server opens the table beside the one that holds it; twins of the people there decide as
 * fast as they do.
 */
async function double(
  group: ServerTrio,
  people: readonly Player[],
  { holder, random }: Contest,
): Promise<readonly Player[]> {
  const { matchId } = people[0]!;
  const other = group.cluster.servers[(holder + random.between(1, 2)) % 3]!;
  const redis = new Redis(group.cluster.redis.url);
  await redis.hdel('roomcaches', matchId);
  redis.disconnect();
  const end = new AbortController();
  const twins = people.map(({ token }) => new Player(other.address, { matchId, token }));
  const playing = twins.map((twin) =>
    twin.play({ random, pause: 5, gate: new Gate(), signal: end.signal }),
  );
  await wait(random.between(500, 1_500));
  end.abort();
  for (const twin of twins) twin.leave();
  await Promise.all(playing);
  return twins;
}

/**
 * The server that holds the table knows nothing of the time in which it hung, and finds what was
 * sent to it meanwhile.
 */
async function hang(
  group: ServerTrio,
  { holder, ms }: { readonly holder: number; readonly ms: number },
): Promise<void> {
  const server = group.cluster.servers[holder]!;
  server.pause();
  await wait(ms);
  server.goOn();
}

/**
 * How often the owner of a match changed in its log, and how often back to an older one, which must
 * never be.
 */
async function epochs(
  url: string,
): Promise<{ readonly handovers: number; readonly reversals: number }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ handovers: string; reversals: string }>(`
    SELECT count(*) FILTER (WHERE owner_epoch > before) AS handovers, count(*) FILTER (WHERE owner_epoch < before) AS reversals
    FROM (SELECT owner_epoch, lag(owner_epoch) OVER (PARTITION BY match_id ORDER BY seq) AS before FROM match_log) AS entries`);
  await client.end();
  return { handovers: Number(rows[0]?.handovers), reversals: Number(rows[0]?.reversals) };
}
