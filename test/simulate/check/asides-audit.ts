import type { LogEntry } from '@atoll/engine';
import type { MatchRecord } from '../../../packages/server/src/store/match-store.ts';
import { toEntry, toMatch } from '../../../packages/server/src/store/rows.ts';
import type { LateSight, Person } from '../person.ts';
import type { AuditParts, Violation } from './audit.ts';
import { textOf } from './plain-text.ts';

type Entries = readonly LogEntry<unknown>[];

/** Compares the actions of people beside the match with the stored ones. */
export function asidesAudit(parts: AuditParts, people: readonly Person[]): readonly Violation[] {
  const { database, matchId } = parts;
  const record = toMatch(database.match(matchId)!);
  const log = database.log(matchId).map((line) => toEntry({ ...line }).entry);
  return [
    ...withoutConsent(log, { record, people }),
    ...handedOver(log, { record, people }),
    ...notSaid(parts, people),
    ...tooEarly(log, { parts, record, people }),
  ];
}

interface Table {
  readonly record: MatchRecord;
  readonly people: readonly Person[];
}

/** A decision that drew something is taken back only where all others who play agreed. */
function* withoutConsent(log: Entries, { record, people }: Table): Generator<Violation> {
  for (const entry of log) {
    if (entry.type !== 'revert') continue;
    const { seq, seat, backTo, agreed } = entry;
    const gone = log.flatMap((other) =>
      other.type === 'concede' && other.seq < seq ? [other.seat] : [],
    );
    for (const [other, { kind }] of record.table.seats.entries()) {
      if (kind !== 'person' || other === seat || gone.includes(other)) continue;
      if (!agreed.includes(other) || !people[other]?.consents.has(backTo + 1))
        yield { promise: 'consent', what: `entry ${seq} took back without seat ${other}` };
    }
  }
}

/** A bot plays on for nobody who did not hand over, gave up, was voted on or ran out of time. */
function* handedOver(log: Entries, { record, people }: Table): Generator<Violation> {
  const { seats, clock } = record.table;
  for (const [seat, { kind, standIn }] of seats.entries()) {
    if (kind !== 'person' || standIn === '' || clock) continue;
    const conceded = log.some((entry) => entry.type === 'concede' && entry.seat === seat);
    if (!conceded && !people.some(({ handed }) => handed.has(seat)))
      yield { promise: 'consent', what: `a bot plays on for seat ${seat}, which nobody wanted` };
  }
}

/** Every chat line that was told or stored was said by its named speaker. */
function* notSaid({ database, matchId }: AuditParts, people: readonly Person[]) {
  const said = new Set(
    people.flatMap(({ sayings }) => sayings.map(({ seat, text }) => `${seat} ${text}`)),
  );
  const kept = database.said(matchId);
  const heard = people.flatMap(({ pages }) => pages.flatMap((page) => page.heard.getState().said));
  for (const { n, seat, text = '' } of [...kept, ...heard]) {
    if (seat === -1 && text === '') continue;
    if (!said.has(`${seat} ${text}`))
      yield { promise: 'talk' as const, what: `line ${n} was never said by seat ${seat}: ${text}` };
  }
}

interface Watched extends Table {
  readonly parts: AuditParts;
}

function* tooEarly(log: Entries, { parts, record, people }: Watched): Generator<Violation> {
  const { behind } = parts;
  if (behind === 0) return;
  const alone = record.table.seats.length === 1;
  for (const { name, lateSights } of people) {
    // With the end of the match nothing is held back any more.
    const early = lateSights.find(
      (sight) => sight.length < log.length && isTooEarly(log, { sight, behind, alone }),
    );
    if (early)
      yield {
        promise: 'secrets',
        what: `${name} was shown ${early.seq} of ${early.length} too early`,
      };
  }
}

interface Late {
  readonly sight: LateSight;
  readonly behind: number;
  readonly alone: boolean;
}

/**
 * Whether fewer turns than agreed lay between what was shown and the end of the log. What was taken
 * back counts among these, so that some that come too early are not found.
 */
function isTooEarly(log: Entries, { sight, behind, alone }: Late): boolean {
  const seats = log
    .slice(sight.seq, sight.length)
    .flatMap((entry) => (entry.type === 'check' ? [] : [entry.seat]));
  return (
    seats.filter((seat, at) => alone || seat !== seats[at - 1]).length < behind && sight.seq > 0
  );
}

/** Why not all who may hear the same heard the same, or see the same table. */
export function whyPagesApart(
  { behind }: AuditParts,
  people: readonly Person[],
): string | undefined {
  const alike = people.filter(({ parts }) => behind === 0 || parts.token !== undefined);
  const [first, ...others] = alike.flatMap(({ page }) => page ?? []);
  if (!first) return undefined;
  const tableOf = ({ state }: typeof first): string =>
    textOf({ ...state.snapshot, view: undefined });
  // A page that came later begins with the newest lines.
  const saidBy = ({ heard }: typeof first): readonly string[] =>
    heard.getState().said.map((line) => textOf(line));
  for (const other of others) {
    if (tableOf(other) !== tableOf(first))
      return `${other.owner.name} sees another table than ${first.owner.name}`;
    const [one, two] = [saidBy(first), saidBy(other)];
    const length = Math.min(one.length, two.length);
    if (one.slice(one.length - length).join() !== two.slice(two.length - length).join())
      return `${other.owner.name} heard something else than ${first.owner.name}`;
  }
  return undefined;
}
