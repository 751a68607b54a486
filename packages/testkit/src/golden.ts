import {
  createMatch,
  createRng,
  hashState,
  nextInt,
  play,
  runLog,
  scoresOf,
  seatsToAct,
} from '@atoll/engine';
import type { AnyGame, CommonOutcome, LogEntry, SeatScore, Setup } from '@atoll/engine';
import { randomPolicy, type Policy } from './policy.ts';

/**
 * A recorded match: its actions, the hash after every few of them, and the final score table.
 * Stored as JSON.
 */
export interface Golden {
  readonly game: string;
  readonly version: number;
  readonly seed: string;
  readonly seats: number;
  readonly options: unknown;
  readonly log: readonly LogEntry<unknown>[];
  /** By log entry. */
  readonly hashes: Readonly<Record<number, string>>;
  readonly scores: readonly SeatScore[];
  /** The common result of all seats; absent for any other result. */
  readonly common?: Pick<CommonOutcome, 'won' | 'rating' | 'band'>;
}

/** Entries between two recorded hashes. */
const HASH_EVERY = 10;

/** Plays a match with a policy, default random, and records it. */
export function recordGolden(
  game: AnyGame,
  setup: Setup<unknown>,
  policy: Policy = randomPolicy,
): Golden {
  const rng = createRng(`golden ${setup.seed}`);
  const log: LogEntry<unknown>[] = [];
  let match = createMatch(game, setup);
  for (;;) {
    const active = seatsToAct(game, match.state);
    if (active.length === 0) return describeGolden(game, setup, log);
    const seat = active[nextInt(rng, active.length)] as number;
    const action = policy({
      game,
      state: match.state,
      seat,
      legal: game.legalActions(match.state, seat),
      rng,
    });
    const played = play(game, match, { seat, action, at: 0 });
    if (!played.ok) throw new Error(`seat ${seat} may not ${JSON.stringify(action)}`);
    match = played.match;
    log.push(...played.entries);
  }
}

/**
 * The same actions under the current rules, to compare with the record. Checkpoints are left to the
 * comparison, so that it can show where the matches differ. Throws `BrokenLog` when an action is no
 * longer legal.
 */
export function replayGolden(game: AnyGame, recorded: Golden): Golden {
  const setup = {
    seed: recorded.seed,
    seats: recorded.seats,
    options: game.parseOptions(recorded.options),
  };
  return describeGolden(game, setup, recorded.log);
}

/** A golden record in its file form: short lines, so that a difference can be read. */
export function goldenText(golden: Golden): string {
  const { log, hashes, ...rest } = golden;
  const lines = (items: readonly string[]): string => items.map((item) => `\n  ${item}`).join(',');
  const head = Object.entries(rest).map(
    ([key, value]) => ` ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  const marks = Object.entries(hashes).map(
    ([seq, hash]) => `${JSON.stringify(seq)}: ${JSON.stringify(hash)}`,
  );
  const body = [
    ...head,
    ` "hashes": {${lines(marks)}\n }`,
    ` "log": [${lines(log.map((entry) => JSON.stringify(entry)))}\n ]`,
  ];
  return `{\n${body.join(',\n')}\n}\n`;
}

function describeGolden(
  game: AnyGame,
  setup: Setup<unknown>,
  log: readonly LogEntry<unknown>[],
): Golden {
  const hashes: Record<number, string> = {};
  const actions = log.filter((entry) => entry.type !== 'check');
  const renumbered = actions.map((entry, index) => ({ ...entry, seq: index + 1 }));
  let match = createMatch(game, setup);
  for (const step of runLog(game, match, renumbered)) {
    match = step.match;
    if (match.seq % HASH_EVERY === 0) hashes[match.seq] = hashState(match.state);
  }
  const outcome = game.outcome(match.state);
  const scores = scoresOf(outcome);
  const common =
    outcome.kind === 'common'
      ? { common: { won: outcome.won, rating: outcome.rating, band: outcome.band } }
      : {};
  return {
    game: game.id,
    version: game.version,
    ...setup,
    log: renumbered,
    hashes,
    scores,
    ...common,
  };
}
