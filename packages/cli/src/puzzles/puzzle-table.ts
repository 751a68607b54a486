import type { FoundPuzzle } from './puzzle-worker.ts';

/** How many puzzles there are by goal and number of turns, and which solvers solve them. */
export function puzzleTable(found: readonly FoundPuzzle[]): string {
  const strong = found[0]?.difficulty.byStrong.map((_, bot) => `strong ${bot + 1}`) ?? [];
  const kinds = new Map<string, FoundPuzzle[]>();
  for (const one of found) {
    const kind = `${one.puzzle.goal}, ${one.puzzle.turns} turns`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  const rows = [...kinds].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    `| puzzles | number | rating | by luck, each attempt | ${strong.join(' | ')} |`,
    `|---|---:|---:|---:|${strong.map(() => '---:|').join('')}`,
    ...[...rows, ['all', found] as const].map(([kind, of]) => row(kind, of, strong.length)),
    '',
  ].join('\n');
}

function row(kind: string, of: readonly FoundPuzzle[], strong: number): string {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const ratings = of.map(({ puzzle }) => puzzle.rating);
  const luck = mean(of.map(({ difficulty }) => difficulty.byLuck)) * 5;
  const solved = Array.from({ length: strong }, (_, bot) =>
    Math.round(100 * mean(of.map(({ difficulty }) => (difficulty.byStrong[bot] ? 1 : 0)))),
  );
  const range = of.length > 0 ? `${Math.min(...ratings)} to ${Math.max(...ratings)}` : '–';
  return `| ${kind} | ${of.length} | ${range} | ${luck.toFixed(1)} % | ${solved.map((share) => `${share} %`).join(' | ')} |`;
}
