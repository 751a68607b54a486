import { createRng, nextInt, type AnyGame } from '@atoll/engine';
import { addCounts, countStep, emptyCounts, type CoverageCounts, type CoverageDefinition } from '../coverage.ts';
import { curiousPolicy, type Curiosity } from '../curious.ts';
import type { Policy } from '../policy.ts';
import { examineMatch } from './examine-match.ts';
import type { Finding } from './finding.ts';

export interface ConformanceOptions {
  /** How many matches, 0 or more. */
  readonly games: number;
  readonly seed: string;
  /** Raw options, taken in turn; only the defaults unless told. */
  readonly options?: readonly unknown[];
  readonly coverage?: CoverageDefinition;
  /** Who decides in every fourth match, instead of chance. */
  readonly skilled?: Policy;
  /** The share of the matches to play: those whose number has this rest. Workers divide the matches so. */
  readonly share?: { readonly of: number; readonly rest: number };
  readonly every?: number;
}

export interface ConformanceReport {
  /** Matches played, by number of seats. */
  readonly matches: Record<number, number>;
  actions: number;
  readonly findings: Finding[];
  readonly coverage: CoverageCounts;
}

/** Findings after which the rest is not played. */
const ENOUGH = 20;

/** Every match has a seed of its own, so that the numbers of matches and of workers do not change what is played. */
export function conformance(game: AnyGame, options: ConformanceOptions): ConformanceReport {
  const coverage = options.coverage ? emptyCounts(options.coverage) : {};
  const report: ConformanceReport = { matches: {}, actions: 0, findings: [], coverage };
  const share = options.share ?? { of: 1, rest: 0 };
  for (let index = share.rest; index < options.games && report.findings.length < ENOUGH; index += share.of)
    examineOne(game, { options, index, report });
  return report;
}

/** Joins the reports of workers. */
export function joinReports(reports: readonly ConformanceReport[]): ConformanceReport {
  const joined: ConformanceReport = { matches: {}, actions: 0, findings: [], coverage: {} };
  for (const report of reports) {
    for (const seats of Object.keys(report.matches).map(Number))
      joined.matches[seats] = (joined.matches[seats] ?? 0) + (report.matches[seats] ?? 0);
    joined.actions += report.actions;
    joined.findings.push(...report.findings);
    addCounts(joined.coverage, report.coverage);
  }
  return joined;
}

function examineOne(
  game: AnyGame,
  { options, index, report }: { readonly options: ConformanceOptions; readonly index: number; readonly report: ConformanceReport },
): void {
  const { min, max } = game.seats;
  const counts = max - min + 1;
  const seats = min + (index % counts);
  const raw = options.options ?? [{}];
  const setup = {
    seed: `${options.seed} ${index}`,
    seats,
    options: game.parseOptions(raw[Math.floor(index / counts) % raw.length]),
  };
  const { coverage } = options;
  const examined = examineMatch(game, {
    setup,
    ...policyOf(options, Math.floor(index / counts)),
    ...(options.every === undefined ? {} : { every: options.every }),
    ...(coverage ? { onStep: (step) => countStep(coverage, report.coverage, step) } : {}),
  });
  report.matches[seats] = (report.matches[seats] ?? 0) + 1;
  report.actions += examined.actions;
  report.findings.push(...examined.findings);
}

/** Chance alone in every second match, curiosity or skill in the others. Depends on the number of the match only. */
function policyOf({ coverage, skilled }: ConformanceOptions, turn: number): { readonly policy?: Policy } {
  if (turn % 2 === 1) return {};
  const otherwise = turn % 4 === 0 && skilled ? { otherwise: skilled } : {};
  if (!coverage) return otherwise.otherwise ? { policy: otherwise.otherwise } : {};
  // A player with skill comes far enough to show what is hard to reach; too many wishes would lead it astray.
  const oneOf = otherwise.otherwise ? 10 : 4;
  const wish = (category: string, item: string): boolean => nextInt(createRng(`${turn} ${category} ${item}`), oneOf) === 0;
  return { policy: curiousPolicy(coverage, { wish: remembered(wish), ...otherwise }) };
}

function remembered(wish: Curiosity['wish']): Curiosity['wish'] {
  const known = new Map<string, boolean>();
  return (category, item) => {
    const name = `${category} ${item}`;
    const answer = known.get(name) ?? wish(category, item);
    known.set(name, answer);
    return answer;
  };
}
