import { setTimeout as wait } from 'node:timers/promises';
import { hashState } from '@atoll/engine';
import { TableClient } from '@atoll/test-client/table-client';
import { GUARD_MS } from '@atoll/test-client/waiting';
import { Audit } from './audit.ts';
import { Random } from '@atoll/test-client/random';
import { SoloServer } from './server-group.ts';
import { type Fault, FAULTS, FaultyNetwork } from './faulty-network.ts';
import { Load } from './load.ts';
import type { Player } from './player.ts';
import { type Outcome, type RunOptions, type Scenario, spread } from './scenario.ts';
import { describeStandstill } from './standstill.ts';

/** After the last fault everybody has to see what the server sees within so many ms. */
const AIM = 5_000;

export const net: Scenario = { name: 'net', minutes: () => 5, missing: () => '', runs: [disturb] };

/**
 * People play through a network that fails in every way, one to four times in a row; then they
 * must find together again.
 */
export async function disturb({ seed, short }: RunOptions): Promise<Outcome> {
  const title = 'The line between people and one server';
  const random = new Random(`faults ${seed}`);
  const group = await SoloServer.start();
  const network = await FaultyNetwork.start(
    Number(new URL(group.address).port),
    new Random(`line ${seed}`),
  );
  const times = new Map<Fault, number[]>(FAULTS.map((fault) => [fault, []]));
  const violations: string[] = [];
  // on a machine that runs all tests at once only that they do is looked at
  const aim = short ? GUARD_MS : AIM;
  const begin = performance.now();
  let load: Load | undefined;
  let faults = 0;
  try {
    load = await Load.start({
      address: () => network.newAddress(),
      seed,
      tables: { solo: 1, pairs: 2 },
      pause: 40,
    });
    const enough = short
      ? (rounds: number) => rounds >= FAULTS.length
      : () => performance.now() - begin > 4 * 60_000;
    for (let round = 0; !enough(round); round++) {
      load.gate.open();
      await wait(random.between(200, 600));
      const last = FAULTS[round % FAULTS.length] as Fault;
      const row = [
        ...Array.from({ length: random.between(0, 3) }, () => random.pick(FAULTS)),
        last,
      ];
      for (const fault of row) {
        await wait(random.between(0, 300));
        await network.inflict(fault);
        faults++;
      }
      load.gate.shut();
      const ms = await converge(load.playing, group.address);
      times.get(last)?.push(ms);
      if (ms <= aim) continue;
      violations.push(
        `round ${round}: after ${row.join(', ')} not together within ${aim} ms (${Math.round(ms)})`,
      );
      // a client that is not back by now will not be back in the next round either
      if (ms >= GUARD_MS) throw new Error(await standing(load, group));
    }
    load.gate.open();
    const stopped = load.stop().then(() => true);
    if (!(await Promise.race([stopped, wait(GUARD_MS, false, { ref: false })])))
      throw new Error(await standing(load, group));
    const audit = new Audit(group.store);
    await load.audit(audit);
    violations.push(...audit.violations);
    return {
      title,
      figures: [
        ['faults', faults],
        ...Object.entries(audit.findings),
        ...[...times].map(
          ([fault, all]) =>
            [`together again after "${fault}" as the last of them`, spread(all)] as const,
        ),
        ['minutes', ((performance.now() - begin) / 60_000).toFixed(1)],
      ],
      violations,
    };
  } catch (error) {
    return { title, figures: [['faults', faults]], violations: [...violations, String(error)] };
  } finally {
    load?.leave();
    network.close();
    await group.stop();
  }
}

/** The code of a connection that ended without a word. */
const NO_WORD = 1006;

/**
 * How long, in ms, until all of them see what a client sees who comes to the server by a connection
 * of his own. That he came is the news that everybody has to hear. A machine that stood still for
 * long may lose even that connection: then he comes again.
 */
async function converge(players: readonly Player[], address: string): Promise<number> {
  const begin = performance.now();
  const clients = new Map<string, TableClient>();
  for (const { matchId } of players)
    if (!clients.has(matchId))
      clients.set(matchId, await TableClient.connect(address, { matchId }));
  const together = (): boolean =>
    players.every(({ matchId, state, settled }) => {
      const { seq, view, watchers } = clients.get(matchId)!.table;
      const { snapshot, status } = state;
      if (!settled || status !== 'live' || snapshot?.seq !== seq || snapshot.watchers !== watchers)
        return false;
      return hashState(snapshot.view) === hashState(view);
    });
  while (!together() && performance.now() - begin < GUARD_MS) {
    await wait(20);
    for (const [matchId, { closed }] of clients) {
      if (closed === undefined) continue;
      if (closed !== NO_WORD)
        throw new Error(`a connection without faults to ${matchId} was closed with ${closed}`);
      clients.set(matchId, await TableClient.connect(address, { matchId }));
    }
  }
  const ms = performance.now() - begin;
  await Promise.all([...clients.values()].map((client) => client.leave()));
  return ms;
}

/** How everybody stands who still plays, and what the server complained of. */
function standing({ playing }: Load, group: SoloServer): Promise<string> {
  const matchIds = [...new Set(playing.map(({ matchId }) => matchId))];
  return describeStandstill(matchIds, { group, players: playing, since: 0 });
}
