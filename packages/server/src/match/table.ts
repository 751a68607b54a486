import {
  type AnyGame,
  type DailyDeal,
  InvalidInput,
  type Origin,
  type Reason,
  type RepeatedDeal,
  type Seat,
} from '@atoll/engine';
import type { ClockChoice, SeatRequest, TableReason } from '@atoll/protocol';
import { isFixedByDay } from './daily/fixed-by-day.ts';
import {
  asHost,
  type Hosted,
  hostOf,
  nextHostOf,
  WATCHING_HOST,
  withHostSettings,
} from './host-settings.ts';
import { hashToken } from './secrets.ts';
import type { SeatRecord, TableRecord } from '../store/match-store.ts';

/**
 * The result of a request to change a table; `freed` is the seat whose person lost it, `handed` the
 * seat whose player changes, both -1 for none.
 */
export type TableChange =
  | { readonly ok: true; readonly table: TableRecord; readonly freed: Seat; readonly handed: Seat }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

/** A request that changes only the table; time that is up is handled by its clocks. */
type TableRequest = Exclude<SeatRequest, { readonly do: 'timeUp' }>;

export interface TableChangeInput {
  readonly request: TableRequest;
  /** The seat that asks, or -1 for a spectator. */
  readonly by: Seat;
  readonly game: AnyGame;
  /** The ids of the bots that may sit down. */
  readonly bots: readonly string[];
  /** The seats that conceded. */
  readonly conceded: readonly Seat[];
  /** The position or deal of another match, or of a day: the seats and options stay as they are. */
  readonly fixedBy?: Origin | RepeatedDeal | DailyDeal | undefined;
}

/** The default for hints: allowed at private tables, not at public ones. */
export const hintsByAccess = (access: TableRecord['access']): boolean => access === 'private';

export const OPEN_SEAT: SeatRecord = {
  name: '',
  kind: 'open',
  bot: '',
  tokenHash: '',
  standIn: '',
};

/** The id of the bot that plays a seat, for itself or for a person, or ''. */
export function botOf(seat: SeatRecord | undefined): string {
  return seat?.kind === 'bot' ? seat.bot : (seat?.standIn ?? '');
}

/**
 * The seat whose undo covers the actions of this seat: its own. At a table of one person and bots,
 * it is the person's: undoing a bot's action reveals nothing about an opponent.
 */
export function openTo({ seats }: TableRecord, seat: Seat): Seat {
  const person = seats.findIndex(({ kind }) => kind === 'person');
  const alone = seats.every(({ kind }, other) => other === person || kind === 'bot');
  return person >= 0 && alone ? person : seat;
}

export function refuse(
  code: TableReason,
  details?: Reason['details'],
): { readonly ok: false; readonly reasons: readonly Reason[] } {
  return { ok: false, reasons: [details ? { code, details } : { code }] };
}

/** Carries out a person's request to change the table. All permissions are decided here. */
export function changeTable(table: TableRecord, input: TableChangeInput): TableChange {
  const { request, by } = input;
  if (isFixedByDay(input.fixedBy, request)) return refuse('daily-fixed');
  const own = table.seats[by];
  if (by === WATCHING_HOST && table.host === by) return changeByHost(table, input);
  if (own?.kind !== 'person') return refuse('not-seated');
  if (request.do === 'rename') return seated(table, by, { ...own, name: request.name });
  if (request.do === 'token') return withToken(table, by, request.token);
  if (request.do === 'program') return seated(table, by, { ...own, program: request.program });
  if (request.do === 'share') return withShare(table, by, request.share);
  if (request.do === 'handOver') return handedOver(table, request, input);
  if (request.do === 'takeBack')
    return input.conceded.includes(by) ? refuse('conceded') : withStandIn(table, by, '');
  const leaving = request.do === 'open' && request.seat === by;
  if (by !== table.host && !leaving) return refuse('not-host');
  return changeByHost(table, input);
}

