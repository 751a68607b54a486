import { npmCheck } from './step.mjs';

/**
 * The examination by game: in long as many matches as it takes, from that seed, to see all that the
 * game has; in short a part of them, in which nothing may be found. Seconds are those of two idle
 * cores.
 */
const GAMES = [
  { game: 'atoll', seed: 's', long: 2000, short: 60, seconds: 31 },
  { game: 'steere-atoll', seed: 's', long: 400, short: 60, seconds: 8 },
  { game: 'hidden-ark', seed: 't', long: 240, short: 24, seconds: 16 },
  { game: 'das-atoll', seed: 't', long: 54, short: 6, seconds: 11 },
];

/** @returns {readonly import('./step.mjs').Step[]} */
export function conformance(/** @type {'short' | 'long'} */ extent) {
  return GAMES.map((examined) => {
    const { game, seed, seconds } = examined;
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
