import type { Reason, Rematch, Seat } from '@atoll/engine';
import type { RematchRequest } from '@atoll/protocol';
import { asHost, hostOf, WATCHING_HOST } from '../host-settings.ts';
import { newCode, newMatchId } from '../secrets.ts';
import type {
  MatchRecord,
  MatchStore,
  RematchRecord,
  SeatRecord,
  TableRecord,
} from '../../store/match-store.ts';
import { OPEN_SEAT, refuse } from '../table.ts';

export interface RematchInput {
  readonly request: RematchRequest;
  /** The seat that asks, or -1 for a spectator. */
  readonly by: Seat;
  readonly over: boolean;
  /** The current version of the rules. */
  readonly gameVersion: number;
  /** The game's rules for a rematch: the seat that moves to the front, and options that change. */
  readonly rules: Rematch<unknown> | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** How long the person of a seat has been away, in ms; 0 while connected. */
  readonly awayFor: (seat: Seat) => number;
  /** How long the host must be away before others may go on, in ms. */
  readonly grace: number;
}

/** The result of a rematch request; `opens` is the next table, once it is to be opened. */
export type RematchChange =
  | {
      readonly ok: true;
      readonly agreed: readonly Seat[];
      readonly shares: readonly string[];
      readonly opens: TableRecord | undefined;
    }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

const NOBODY: RematchRecord = { agreed: [], next: '' };

/**
 * Applies a rematch request and decides whether the next table opens. Repeating a request is no
 * error.
 */
export function changeRematch(table: TableRecord, input: RematchInput): RematchChange {
  const { by, request } = input;
  const { agreed, next, shares: known = [] } = table.rematch ?? NOBODY;
  const isWatchingHost = by === WATCHING_HOST && table.host === by && request.do === 'goOn';
  if (table.seats[by]?.kind !== 'person' && !isWatchingHost) return refuse('not-seated');
  if (!input.over) return refuse('not-over');
  if (next !== '') return { ok: true, agreed, shares: known, opens: undefined };
  const others = agreed.filter((seat) => seat !== by && !lapsed(table, seat, input));
  if (request.do === 'withdraw')
    return { ok: true, agreed: others, shares: known, opens: undefined };
  if (request.do === 'goOn') {
    const refused = mayGoOn(table, input);
    if (refused) return refused;
  }
  const all = isWatchingHost ? others : [...others, by].sort((a, b) => a - b);
  const shares = table.seats.map((_, seat) =>
    seat === by ? known[seat] || (request.share ?? '') : (known[seat] ?? ''),
  );
  const complete = table.seats.every(({ kind }, seat) => kind !== 'person' || all.includes(seat));
  if (!complete && request.do !== 'goOn')
    return { ok: true, agreed: all, shares, opens: undefined };
  return { ok: true, agreed: all, shares, opens: nextTable(table, { agreed: all, shares }, input) };
}

/** Stores the next match; several that are created at once never share a code. @returns its id */
export async function openRematch(
  store: MatchStore,
  rematch: Pick<MatchRecord, 'gameId' | 'createdAt' | 'table' | 'seed' | 'rated'>,
): Promise<string> {
  const match = { ...rematch, matchId: newMatchId() };
  while (!(await store.create({ ...match, code: newCode() }))) continue;
  return match.matchId;
}

/**
 * Whether the consent of a seat has lapsed: its person is away, and the next match would use up
 * that person's time. Without a clock, or with days per turn, consent outlasts absence.
 */
function lapsed({ clock }: TableRecord, seat: Seat, { awayFor, grace }: RematchInput): boolean {
  if (!clock || clock.terms.kind === 'days') return false;
  const away = awayFor(seat);
  return away > 0 && away >= grace;
}

/**
 * The refusal of a `goOn`, or undefined: the host decides, or, while the host is away, any other
 * person at the table.
 */
function mayGoOn(
  { host, seats }: TableRecord,
  { by, awayFor, grace }: RematchInput,
): ReturnType<typeof refuse> | undefined {
  const isHeld = host === WATCHING_HOST || seats[host]?.kind === 'person';
  if (by === host || !isHeld) return undefined;
  const away = awayFor(host);
  if (away === 0) return refuse('not-host');
  return away < grace
    ? refuse('just-left', { seat: host, seconds: Math.ceil((grace - away) / 1000) })
    : undefined;
}

/**
 * The table of the next match: every seat moves up by one, so that another seat begins, or as the
 * game's rules say, and each keeps its token. With all people agreed it begins at once; otherwise
 * the seats of the people who did not agree are open, and it waits for its host.
 */
function nextTable(
  table: TableRecord,
  { agreed, shares }: { readonly agreed: readonly Seat[]; readonly shares: readonly string[] },
  { by, gameVersion, rules, at }: RematchInput,
): TableRecord {
  const { access, options, pace, hints, seats, clock } = table;
  const carried = seats.map(
    ({ satAt: _, offer: _offer, former: _former, ...seat }, place): SeatRecord =>
      seat.kind !== 'person' || agreed.includes(place)
        ? { ...seat, standIn: '', share: shares[place] ?? '' }
        : OPEN_SEAT,
  );
  const waits = carried.some(({ kind }) => kind === 'open');
  const front = rules?.first ?? 1;
  // A seat goes on only without an absent host, who could not start the next match.
  const watchingHost = by >= 0 && waits ? undefined : table.watchingHost;
  const host = watchingHost || agreed.includes(table.host) ? table.host : by;
  const nextHost = carried[host];
  if (host !== table.host && nextHost) carried[host] = asHost(nextHost, hostOf(table));
  return {
    gameVersion,
    access,
    options: rules ? { ...Object(options), ...Object(rules.options) } : options,
    pace,
    hints,
    ...(clock ? { clock: { terms: clock.terms } } : {}),
    endedAt: 0,
    startedAt: waits ? 0 : at,
    seats: [...carried.slice(front), ...carried.slice(0, front)],
    ...(watchingHost
      ? { host, watchingHost }
      : { host: (host + seats.length - front) % seats.length }),
  };
}
