import type { Analyse, AnalysisReport, Proof, WeighedMove } from '@atoll/engine';
import { boardOf } from '../board.ts';
import { DeepSearch, type WeighedCell } from '../bot/deep-search.ts';
import { loadPlayouts, OPEN, Playouts, type Owner, type PlayoutsCode } from '../bot/playouts.ts';
import { EMPTY } from '../graph.ts';
import { threats, type Threats } from '../puzzles/threats.ts';
import { canSwap, seatOf, type BoardPosition } from './board-position.ts';
import { ProofSearch } from './proof-search.ts';

/** Iterations of the tree search, at most, and fewer on a large board: its nodes need memory. */
const MOST_ITERATIONS = 100_000;
const MOST_FIGURES = 10_000_000;
/** The parts in which they run. */
const PARTS = 40;
/** After a proof the other cells only need an idea of their chances. */
const PARTS_AFTER_PROOF = 3;
/** The most cells of a report. */
const MOST_BEST = 6;

/** Loads the program that analyses positions of Steere's Atoll. */
export async function loadLiveAnalysis(): Promise<Analyse<BoardPosition>> {
  const code = await loadPlayouts();
  return (position, { seed }) => reports(code, position, seed);
}

/** The tree search and the search for proofs take turns; either may end first. */
function* reports(
  code: PlayoutsCode,
  position: BoardPosition,
  seed: string,
): Generator<AnalysisReport> {
  const { state, toMove } = position;
  const board = boardOf(state.size);
  const iterations = Math.min(MOST_ITERATIONS, Math.floor(MOST_FIGURES / board.cells.length));
  const stones = state.stones
    .slice(0, board.cells.length)
    .map((stone): Owner => (stone === EMPTY ? OPEN : stone === 1 ? 1 : 2));
  const tree = new DeepSearch(new Playouts(code, board), { stones, toMove }, { iterations, seed });
  const seen = threats(state, seatOf(toMove));
  const proofs = new ProofSearch(state, toMove);
  const proving = proofs.steps();
  let isProving = true;
  for (let part = 1; part <= PARTS || isProving; part++) {
    if (part <= PARTS) tree.advance(Math.ceil(iterations / PARTS));
    isProving &&= proving.next().done !== true;
    const proof = proofOf({ proofs, tree, seen });
    const isOver = proof !== undefined && part >= PARTS_AFTER_PROOF;
    const isLast = isOver || (part >= PARTS && !isProving);
    const progress = isLast ? 1 : Math.min(0.99, part / PARTS);
    yield reportOf(position, { progress, proof, proofs, seen, ranked: tree.ranked() });
    if (isOver) return;
  }
}

interface Searches {
  readonly proofs: ProofSearch;
  readonly tree: DeepSearch;
  readonly seen: Threats;
}

function proofOf({ proofs: { win, stops }, tree, seen }: Searches): Proof | undefined {
  if (win) return { result: 'win', within: win.turns };
  if (stops?.cells.length === 0) return { result: 'loss', within: stops.turns };
  if (seen.wins.length === 0 && seen.mustPlay?.length === 0) return { result: 'loss', within: 2 };
  const ranked = tree.ranked();
  if (ranked[0]?.proven === 'win') return { result: 'win', within: undefined };
  return tree.isLost ? { result: 'loss', within: undefined } : undefined;
}

interface Findings extends Pick<AnalysisReport, 'progress' | 'proof'> {
  readonly proofs: ProofSearch;
  readonly seen: Threats;
  readonly ranked: readonly WeighedCell[];
}

function reportOf(
  position: BoardPosition,
  { progress, proof, proofs, seen, ranked }: Findings,
): AnalysisReport {
  const { cells } = boardOf(position.state.size);
  const named = (cell: number): string => cells[cell]?.name ?? '';
  // A swap takes no cell, so that it does not lose with the other moves.
  const mustPlay = canSwap(position) ? undefined : bothOf(proofs.stops?.cells.map(named), seen);
  const winning = proofs.win?.cells.map(named) ?? [];
  const weighed = ranked.map(({ cell, value, proven }): WeighedMove => {
    const move = named(cell);
    const loses = proof?.result === 'loss' || (mustPlay && !mustPlay.includes(move));
    return loses ? { move, chance: 0, proven: 'loss' } : { move, chance: value, proven };
  });
  const open = weighed.filter(({ move, proven }) => !winning.includes(move) && proven !== 'loss');
  const lost = weighed.filter(({ move, proven }) => !winning.includes(move) && proven === 'loss');
  const chance = proof ? (proof.result === 'win' ? 1 : 0) : (open[0]?.chance ?? 0);
  const best = [
    ...winning.map((move): WeighedMove => ({ move, chance: 1, proven: 'win' })),
    ...(canSwap(position) ? withSwap(open, chance) : open),
    ...lost,
  ].slice(0, MOST_BEST);
  return { progress, chance, proof, best, wins: seen.wins, mustPlay };
}

/** Both searches leave out only cells that lose; undefined if neither knows of a threat. */
function bothOf(
  stops: readonly string[] | undefined,
  { mustPlay }: Pick<Threats, 'mustPlay'>,
): readonly string[] | undefined {
  return stops && mustPlay ? stops.filter((cell) => mustPlay.includes(cell)) : (stops ?? mustPlay);
}

/** The moves with the swap before the first worse one: it has the chance of the other colour. */
function withSwap(moves: readonly WeighedMove[], chance: number): readonly WeighedMove[] {
  const swap: WeighedMove = { move: 'swap', chance: 1 - chance, proven: undefined };
  const worse = moves.findIndex((move) => move.chance < swap.chance);
  return worse < 0 ? [...moves, swap] : moves.toSpliced(worse, 0, swap);
}
