import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type MatchPlan, writeScripts } from '../bench-matches.ts';
import { ClientLoad } from '../client-load.ts';
import { MeasuredServer } from '../measured-server.ts';
import { rateOf, warmUp } from '../warm-up.ts';

/**
 * A warm server as shipped, in a process that answers each message with the cost of one more round,
 * in actions a second of processor time. `bench gate` runs it in two trees in turns; the first
 * answer says that the server is warm.
 */
const MATCHES = 60;
const GENERATIONS = 12;
const ROUND = { actions: 2000, atOnce: 32, matches: MATCHES } as const;
const plan: MatchPlan = {
  game: 'atoll',
  seats: 4,
  matches: MATCHES * GENERATIONS,
  scripts: 24,
  bot: 'random',
};

const folder = mkdtempSync(path.join(tmpdir(), 'atoll-bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('disconnect', () => process.exit(1));

const { scripts } = await writeScripts(plan);
const server = await MeasuredServer.start({ kind: 'durable', plan, folder, idleMs: 20_000 });
const clientLoad = new ClientLoad(server, scripts);
await warmUp(clientLoad, ROUND);
process.send?.({ warm: true });

process.on('message', (message: 'round' | 'end') => {
  if (message === 'round') void round();
  else void end();
});

async function round(): Promise<void> {
  await clientLoad.ensureLeft(ROUND.actions, MATCHES);
  process.send?.({ rate: rateOf(await clientLoad.runAtOnce(ROUND.actions, ROUND.atOnce)) });
}

async function end(): Promise<void> {
  clientLoad.leave();
  await server.end();
  process.exit(0);
}
