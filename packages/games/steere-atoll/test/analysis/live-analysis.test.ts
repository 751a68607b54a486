import { followed, puzzlePosition, type AnalysisReport, type PuzzleFile } from '@atoll/engine';
import { describe, expect, test } from '@jest/globals';
import puzzles from '../../puzzles/puzzles.json' with { type: 'json' };
import { analysisRules } from '../../src/analysis/analysis-rules.ts';
import { seatOf, type BoardPosition } from '../../src/analysis/board-position.ts';
import { steereAtoll } from '../../src/index.ts';
import { cloneState, colourToMove } from '../../src/state.ts';
import { WinSearch } from '../../src/puzzles/win-search.ts';
import { TrialBoard } from '../../src/puzzles/trial-board.ts';

const file: PuzzleFile = puzzles;

/** The reports on a position, at most so many. */
async function reportsOf(
  position: BoardPosition,
  most = Infinity,
): Promise<readonly AnalysisReport[]> {
  const analyse = await analysisRules.loadAnalysis();
  const reports: AnalysisReport[] = [];
  for (const report of analyse(position, { seed: 'test' })) {
    reports.push(report);
    if (reports.length >= most) break;
  }
  return reports;
}

/** The position of a puzzle, and its first cell. */
function puzzleWith(turns: number) {
  const puzzle = file.puzzles.find((one) => one.turns === turns)!;
  const { state } = puzzlePosition(steereAtoll, puzzle);
  const [first] = followed(steereAtoll, state, puzzle.line).decisions;
  const position: BoardPosition = {
    state: { ...cloneState(state), black: 0 },
    toMove: colourToMove(state),
    ply: 0,
    isSetUp: true,
  };
  return { position, cell: (first!.action as { readonly cell: string }).cell };
}

const at = (tags: Readonly<Record<string, string>>): BoardPosition => {
  const started = analysisRules.start(tags);
  if (!started.ok) throw new Error(started.tag);
  return started.position;
};

describe('the analysis of a position', () => {
  test.each([2, 3, 4])('proves the win of a puzzle in %i turns, its cell first', async (turns) => {
    const { position, cell } = puzzleWith(turns);
    const last = (await reportsOf(position)).at(-1)!;
    expect(last).toMatchObject({ chance: 1, proof: { result: 'win', within: turns } });
    expect(last.best[0]).toEqual({ move: cell, chance: 1, proven: 'win' });
  });

  test('proves the loss once the winning cell was played', async () => {
    const { position, cell } = puzzleWith(3);
    const played = analysisRules.play(position, cell);
    if (!played.ok) throw new Error(cell);
    const reports = await reportsOf(played.position);
    expect(reports.at(-1)).toMatchObject({ chance: 0, proof: { result: 'loss' }, progress: 1 });
    // Where nothing stops the other side, no report leaves open whether the position is lost.
    const hopeless = reports.filter(({ mustPlay }) => mustPlay?.length === 0);
    expect(hopeless.length).toBeGreaterThan(0);
    expect(hopeless.map(({ proof }) => proof?.result)).toEqual(hopeless.map(() => 'loss'));
  });

  test('gets on from report to report, and is the same for the same seed', async () => {
    const { position } = puzzleWith(5);
    const reports = await reportsOf(position);
    const progress = reports.map((report) => report.progress);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
    expect(progress.filter((one) => one === 1)).toHaveLength(1);
    expect(reports[0]!.best.length).toBeGreaterThan(2);
    const start = at({ size: '7' });
    expect(await reportsOf(start, 3)).toEqual(await reportsOf(start, 3));
  });

  test('tells which cells stop a threat: every other one loses', async () => {
    const { position } = puzzleWith(2);
    // the other side is on turn, and the first side threatens the win of the puzzle
    const turned: BoardPosition = { ...position, toMove: position.toMove === 1 ? 2 : 1 };
    const [report] = await reportsOf(turned, 1);
    const { mustPlay = [] } = report!;
    const { places } = analysisRules.facts(turned);
    expect(report!.mustPlay).toBeDefined();
    for (const place of places.filter((one) => !mustPlay.includes(one)).slice(0, 10)) {
      const played = analysisRules.play(turned, place);
      if (!played.ok || played.position.state.winner >= 0) continue;
      const search = new WinSearch(new TrialBoard(played.position.state), position.toMove);
      expect([place, search.wins(4) !== undefined]).toEqual([place, true]);
    }
  });

  test('offers the swap with the chance of the other colour', async () => {
    const start = at({ size: '7', swap: 'yes' });
    const played = analysisRules.play(start, 'd3');
    if (!played.ok) throw new Error('d3');
    expect(analysisRules.facts(played.position).others).toEqual(['swap']);
    const { best, chance } = (await reportsOf(played.position, 2)).at(-1)!;
    const swap = best.find(({ move }) => move === 'swap');
    expect(swap?.chance).toBeCloseTo(1 - chance);
    const swapped = analysisRules.play(played.position, 'SWAP');
    expect(swapped.ok && analysisRules.facts(swapped.position)).toMatchObject({
      ...{ toMove: 'white', others: [] },
    });
  });
});

test('a position may have any stones and either side to move', () => {
  const position = at({ size: '7', black: 'b2 c2', 'to-move': 'white' });
  expect(analysisRules.facts(position)).toMatchObject({ toMove: 'white', winner: undefined });
  expect(seatOf(position.toMove)).toBe(1);
  const smaller = analysisRules.choose({ size: '11', black: 'k3 c3' }, 'size', '7');
  expect(smaller).toMatchObject({ size: '7', black: 'c3' });
  expect(analysisRules.put({ black: 'c3' }, 'c3', 'white')).toMatchObject({
    ...{ black: '', white: 'c3' },
  });
});
