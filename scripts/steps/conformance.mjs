import { gamesOfGate } from '../support/games-of-gate.mjs';
import { npmCheck } from './step.mjs';

/**
 * The examination of each game, as its `gate.json` says: in `long` as many matches as it takes,
 * from that seed, to see all that the game has; in `short` a part of them, in which nothing may be
 * found. Seconds are those of two idle cores.
 */
/** @returns {readonly import('./step.mjs').Step[]} */
export function conformance(/** @type {'short' | 'long'} */ extent) {
  return gamesOfGate().map(({ game, conformance: examined }) => {
    const { seed, seconds } = examined;
    const games = examined[extent];
    const step = {
      name: `conformance ${game}`,
      cores: /** @type {const} */ (1),
      seconds: extent === 'short' ? seconds : (seconds * games) / examined.short,
      after: ['install'],
    };
    const covered = extent === 'short' ? 'some' : 'all';
    return npmCheck(step, 'atoll', [
      ...['conformance', '--game', game, '--games', String(games)],
      ...['--seed', seed, '--workers', '1', '--coverage', covered],
    ]);
  });
}
