import { createRng, nextInt, type AnyGame, type Seat } from '@atoll/engine';
import { addCounts, countStep, emptyCounts, itemName } from '../coverage.ts';
import type { CoverageCounts, CoverageDefinition, IsTarget } from '../coverage.ts';
import { coverageGuidedPolicy } from '../coverage-guided-policy.ts';
import type { Policy } from '../policy.ts';
import { examineMatch } from './examine-match.ts';
import type { Finding } from './finding.ts';

/** Additional points of a position for a seat, beyond those of the game. */
export type Bonus = (state: unknown, seat: Seat) => number;

export interface ConformanceOptions {
  /** The number of the last match, exclusive; 0 or more. */
  readonly games: number;
  /** The number of the first match, default 0. */
  readonly from?: number;
  readonly seed: string;
  /** Raw options, taken in turn; default: the game's defaults only. */
  readonly options?: readonly unknown[];
  readonly coverage?: CoverageDefinition;
  /**
   * Makes the skilled players that decide in every fourth match; `bonus` adds to their worth of a
   * position.
   */
  readonly skilled?: (bonus: Bonus) => Policy;
  /**
   * Items of the coverage, as `rarest` names them: every match has skilled players that aim for one
   * of them.
   */
  readonly targets?: readonly string[];
  /**
   * The share of the matches to play: those whose number has this rest. Used to divide the matches
   * among workers.
   */
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

/**
 * Every match has its own seed, so that the numbers of matches and of workers do not change the
 * play.
 */
export function conformance(game: AnyGame, options: ConformanceOptions): ConformanceReport {
  const coverage = options.coverage ? emptyCounts(options.coverage) : {};
  const report: ConformanceReport = { matches: {}, actions: 0, findings: [], coverage };
  const share = options.share ?? { of: 1, rest: 0 };
  for (
    let index = options.from ?? 0;
    index < options.games && report.findings.length < ENOUGH;
    index++
  )
    if (index % share.of === share.rest) examineOne(game, { options, index, report });
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
  {
    options,
    index,
    report,
  }: {
    readonly options: ConformanceOptions;
    readonly index: number;
    readonly report: ConformanceReport;
  },
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

/**
 * The policy depends on the number of the match and on the options only, so that a match can be
 * repeated.
 */
function policyOf(
  { coverage, skilled, targets = [] }: ConformanceOptions,
  turn: number,
): { readonly policy?: Policy } {
  if (!coverage) return turn % 4 === 0 && skilled ? { policy: skilled(() => 0) } : {};
  const [wanted] = targets.length > 0 ? [targets[turn % targets.length]] : [];
  if (wanted === undefined && turn % 2 === 1) return {};
  const plays = wanted !== undefined || turn % 4 === 0 ? skilled : undefined;
  // A skilled player gets far enough to show items that are hard to reach; too many wishes would
  // mislead it.
  const isTarget: IsTarget =
    wanted === undefined
      ? targetFor(turn, plays ? 40 : 4)
      : (category, item) => itemName(category, item) === wanted;
  const bonus: Bonus = (state, seat) => coverage.heuristic?.(state, seat, isTarget) ?? 0;
  return {
    policy: coverageGuidedPolicy(coverage, {
      isTarget,
      ...(plays ? { otherwise: plays(bonus) } : {}),
    }),
  };
}

/** Wishes for one in `of` items, at random. */
function targetFor(turn: number, of: number): IsTarget {
  const known = new Map<string, boolean>();
  return (category, item) => {
    const name = itemName(category, item);
    const answer = known.get(name) ?? nextInt(createRng(`${turn} ${name}`), of) === 0;
    known.set(name, answer);
    return answer;
  };
}
