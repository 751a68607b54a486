import type { AnyGame } from './game.ts';
import { type MatchFile, setupOf } from './match-file.ts';
import { createMatch } from './match.ts';
import { type Draw, watchDraws } from './rng.ts';
import { runLog } from './run.ts';

/** A number that a match drew. */
export interface MatchDraw extends Draw {
  /** With which entry of the log; 0 for before the first. */
  readonly entry: number;
}

/**
 * Every number that a match drew, in order, found by playing it again. Throws `BrokenLog` and
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
