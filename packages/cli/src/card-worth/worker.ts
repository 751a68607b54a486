import { parentPort, workerData } from 'node:worker_threads';
import { loadBots } from '../bots.ts';
import { entryOf } from '../game.ts';
import { numbersOf, type Share } from '../work-split.ts';
import { playTwins } from './twin-match.ts';

/** The job of a worker. */
export interface CardWorthJob {
  readonly game: string;
  readonly bot: string;
  readonly seed: string;
  readonly seats: number;
  readonly options: unknown;
  readonly cards: readonly string[];
  /** For each card. */
  readonly deals: number;
}

const {
  share,
  game: id,
  bot: names,
  ...job
} = workerData as CardWorthJob & { readonly share: Share };
const entry = entryOf(id);
const playable = await entry.load();
const [bot] = await loadBots({ entry, playable, names });
const buys = (await entry.tooling?.())?.balance?.buys;
if (bot === undefined || buys === undefined) throw new Error(`"${id}" has no cards to buy`);

for (const number of numbersOf(share, job.cards.length * job.deals)) {
  const deal = Math.floor(number / job.cards.length);
  const { seats, options } = job;
  parentPort?.postMessage(
    playTwins({
      ...{ game: playable.game, bot, buys, card: job.cards[number % job.cards.length]! },
      // every card gets the same deals, and every seat as many of them
      setup: { seed: `${job.seed} ${deal}`, seats, options },
      seat: deal % seats,
    }),
  );
}
