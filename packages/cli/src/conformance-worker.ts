import { parentPort, workerData } from 'node:worker_threads';
import { type Bot, greedyBot } from '@atoll/bots';
import { knowledgeOf, nextWord, optionSets } from '@atoll/engine';
import { conformance, type Bonus, type ConformanceOptions, type Policy } from '@atoll/testkit';
import { loadBots } from './bots.ts';
import { entryOf } from './game.ts';

/** The job of a worker. */
export interface ConformanceJob {
  readonly game: string;
  readonly games: number;
  readonly from: number;
  readonly targets: readonly string[];
  readonly seed: string;
  readonly share: { readonly of: number; readonly rest: number };
}

const { game: id, ...job } = workerData as ConformanceJob;
const entry = entryOf(id);
const playable = await entry.load();
const tooling = await entry.tooling?.();
const { evaluate } = playable;

const skilledBot = tooling?.skilledBot;
const [own] =
  skilledBot === undefined ? [] : await loadBots({ entry, playable, names: skilledBot });

/** A bot decides as it does at a table: from the view alone. */
const decided =
  (bot: Bot): Policy =>
  ({ game, state, seat, legal, rng }) =>
    bot.choose({
      game,
      ...knowledgeOf(game, state, seat),
      seat,
      legal,
      seed: String(nextWord(rng)),
    });

const greedy =
  evaluate &&
  ((bonus: Bonus): Policy =>
    decided(greedyBot((state, seat) => evaluate(state, seat) + bonus(state, seat))));
const skilled = own ? () => decided(own) : greedy;

const options: ConformanceOptions = {
  ...job,
  options: optionSets(entry.options),
  ...(tooling ? { coverage: tooling.coverage } : {}),
  ...(skilled ? { skilled } : {}),
};
parentPort?.postMessage(conformance(playable.game, options));