/** A request of the host about the table, or of a person who leaves the own seat. */
function changeByHost(table: TableRecord, input: TableChangeInput): TableChange {
  const { request } = input;
  const { watchingHost } = table;
  if (watchingHost && request.do === 'rename')
    return changed({ ...table, watchingHost: { ...watchingHost, name: request.name } });
  if (watchingHost && request.do === 'token') return withToken(table, WATCHING_HOST, request.token);
  // These concern the own seat, which a host who does not play has not.
  if (
    request.do === 'rename' ||
    request.do === 'token' ||
    request.do === 'program' ||
    request.do === 'share' ||
    request.do === 'handOver' ||
    request.do === 'takeBack'
  )
    return refuse('not-seated');
  if (request.do === 'watchers')
    return changed(withHostSettings(table, { silencesWatchers: request.may === 'listen' }));
  if (request.do === 'talk') return changed(withHostSettings(table, { talk: request.may }));
  if (request.do === 'pace') return changed({ ...table, pace: request.pace });
  if (request.do === 'access') return changed(withAccess(table, request.access));
  if (table.startedAt > 0) return refuse('already-started');
  if (request.do === 'hints') return changed({ ...table, hints: request.hints });
  if (request.do === 'behind')
    return changed(withHostSettings(table, { watchersBehind: request.turns }));
  if (request.do === 'clock') return changed(withClock(table, request.clock));
  if (request.do === 'options' && input.fixedBy) return refuse('position-fixed');
  if (request.do === 'options') return withOptions(table, input.game, request.options);
  const seat = table.seats[request.seat];
  if (!seat) return refuse('no-such-seat', { seat: request.seat, seats: table.seats.length });
  if (request.do === 'open') return opened(table, request.seat);
  if (seat.kind === 'person') return refuse('seat-not-open', { seat: request.seat });
  if (!input.bots.includes(request.bot)) return unknownBot(request.bot, input.bots);
  return seated(table, request.seat, {
    ...OPEN_SEAT,
    name: request.bot,
    kind: 'bot',
    bot: request.bot,
  });
}

/** A person who takes a seat, or a program that plays like one. */
export type SeatTaker = Pick<SeatRecord, 'name' | 'program' | 'player'>;

/** How many turns late spectators see the match; 0 for at once. */
export function watchersBehind(table: Hosted): number {
  return hostOf(table)?.watchersBehind ?? 0;
}

/** Puts a person into the first open seat; undefined without one. */
export function seatPerson(
  table: TableRecord,
  person: SeatTaker & Pick<SeatRecord, 'tokenHash'>,
): { readonly table: TableRecord; readonly seat: Seat } | undefined {
  const seat = table.startedAt > 0 ? -1 : table.seats.findIndex(({ kind }) => kind === 'open');
  return seat < 0
    ? undefined
    : { seat, table: withSeat(table, seat, { ...OPEN_SEAT, ...person, kind: 'person' }) };
}

/**
 * Begins the match with the taken seats; open ones are dropped, so that later ones move up. A
 * person who plays alone or against bots only may ask for hints, whatever was set; a bot that takes
 * over a seat later does not change that. A single seat has no clock.
 */
export function startTable(
  table: TableRecord,
  start: Pick<TableChangeInput, 'by' | 'game' | 'fixedBy'> & { readonly at: number },
): TableChange {
  if (start.by !== table.host) return refuse(start.by < 0 ? 'not-seated' : 'not-host');
  if (table.startedAt > 0) return refuse('already-started');
  const taken = table.seats.flatMap((seat, satAt) =>
    seat.kind === 'open' ? [] : [{ seat, satAt }],
  );
  if (start.fixedBy && taken.length < table.seats.length)
    return refuse('seats-open', { open: table.seats.length - taken.length });
  const seats = taken.map(({ seat, satAt }, now) => ({
    ...seat,
    share: seat.share ?? '',
    ...(satAt === now ? {} : { satAt }),
  }));
  const { min, max } = start.game.seats;
  if (seats.length < min || seats.length > max)
    return refuse('seat-count', { seats: seats.length, min, max });
  const host = table.watchingHost
    ? table.host
    : taken.findIndex(({ satAt }) => satAt === table.host);
  const hints = table.hints || seats.filter(({ kind }) => kind === 'person').length === 1;
  return changed({
    ...(seats.length === 1 ? withClock(table, { kind: 'none' }) : table),
    seats,
    host,
    hints,
    gameVersion: start.game.version,
    startedAt: start.at,
  });
}

