import { boardOf, type Size } from '../src/board.ts';
import { deepSearch } from '../src/bot/deep-search.ts';
import { BLACK, loadPlayouts, OPEN, Playouts, type Owner } from '../src/bot/playouts.ts';
import { search } from '../src/bot/search.ts';

/** How fast the tree grows from an empty board: node bench/search.ts [iterations]. */
const iterations = Number(process.argv[2] ?? 4000);
const code = await loadPlayouts();
for (const size of [11, 19] as const satisfies readonly Size[]) {
  const board = boardOf(size);
  const stones = board.cells.map((): Owner => OPEN);
  for (const find of [search, deepSearch, search, deepSearch]) {
    const playouts = new Playouts(code, board);
    const before = process.cpuUsage();
    const found = find(playouts, { stones, toMove: BLACK }, { iterations, seed: 'bench' });
    const { user, system } = process.cpuUsage(before);
    const memory = Math.round(process.memoryUsage().rss / 1e6);
    const rate = Math.round(found.iterations / ((user + system) / 1e6));
    const answer = `${board.cells[found.cell]?.name} ${found.value.toFixed(3)}`;
    console.log(
      `${find.name} of size ${size}: ${answer}, ${found.iterations} iterations, ${rate} a CPU second, ${memory} MB`,
    );
  }
}
