import type { AnyGame } from '@atoll/engine';
import { auditLog } from '@atoll/test-client/audit';
import { setupOf } from '../../../packages/server/src/match/match-seed.ts';
import { toEntry, toMatch } from '../../../packages/server/src/store/rows.ts';
import { type Person, UNKNOWN_FATE } from '../person.ts';
import type { Stored } from '../world/stored.ts';
import { asidesAudit } from './asides-audit.ts';
import { type ReplayedMatch, replayedFrom } from './replayed-match.ts';

/** What was promised and not kept. */
export interface Violation {
  readonly promise: Kept;
  readonly what: string;
}

/**
 * The promises of `docs/reliability.md`: nothing acknowledged is lost; nothing counts twice; one
 * writer; the log is whole, and is the match; nobody is shown what never happened, or is told what
 * another seat alone may know, or less than the own one may, or earlier than was agreed; an answer
 * is an answer; nobody's decision is taken back, and no bot plays on, without consent; a line of
 * the chat was said from the seat that is told; everybody sees the same again soon; every match
 * ends; nothing fails that nobody expected.
 */
type Kept =
  | 'lost'
  | 'twice'
  | 'writer'
  | 'log'
  | 'views'
  | 'secrets'
  | 'answers'
  | 'consent'
  | 'talk'
  | 'converges'
  | 'ends'
  | 'errors';

export interface AuditParts {
  readonly game: AnyGame;
  readonly database: Stored;
  readonly matchId: string;
  /** How many turns late spectators see the match; 0 for at once. */
  readonly behind: number;
}

/** The match as it is stored; undefined before it began. Throws where its log is none. */
export function storedMatch({ game, database, matchId }: AuditParts): ReplayedMatch | undefined {
  const record = toMatch(database.match(matchId)!);
  if (record.table.startedAt === 0) return undefined;
  const log = database.log(matchId).map((line) => toEntry({ ...line }));
  return replayedFrom(
    game,
    setupOf(record),
    log.map(({ entry }) => entry),
  );
}

/** Compares the stored match with the memories of all people. */
export function audit(parts: AuditParts, people: readonly Person[]): readonly Violation[] {
  const { database, matchId } = parts;
  const found: Violation[] = [];
  const violated = (promise: Kept, what: string): void => void found.push({ promise, what });
  const lines = database.log(matchId);
  lines.forEach(({ seq, owner_epoch: epoch }, index) => {
    if (epoch < (lines[index - 1]?.owner_epoch ?? 0))
      violated('writer', `entry ${seq} is of epoch ${epoch}, after a later one`);
  });
  const log = lines.map((line) => toEntry({ ...line }));
  for (const { name, contradictions, sentActions: actions } of people) {
    for (const what of contradictions) violated('answers', what);
    for (const { promise, what } of auditLog(log, { actions, unknownFate: UNKNOWN_FATE }))
      violated(promise, `${name}: ${what}`);
  }
  found.push(...asidesAudit(parts, people));
  try {
    const stored = storedMatch(parts);
    for (const { seen, heard, name, moments } of people) {
      for (const [seq, { seat, text }] of moments)
        if (stored?.handAt(seq, seat) !== text)
          violated('secrets', `${name} was told of ${seq} another hand than seat ${seat} had`);
      for (const [seq, text] of seen)
        if (stored?.viewAt(seq) !== text)
          violated('views', `${name} was shown at ${seq} what the log does not tell`);
      for (const [seq, { seat, events, privateView }] of heard) {
        const right = stored?.heardAt(seq, seat);
        if (right?.events !== events || (privateView ?? right.privateView) !== right.privateView)
          violated('secrets', `${name} was told secrets of ${seq} that are not for seat ${seat}`);
      }
    }
  } catch (error) {
    violated('log', String(error));
  }
  return found;
}