/** Before the match, a change of access sets the hints anew. */
function withAccess(table: TableRecord, access: TableRecord['access']): TableRecord {
  if (table.startedAt > 0 || access === table.access) return { ...table, access };
  return { ...table, access, hints: hintsByAccess(access) };
}

/** The table with the agreed time. */
export function withClock(table: TableRecord, choice: ClockChoice): TableRecord {
  const { clock: _, ...rest } = table;
  return choice.kind === 'none' ? rest : { ...rest, clock: { terms: choice } };
}

/** Two seats with the same token would be indistinguishable. */
function withToken(table: TableRecord, seat: Seat, token: string): TableChange {
  const tokenHash = hashToken(token);
  const { watchingHost } = table;
  const taken =
    table.seats.some((other, index) => index !== seat && other.tokenHash === tokenHash) ||
    (seat !== WATCHING_HOST && watchingHost?.tokenHash === tokenHash);
  if (taken) return refuse('malformed', { message: 'this token opens another seat of the table' });
  if (watchingHost && seat === WATCHING_HOST)
    return changed({ ...table, watchingHost: { ...watchingHost, tokenHash } });
  return seated(table, seat, { ...(table.seats[seat] as SeatRecord), tokenHash });
}

/**
 * A seat's share of the seed: once, and before the first draw. A second share comes from another
 * device of the same person, and is ignored.
 */
function withShare(table: TableRecord, seat: Seat, share: string): TableChange {
  if (table.startedAt > 0) return refuse('already-started');
  const own = table.seats[seat] as SeatRecord;
  return own.share ? changed(table) : seated(table, seat, { ...own, share });
}

/** A bot plays on for a person. `StandInVotes` decides whether another seat may ask for it. */
function handedOver(
  table: TableRecord,
  { seat, bot }: { readonly seat: Seat; readonly bot: string },
  input: TableChangeInput,
): TableChange {
  if (table.startedAt === 0) return refuse('not-started');
  if (table.endedAt > 0) return refuse('over');
  if (table.seats[seat]?.kind !== 'person')
    return refuse('no-such-seat', { seat, seats: table.seats.length });
  if (!input.bots.includes(bot)) return unknownBot(bot, input.bots);
  return withStandIn(table, seat, bot);
}

/** Repeating a request is no error. */
function withStandIn(table: TableRecord, seat: Seat, standIn: string): TableChange {
  const record = table.seats[seat] as SeatRecord;
  return {
    ok: true,
    table: withSeat(table, seat, { ...record, standIn }),
    freed: -1,
    handed: record.standIn === standIn ? -1 : seat,
  };
}

/** The refusal of a bot that may not sit down; it names the allowed ones. */
export function unknownBot(bot: string, bots: readonly string[]): ReturnType<typeof refuse> {
  return refuse('unknown-bot', { bot, allowed: bots.join(', ') });
}

function withOptions(table: TableRecord, game: AnyGame, raw: unknown): TableChange {
  try {
    return changed({ ...table, options: game.parseOptions(raw) });
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return refuse('malformed', { message: error.message });
  }
}

/** A host who leaves hands the table to the next person; a host who sits alone cannot leave. */
function opened(table: TableRecord, seat: Seat): TableChange {
  const { host, seats } = table;
  const nextHost = seat === host ? nextHostOf(seats, host) : host;
  if (nextHost === undefined) return refuse('own-seat', { seat });
  const freed = seats[seat]?.kind === 'person' ? seat : -1;
  const left =
    nextHost === host
      ? table
      : {
          ...withSeat(table, nextHost, asHost(seats[nextHost] as SeatRecord, seats[host])),
          host: nextHost,
        };
  return { ok: true, table: withSeat(left, seat, OPEN_SEAT), freed, handed: -1 };
}

function seated(table: TableRecord, seat: Seat, record: SeatRecord): TableChange {
  return changed(withSeat(table, seat, record));
}

/** The table with another record of a seat. */
export function withSeat(table: TableRecord, seat: Seat, record: SeatRecord): TableRecord {
  return { ...table, seats: table.seats.map((old, index) => (index === seat ? record : old)) };
}

function changed(table: TableRecord): TableChange {
  return { ok: true, table, freed: -1, handed: -1 };
}
