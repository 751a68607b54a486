import { loadBots } from '../bots.ts';
import { entryOf, readOptions } from '../game.ts';
import { progressOf } from '../progress.ts';
import { readFlags, UsageError, wholeNumber, workersIn } from '../usage.ts';
import { splitWork } from '../work-split.ts';
import type { TwinMatch } from './twin-match.ts';
import type { CardWorthJob } from './worker.ts';
import { worthTable } from './worth-table.ts';

/**
 * `atoll worth`: the worth of each card beyond its price, in points. Every deal is played twice by
 * the same bots; in one match a seat buys the card as soon as it can, in the other never. The table
 * repeats for a seed; progress goes to stderr.
 */
export async function cardWorthCommand(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, {
    required: ['game', 'seed', 'deals', 'seats'],
    optional: ['bot', 'cards', 'options', 'workers'],
  });
  const entry = entryOf(flags.game);
  const playable = await entry.load();
  const balance = (await entry.tooling?.())?.balance;
  const target = balance?.targets.worth;
  if (balance?.buys === undefined || target === undefined)
    throw new UsageError(`"${flags.game}" has no cards to buy`);
  const bot = flags.bot ?? 'greedy';
  const named = await loadBots({ entry, playable, names: bot });
  if (named.length !== 1) throw new UsageError(`--bot names one bot, not "${bot}"`);
  const wanted = flags.cards?.split(',');
  const cards = balance.cards.filter(({ id }) => wanted?.includes(id) ?? true);
  const unknown = wanted?.find((id) => !cards.some((card) => card.id === id));
  if (unknown !== undefined)
    throw new UsageError(
      `--cards: there is no card "${unknown}"; there are: ${balance.cards.map(({ id }) => id).join(', ')}`,
    );
  const workers = workersIn(flags.workers);
  const job: CardWorthJob = {
    ...{ game: flags.game, bot, seed: flags.seed, cards: cards.map(({ id }) => id) },
    seats: wholeNumber('seats', flags.seats, playable.game.seats),
    options: readOptions(playable.game, flags.options),
    deals: wholeNumber('deals', flags.deals, { min: 1 }),
  };
  const twins = await play(job, workers);
  process.stdout.write(`${worthTable(cards, target, twins).join('\n')}\n`);
  return 0;
}

async function play(job: CardWorthJob, workers: number): Promise<readonly TwinMatch[]> {
  const twins: TwinMatch[] = [];
  const tell = progressOf(job.cards.length * job.deals, 'deals');
  const file = new URL('./worker.ts', import.meta.url);
  await splitWork<CardWorthJob, TwinMatch>({ file, job, workers }, (twin) => {
    twins.push(twin);
    tell();
  });
  return twins;
}
