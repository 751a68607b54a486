import { binned, brierScore, calibrationError, type Bin, type Stated } from './reliability.ts';
import type { JudgedMatch } from './judge-worker.ts';

/** The matches with one number of seats. */
export interface Series {
  readonly seats: number;
  readonly matches: readonly JudgedMatch[];
}

export interface About {
  readonly name: string;
  /** The id of the model. */
  readonly judge: string;
  readonly command: string;
}

/** From this round on the target holds. */
export const JUDGED_FROM = 2;

/** The table of a game: the error of calibration in each round, and the bins of all of them. */
export function calibrationTable(series: readonly Series[], about: About): string {
  return [
    `# ${about.name}: do the chances come true?`,
    '',
    `Model \`${about.judge}\`; matches that it was not fitted to:`,
    '',
    '```sh',
    about.command,
    '```',
    '',
    'The expected error of calibration: by how many points the stated chance and the share of wins',
    'differ, on average over ten bins. In brackets the mean squared error (0.25: no knowledge with',
    'two seats).',
    '',
    ...errorRows(series),
    '',
    'All positions from round 2 on: stated chance, share of wins, positions.',
    '',
    ...binRows(series),
    '',
  ].join('\n');
}

/** The statements of the seats of some positions. */
export function statedIn(
  matches: readonly JudgedMatch[],
  isWanted: (round: number) => boolean,
): readonly Stated[] {
  return matches.flatMap(({ positions, won }) =>
    positions
      .filter(({ round }) => isWanted(round))
      .flatMap(({ chances }) =>
        chances.map((chance, seat) => ({ chance, won: won[seat] as number })),
      ),
  );
}

/** Games without rounds count as judged from the start. */
export const isJudged = (round: number): boolean => round === 0 || round >= JUDGED_FROM;

function errorRows(series: readonly Series[]): readonly string[] {
  const rounds = [
    ...new Set(
      series.flatMap(({ matches }) =>
        matches.flatMap(({ positions }) => positions.map(({ round }) => round)),
      ),
    ),
  ].sort((a, b) => a - b);
  const shown = rounds.length > 1 && rounds.length <= MOST_ROUNDS ? rounds : [];
  const cell = (stated: readonly Stated[]): string =>
    stated.length === 0
      ? '–'
      : `${percent(calibrationError(binned(stated)))} (${brierScore(stated).toFixed(3)})`;
  return [
    `| seats | matches | ${shown.map((round) => `round ${round} | `).join('')}all judged |`,
    `|---:|---:|${shown.map(() => '---:|').join('')}---:|`,
    ...series.map(({ seats, matches }) => {
      const cells = shown.map((round) => cell(statedIn(matches, (one) => one === round)));
      return `| ${[seats, matches.length, ...cells, cell(statedIn(matches, isJudged))].join(' | ')} |`;
    }),
  ];
}

/** More rounds than that have no column each. */
const MOST_ROUNDS = 6;

function binRows(series: readonly Series[]): readonly string[] {
  const columns = series.map(({ matches }) => binned(statedIn(matches, isJudged)));
  const rows = (columns[0] ?? []).map((_, bin) => {
    const cells = columns.map((bins) => inWords(bins[bin] as Bin));
    return `| ${bin * 10} to ${bin * 10 + 10} % | ${cells.join(' | ')} |`;
  });
  return [
    `| chance | ${series.map(({ seats }) => `${seats} seats`).join(' | ')} |`,
    `|---|${series.map(() => '---:|').join('')}`,
    ...rows,
  ];
}

const inWords = ({ count, chance, won }: Bin): string =>
  count === 0 ? '–' : `${percent(chance)}, ${percent(won)}, ${count}`;

const percent = (share: number): string => (100 * share).toFixed(1);
