import type { AnyGame } from '../game.ts';
import { type MatchFile, setupOf } from './match-file.ts';
import { createMatch } from '../match.ts';
import { type Draw, watchDraws } from '../rng.ts';
import { runLog } from '../run.ts';

/** A number drawn in a match. */
export interface MatchDraw extends Draw {
  /** Its log entry; 0 for draws before the first entry. */
  readonly entry: number;
}

/**
 * Every number drawn in a match, in order, found by replaying it. Throws `BrokenLog` and
 * `InvalidInput` as `momentsOfFile`.
 */
export function drawsOf(game: AnyGame, file: MatchFile): readonly MatchDraw[] {
  const draws: MatchDraw[] = [];
  let held: Draw[] = [];
  const take = (entry: number): void => {
    for (const draw of held) draws.push({ entry, ...draw });
    held = [];
  };
  const setup = setupOf(game, file);
  watchDraws(
    (draw) => held.push(draw),
    () => {
      const begin = createMatch(game, setup);
      take(0);
      for (const { entry } of runLog(game, begin, file.log)) take(entry.seq);
    },
  );
  return draws;
}
