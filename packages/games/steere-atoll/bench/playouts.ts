import { boardOf, SIZES } from '../src/board.ts';
import { BLACK, FILLS, loadPlayouts, Playouts } from '../src/bot/playouts.ts';

/** Random fillings a CPU second: npm run -s bench -- playouts --game steere-atoll */
const RUNS = 8192;
const code = await loadPlayouts();
for (const size of SIZES) {
  for (const bridges of ['random', 'kept'] as const) {
    const playouts = new Playouts(code, boardOf(size), { bridges });
    let wins = 0;
    for (let run = 0; run < RUNS; run++) wins += playouts.run(BLACK).blackWins;
    const before = process.cpuUsage();
    for (let run = 0; run < RUNS; run++) wins += playouts.run(BLACK).blackWins;
    const { user, system } = process.cpuUsage(before);
    const rate = (RUNS * FILLS) / ((user + system) / 1e6);
    const share = (wins / (2 * RUNS * FILLS)).toFixed(3);
    console.log(`size ${size}, bridges ${bridges}: ${(rate / 1e6).toFixed(2)} million fills a CPU second, Black wins ${share}`);
  }
}
