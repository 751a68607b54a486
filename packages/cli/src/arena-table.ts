import { interval } from './statistics.ts';

/** The results of one match, by bot. */
export interface Encounter {
  readonly index: number;
  readonly actions: number;
  /** 1 for the winner; seats that share the first rank, or win together, split it. */
  readonly wins: readonly number[];
  readonly thoughts: readonly {
    readonly choices: number;
    readonly cpuMs: number;
    readonly longestMs: number;
  }[];
}

/** A Markdown table, the same for the same matches whatever their order. */
export function arenaTable(
  bots: readonly string[],
  encounters: readonly Encounter[],
): readonly string[] {
  const games = encounters.length;
  const length = encounters.reduce((sum, { actions }) => sum + actions, 0) / games;
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const rows = bots.map((bot, index) => {
    const wins = [...encounters]
      .sort((a, b) => a.index - b.index)
      .reduce((sum, encounter) => sum + (encounter.wins[index] ?? 0), 0);
    const [low, high] = interval(wins, games);
    return `| ${bot} | ${Number(wins.toFixed(2))} of ${games} | ${percent(wins / games)} | ${percent(low)} to ${percent(high)} |`;
  });
  return [
    '| bot | wins | share | 95 % interval |',
    '|---|---|---|---|',
    ...rows,
    '',
    `${length.toFixed(1)} actions a match`,
  ];
}
