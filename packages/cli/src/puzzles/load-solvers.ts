import type { CatalogEntry, PlayableGame } from '@atoll/catalog';
import { knowledgeOf, type PuzzleRules } from '@atoll/engine';
import { loadBots } from '../bots.ts';
import type { Solver } from './attempt.ts';
import type { Solvers } from './difficulty.ts';

/**
 * The solvers that measure puzzles: those of the puzzles' rules, or the bots of a table. Throws
 * `RangeError` for fewer than three.
 */
export async function loadSolvers(
  entry: CatalogEntry,
  playable: PlayableGame,
  rules: PuzzleRules,
): Promise<Solvers> {
  const all = rules.solvers ?? (await botSolvers(entry, playable));
  const [weakest, middling, ...strong] = all;
  if (!weakest || !middling || strong.length === 0)
    throw new RangeError(`puzzles need three solvers, not ${all.length}`);
  return { weakest, middling, strong };
}

async function botSolvers(entry: CatalogEntry, playable: PlayableGame): Promise<readonly Solver[]> {
  const { builtInBots = {}, bots = [] } = entry;
  const names = [...Object.keys(builtInBots), ...bots.map(({ id }) => id)].join(',');
  const { game } = playable;
  return (await loadBots({ entry, playable, names })).map((bot) => ({
    id: bot.id,
    choose: ({ state, task: { seat } }, legal, { seed }) =>
      bot.choose({ game, seat, legal, seed, ...knowledgeOf(game, state, seat) }),
  }));
}
