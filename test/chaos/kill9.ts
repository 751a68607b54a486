import { setTimeout as wait } from 'node:timers/promises';
import { hashState } from '@atoll/engine';
import { missingDatabases } from '../../packages/server/test/support/store/databases.ts';
import type { MatchStore } from '../../packages/server/src/store/match-store.ts';
import { Audit } from './audit.ts';
import { Random } from '@atoll/test-client/random';
import { eventually, type ServerGroup, SoloServer, ServerTrio } from './server-group.ts';
import { Load } from './load.ts';
import { Player } from './player.ts';
import { RecordedMatch } from './recorded-match.ts';
import {
  type Outcome,
  type RunOptions,
  progress,
  type Scenario,
  SHORT,
  spread,
} from './scenario.ts';

/** In each half; and never fewer than the recorded match has actions. */
const KILLS = 100;
/** What a kill may take on the average, in minutes; fewer kills in that time count as a failure. */
const MINUTES_A_KILL = 0.09;
/** Within this many ms people should be able to go on when there are other servers. */
const AIM = 3_000;

export const kill9: Scenario = {
  name: 'kill9',
  minutes: ({ kills = KILLS }) => 20 * Math.max(1, kills / KILLS),
  missing: missingDatabases,
  runs: [killSolo, killTrio],
};

export async function killSolo(options: RunOptions): Promise<Outcome> {
  return killing(await SoloServer.start(), {
    ...options,
    title: 'kill -9, one server with SQLite',
  });
}

export async function killTrio(options: RunOptions): Promise<Outcome> {
  return killing(await ServerTrio.start(), {
    ...options,
    title: 'kill -9, three servers with PostgreSQL and Redis',
  });
}

/**
 * Plays a recorded match through the servers, and at each of its actions, around the moment in
 * which it arrives, kills the one that holds the match; all the while other tables are played. In
 * the end every log is compared with what was told, and the recorded match with the record.
 */
async function killing(
  group: ServerGroup,
  { seed, short, title, kills: wanted = KILLS }: RunOptions & { readonly title: string },
): Promise<Outcome> {
  const random = new Random(`kills ${seed}`);
  const record = await RecordedMatch.play(`recorded match ${seed}`, 2);
  const kills = short ? SHORT.kills : Math.max(wanted, record.steps.length);
  const mostMinutes = Math.max(KILLS, wanted) * MINUTES_A_KILL;
  const violations: string[] = [];
  const begin = performance.now();
  let load: Load | undefined;
  let killed = 0;
  let unanswered = 0;
  try {
    const tables = short ? SHORT.load : { solo: 3, pairs: 2 };
    load = await Load.start({ address: () => group.address, seed, tables, pause: 25 });
    const grants = await record.lay(group.store);
    const seats = grants.map((grant) => new Player(group.address, grant));
    const reviving = { done: Promise.resolve() };
    for (let index = 0; index < kills; index++) {
      const minutes = (performance.now() - begin) / 60_000;
      if (minutes > mostMinutes) {
        violations.push(`only ${index} of ${kills} kills in ${mostMinutes} minutes`);
        break;
      }
      progress(`${index} of ${kills} kills, ${minutes.toFixed(1)} minutes`);
      const step = record.steps[index];
      const player = step ? seats[step.seat]! : random.pick(load.playing);
      if (step)
        await player.until(() => player.state.status === 'live' && offers(player, step.action));
      await reviving.done;
      const others = load.acknowledged;
      await wait(random.between(100, 400));
      // Another player has to have acted meanwhile: there is load.
      while (load.acknowledged === others) await wait(10);
      const holder = await eventually(async () => {
        const server = await group.holderOf(player.matchId);
        return server < 0 ? undefined : server;
      }, 'a server held the table');
      const answer = step && player.act(step.action);
      await wait(random.between(0, 8));
      await group.kill(holder);
      killed++;
      if (!player.settled) unanswered++;
      for (const one of [...seats, ...load.players]) if (!one.over) one.faultBegan();
      reviving.done = group.revive(holder);
      const said = await answer;
      if (said?.ok === false)
        throw new Error(`action ${index} was refused: ${JSON.stringify(said.reasons)}`);
    }
    await reviving.done;
    await load.stop();
    const audit = new Audit(group.store);
    await load.audit(audit);
    const log = await audit.check(grants[0]!.matchId, seats);
    const whole = killed >= record.steps.length;
    if (!record.begins(log) || (whole && log.length < record.length))
      violations.push('the recorded match came out otherwise');
    violations.push(
      ...audit.violations,
      ...(await secretsIn(group.output, group.store, [...seats, ...load.players])),
    );
    seats.forEach((seat) => seat.leave());
    const recoveries = [...seats, ...load.players].flatMap((player) => player.recoveries);
    const resent = recoveries.filter((recovery) => recovery.resent).map(({ ms }) => ms);
    return {
      title,
      figures: [
        ['kills', killed],
        ['of them with an action of the recorded match unanswered', unanswered],
        [
          'recorded match: actions, each killed at once',
          `${Math.min(killed, record.steps.length)} of ${record.steps.length}`,
        ],
        ...Object.entries(audit.findings),
        ['from the kill to a resent action being accepted', spread(resent)],
        [`of them within ${AIM / 1000} s`, resent.filter((ms) => ms <= AIM).length],
        ['from the kill to any action being accepted', spread(recoveries.map(({ ms }) => ms))],
        ['minutes', ((performance.now() - begin) / 60_000).toFixed(1)],
      ],
      violations,
    };
  } catch (error) {
    return {
      title,
      figures: [['kills', killed]],
      violations: [...violations, `after ${killed} kills: ${String(error)}`],
    };
  } finally {
    load?.leave();
    await group.stop();
  }
}

function offers({ state }: Player, action: unknown): boolean {
  return state.prompt.legal.some((legal) => hashState(legal) === hashState(action));
}

/** What must stand in no log file: seeds, invite codes and tokens. */
async function secretsIn(
  output: string,
  store: MatchStore,
  players: readonly Player[],
): Promise<readonly string[]> {
  const records = await Promise.all(
    [...new Set(players.map(({ matchId }) => matchId))].map((matchId) => store.find(matchId)),
  );
  const secrets = [
    ...records.flatMap((record) => (record ? [record.seed, record.code] : [])),
    ...players.map(({ token }) => token),
  ];
  return secrets.filter((secret) => output.includes(secret)).map(() => 'a log file holds a secret');
}
