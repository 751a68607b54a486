import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const GAMES = 'packages/games';

/**
 * @typedef {{
 *   game: string,
 *   folder: string,
 *   browserTests: readonly string[],
 *   conformance: { seed: string, long: number, short: number, seconds: number },
 *   simulation: { entries: number },
 * }} GameOfGate
 */

/**
 * How the gate examines each game: `gate.json` in the folder of the game. `browserTests` are the
 * browser tests that show soonest that the game is broken, without folder and ending.
 * `simulation.entries` limits the log entries of a simulated match before its seats give up.
 * @returns {readonly GameOfGate[]}
 */
export function gamesOfGate() {
  return readdirSync(path.join(root, GAMES)).flatMap((game) => {
    const folder = `${GAMES}/${game}`;
    const file = path.join(root, folder, 'gate.json');
    return existsSync(file) ? [{ game, folder, ...JSON.parse(readFileSync(file, 'utf8')) }] : [];
  });
}
