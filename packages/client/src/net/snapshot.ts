import { fieldsOf, type SeatScore } from '@atoll/engine';
import { decodedView } from '@atoll/protocol';
import {
  NO_REVERT,
  NO_STAND_IN_VOTE,
  type OutcomeSnapshot,
  type SeatSnapshot,
  type TableSnapshot,
} from '@atoll/table-kit/table/session/table-state.ts';

interface RawScore extends Omit<SeatScore, 'tieBreak'> {
  /** '' when only the total decides. */
  readonly tieBreakCategory?: string;
  readonly tieBreak?: number;
}

/** The room's state as `toJSON` returns it: absent parts are missing, empty or null. */
export interface RawTable
  extends Omit<Partial<TableSnapshot>, 'scores' | 'outcome' | 'options' | 'seats'> {
  readonly options?: string | Readonly<Record<string, unknown>>;
  readonly seats?: readonly Partial<SeatSnapshot>[];
  readonly scores?: readonly RawScore[];
  readonly outcome?: Partial<OutcomeSnapshot>;
}

function readOptions(raw: RawTable['options']): Readonly<Record<string, unknown>> {
  if (typeof raw !== 'string') return raw ?? {};
  return raw === '' ? {} : fieldsOf(JSON.parse(raw));
}

const readSeat = ({
  name = '',
  kind = 'open',
  bot = '',
  connected = false,
  standIn = '',
  share = '',
  program = false,
  conceded = 0,
  awaitedSince = 0,
}: Partial<SeatSnapshot>): SeatSnapshot => ({
  ...{ name, kind, bot, connected, standIn, share, program, conceded, awaitedSince },
});

function readScore({ tieBreakCategory, tieBreak, ...score }: RawScore): SeatScore {
  return tieBreakCategory
    ? { ...score, tieBreak: { category: tieBreakCategory, points: tieBreak ?? 0 } }
    : score;
}

const readOutcome = ({
  kind = 'none',
  won = false,
  rating = 0,
  lines = [],
  band = '',
}: Partial<OutcomeSnapshot> = {}): OutcomeSnapshot => ({ kind, won, rating, lines, band });

/** A snapshot with every field present; `words` is the dictionary that its view is encoded with. */
export function readSnapshot(raw: RawTable, words: readonly string[] = []): TableSnapshot {
  return {
    seq: raw.seq ?? 0,
    phase: raw.phase ?? 'waiting',
    game: raw.game ?? '',
    access: raw.access ?? 'private',
    options: readOptions(raw.options),
    host: raw.host ?? 0,
    hostName: raw.hostName || raw.seats?.[raw.host ?? 0]?.name || '',
    watchers: raw.watchers ?? 0,
    watchersTalk: raw.watchersTalk ?? true,
    freeText: raw.freeText ?? false,
    watchersBehind: raw.watchersBehind ?? 0,
    pace: raw.pace ?? 0,
    hints: raw.hints ?? false,
    hurried: raw.hurried ?? false,
    seats: (raw.seats ?? []).map(readSeat),
    concedingEnds: raw.concedingEnds ?? false,
    revert: { ...NO_REVERT, ...raw.revert },
    standInVote: { ...NO_STAND_IN_VOTE, ...raw.standInVote },
    standInAfter: raw.standInAfter ?? 0,
    scores: (raw.scores ?? []).map(readScore),
    outcome: readOutcome(raw.outcome),
    again: raw.again ?? [],
    next: raw.next ?? '',
    commitment: raw.commitment ?? '',
    nextCommitment: raw.nextCommitment ?? '',
    clock: raw.clock ?? undefined,
    pause: raw.pause ?? undefined,
    seatOffer: raw.seatOffer ?? undefined,
    aside: raw.aside ?? undefined,
    origin: raw.origin ?? undefined,
    repeats: raw.repeats ?? undefined,
    daily: raw.daily ?? undefined,
    tournament: raw.tournament ?? undefined,
    rated: raw.rated ?? undefined,
    view: raw.view ? decodedView(raw.view, words) : undefined,
  };
}
