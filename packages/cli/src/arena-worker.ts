import { parentPort, workerData } from 'node:worker_threads';
import { winnersOf } from '@atoll/engine';
import type { Encounter } from './arena-table.ts';
import { playBots } from './bot-match.ts';
import { loadBots } from './bots.ts';
import { entryOf } from './game.ts';
import { numbersOf, type Share } from './work-split.ts';

/** The job of a worker. */
export interface ArenaJob {
  readonly game: string;
  readonly bots: string;
  readonly games: number;
  readonly seed: string;
  readonly options: unknown;
}

const {
  game: id,
  bots: names,
  games,
  seed,
  options,
  share,
} = workerData as ArenaJob & { readonly share: Share };
const entry = entryOf(id);
const playable = await entry.load();
const bots = await loadBots({ entry, playable, names });

for (const index of numbersOf(share, games)) parentPort?.postMessage(meet(index));

/**
 * One match: each bot sits one seat further than in the previous match, and once all have had every
 * seat, the match's seed changes.
 */
function meet(index: number): Encounter {
  const seats = bots.length;
  const botAt = (seat: number): number => (seat + index) % seats;
  const thoughts = bots.map(() => ({ choices: 0, cpuMs: 0, longestMs: 0 }));
  const { outcome, actions } = playBots(
    playable.game,
    { seed: `${seed} ${Math.floor(index / seats)}`, seats, options },
    {
      bots: bots.map((_, seat) => bots[botAt(seat)]!),
      chance: `${seed} bots ${index}`,
      around: (seat, choose) => {
        const before = process.threadCpuUsage();
        const action = choose();
        const { user, system } = process.threadCpuUsage(before);
        const ms = (user + system) / 1000;
        const thought = thoughts[botAt(seat)]!;
        thought.choices++;
        thought.cpuMs += ms;
        thought.longestMs = Math.max(thought.longestMs, ms);
        return action;
      },
    },
  );
  const winners = winnersOf(outcome);
  const wins = bots.map(() => 0);
  for (const seat of winners) wins[botAt(seat)]! += 1 / winners.length;
  return { index, actions, wins, thoughts };
}
