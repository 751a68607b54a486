import type { CatalogEntry, PlayableGame } from '@atoll/catalog';
import { knowledgeOf, type PuzzleRules } from '@atoll/engine';
import { loadBots } from '../bots.ts';
import type { Solver } from './attempt.ts';
import type { Solvers } from './difficulty.ts';

/** The solvers that measure puzzles. Throws `RangeError` for fewer than three. */
export async function loadSolvers(
  entry: CatalogEntry,
  playable: PlayableGame,
  rules: PuzzleRules,
): Promise<Solvers> {
  const all = await Promise.all(
    rules.solvers.map((solver) =>
      typeof solver === 'string' ? botSolver(entry, playable, solver) : solver,
    ),
  );
  const [weakest, middling, ...strong] = all;
  if (!weakest || !middling || strong.length === 0)
    throw new RangeError(`puzzles need three solvers, not ${all.length}`);
  return { weakest, middling, strong };
}

async function botSolver(entry: CatalogEntry, playable: PlayableGame, id: string): Promise<Solver> {
  const { game } = playable;
  const [bot] = await loadBots({ entry, playable, names: id });
  if (bot === undefined) throw new RangeError(`there is no bot "${id}"`);
  return {
    id,
    choose: ({ state, task: { seat } }, legal, { seed }) =>
      bot.choose({ game, seat, legal, seed, ...knowledgeOf(game, state, seat) }),
  };
}
