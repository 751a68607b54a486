import {
  type AnyGame,
  concede,
  createMatch,
  hashState,
  type LogEntry,
  type Match,
  play,
  type Played,
  revert,
  type Seat,
  type Setup,
  undo,
} from '@atoll/engine';
import type { Answer } from '@atoll/protocol';

type Entry = LogEntry<unknown>;
type Decision = Exclude<Entry, { readonly type: 'check' }>;

/** An entry of a stored log, with the id that its sender gave it, or ''. */
interface WrittenEntry {
  readonly entry: Entry;
  readonly clientId: string;
}

/** An action or an undo that a client sent, and the answer to it. */
export interface SentAction {
  readonly id: string;
  readonly kind: 'action' | 'undo';
  readonly seat: Seat;
  /** Undefined for an undo. */
  readonly action: unknown;
  answer: Answer | undefined;
}

/**
 * A stored log breaks what its clients were told: an acknowledged action is not in it, an action is
 * in it twice, an entry is missing, or an answer is not true.
 */
export interface Violation {
  readonly promise: 'lost' | 'twice' | 'log' | 'answers';
  readonly what: string;
}

interface Sent {
  readonly actions: readonly SentAction[];
  /** Codes of refusals after which an action may be in the log all the same. */
  readonly unknownFate: ReadonlySet<string>;
}

/** Compares a stored log with the answers that clients got. */
export function* auditLog(
  log: readonly WrittenEntry[],
  { actions, unknownFate }: Sent,
): Generator<Violation> {
  for (const [index, { entry }] of log.entries())
    if (entry.seq !== index + 1)
      yield { promise: 'log', what: `entry ${entry.seq} stands where ${index + 1} was expected` };
  for (const sent of actions) {
    const { id, answer } = sent;
    const written = log.filter(({ clientId }) => clientId === id);
    const [first] = written;
    if (written.length > 1)
      yield { promise: 'twice', what: `${id} stands in the log ${written.length} times` };
    if (!answer) continue;
    if (!answer.ok) {
      if (first && !answer.reasons.some(({ code }) => unknownFate.has(code))) {
        const codes = answer.reasons.map(({ code }) => code).join();
        yield {
          promise: 'answers',
          what: `${id} was refused (${codes}), and is entry ${first.entry.seq}`,
        };
      }
    } else if (!first)
      yield { promise: 'lost', what: `${id} was acknowledged as ${answer.seq}, and is not there` };
    else {
      const { seq } = first.entry;
      const isChecked = log[seq]?.entry.type === 'check';
      if (!isThat(first.entry, sent) || answer.seq !== seq + (isChecked ? 1 : 0))
        yield {
          promise: 'answers',
          what: `${id} was acknowledged as ${answer.seq}, and is entry ${seq}, another one`,
        };
    }
  }
}

function isThat(entry: Entry, { kind, seat, action }: SentAction): boolean {
  return (
    entry.type === kind &&
    entry.seat === seat &&
    (entry.type !== 'action' || hashState(entry.action) === hashState(action))
  );
}

/** A decision of a log, and the match after it. */
interface ReplayedDecision {
  readonly entry: Decision;
  /** The length of the log before it. */
  readonly after: number;
  readonly match: Match<unknown>;
  readonly events: readonly unknown[];
  readonly sealed: boolean;
}

/** The start of a log. */
interface Replay {
  readonly setup: Setup<unknown>;
  readonly log: readonly Entry[];
}

/** Plays a log again, decision by decision. Throws where another log comes out. */
export function* replayLog(game: AnyGame, { setup, log }: Replay): Generator<ReplayedDecision> {
  let match = createMatch(game, setup) as Match<unknown>;
  for (const entry of log) {
    const after = match.seq;
    if (entry.seq <= after) continue;
    if (entry.type === 'check') throw new Error(`entry ${entry.seq} is a checkpoint of nothing`);
    const played = playAgain(game, match, entry);
    if (!played.ok)
      throw new Error(`entry ${entry.seq} is refused: ${JSON.stringify(played.reasons)}`);
    ({ match } = played);
    if (hashState(log.slice(after, match.seq)) !== hashState(played.entries))
      throw new Error(`entry ${entry.seq} comes out otherwise`);
    yield { entry, after, match, events: played.events, sealed: played.sealed };
  }
}

function playAgain(
  game: AnyGame,
  match: Match<unknown>,
  entry: Decision,
): Played<unknown, unknown, unknown> {
  switch (entry.type) {
    case 'action':
      return play(game, match, { ...entry });
    case 'undo':
      return undo(game, match, { seat: entry.seat, from: entry.backTo + 1, at: entry.at });
    case 'concede':
      return concede(game, match, entry);
    case 'revert':
      return revert(game, match, entry);
  }
}
