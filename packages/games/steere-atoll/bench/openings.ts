import { boardOf, SIZES } from '../src/board.ts';
import { deepSearch } from '../src/bot/deep-search.ts';
import { BLACK, loadPlayouts, OPEN, Playouts, WHITE, type Owner } from '../src/bot/playouts.ts';
import { other, type Side } from '../src/bot/search.ts';

/**
 * How often Black wins after a first stone, by matches of the search with itself without a swap:
 * the lines of `src/bot/openings.ts`. A half turn of the board keeps every colour, so half of its
 * cells are enough. The matches of a stone end early once one side is clearly better.
 *
 * Use: npm run -s bench -- openings --game steere-atoll 11 80 1000 reef
 */
const [sizeText = '11', matches = '80', iterations = '1000', seed = 'reef'] = process.argv.slice(2);
/** The matches between two looks, and the distance from an even result, in standard errors. */
const BETWEEN = 10;
const CLEAR = 3;

const size = SIZES.find((one) => String(one) === sizeText);
if (size === undefined) throw new Error(`size ${sizeText}: not one of ${SIZES.join(', ')}`);
const board = boardOf(size);
const playouts = new Playouts(await loadPlayouts(), board);

for (let first = 0; first < board.cells.length / 2; first++) {
  let [played, wins] = [0, 0];
  while (played < Number(matches)) {
    if (blackWins(first, `${seed} ${first} ${played}`)) wins++;
    played++;
    const ahead = Math.abs(2 * wins - played);
    if (played % BETWEEN === 0 && ahead > CLEAR * Math.sqrt(played)) break;
  }
  console.log(`    [${wins}, ${played}], // ${board.cells[first]?.name}`);
}

function blackWins(first: number, match: string): boolean {
  const stones = board.cells.map((_, cell): Owner => (cell === first ? BLACK : OPEN));
  let toMove: Side = WHITE;
  for (let ply = 1; ; ply++) {
    stones.forEach((owner, cell) => playouts.set(cell, owner));
    const { winner } = playouts.run(toMove);
    if (winner !== undefined) return winner === BLACK;
    const { cell } = deepSearch(
      playouts,
      { stones, toMove },
      { iterations: Number(iterations), seed: `${match} ${ply}` },
    );
    stones[cell] = toMove;
    toMove = other(toMove);
  }
}
