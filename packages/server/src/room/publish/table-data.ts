import {
  type AnyGame,
  isOver,
  type Match,
  type Origin,
  type Outcome,
  outcomeOf,
  scoresOf,
  type Seat,
} from '@atoll/engine';
import type {
  TableAsideData,
  TableClockData,
  TableData,
  TablePauseData,
  TableSeatOfferData,
} from '@atoll/protocol';
import type { OpenRevert } from '../../match/consent/revert-requests.ts';
import { endsByConcession } from '../../match/ends-by-concession.ts';
import type { StandInVotes } from '../../match/consent/stand-in-votes.ts';
import { watchersBehind } from '../../match/table.ts';
import { freeText, watchersTalk } from '../../match/table-talk.ts';
import { commitmentsOf } from '../../match/match-seed.ts';
import type { DailySeed, MatchRecord, TableRecord } from '../../store/match-store.ts';

/** The state of the room that no log holds: its connections and its bots. */
export interface LiveStatus {
  readonly connected: (seat: Seat) => boolean;
  /** Since when the match has asked a seat whose person is away; 0 for any other. */
  readonly awaitedSince: (seat: Seat) => number;
  readonly watchers: number;
  /** Whether its bots think for less time than they should, because too many think. */
  readonly hurried: boolean;
  /** How long its bots wait for seats that may act aside; undefined while they do not. */
  readonly aside?: TableAsideData | undefined;
  /** The current clocks; undefined for none. */
  readonly clock?: TableClockData | undefined;
  /** The proposed or running pause; undefined for none. */
  readonly pause?: TablePauseData | undefined;
  /** The open request to undo a decision; undefined for none. */
  readonly revert?: OpenRevert | undefined;
  /** The offer of a seat to another person; undefined for none. */
  readonly seatOffer?: TableSeatOfferData | undefined;
  readonly standIns: Pick<StandInVotes, 'open' | 'after'>;
  /** The table as last shown; unchanged parts are reused. */
  readonly before?: TableData<unknown> | undefined;
}

/** The public data of a table, ready to be mirrored. */
export function tableData(
  record: MatchRecord,
  play: { readonly game: AnyGame; readonly match: Match<unknown> | undefined },
  status: LiveStatus,
): TableData<unknown> {
  const { gameId, origin, repeats, daily, tournament, rated, table } = record;
  const { game, match } = play;
  const over = match !== undefined && isOver(game, match);
  const outcome = over ? outcomeOf(game, match) : undefined;
  return {
    seq: match?.seq ?? 0,
    phase: match ? (over ? 'over' : 'playing') : 'waiting',
    game: gameId,
    access: table.access,
    options: optionsOf(table),
    host: table.host,
    hostName: table.watchingHost?.name ?? '',
    watchers: status.watchers,
    watchersTalk: watchersTalk(table),
    freeText: freeText(table),
    watchersBehind: watchersBehind(table),
    pace: table.pace,
    hints: table.hints,
    hurried: status.hurried,
    seats: seatsOf(table, match?.conceded ?? NOT_CONCEDED, status),
    concedingEnds:
      match !== undefined && !over && endsAtOnce(table, { game, match }, status.before),
    revert: (status.revert as Shown['revert'] | undefined) ?? NO_REVERT,
    standInVote: (status.standIns.open as Shown['standInVote'] | undefined) ?? NO_STAND_IN_VOTE,
    standInAfter: status.standIns.after,
    scores: outcome ? sheetsOf(outcome) : NO_SCORES,
    outcome: outcome ? outcomeShown(outcome) : NO_OUTCOME,
    again: table.rematch ? [...table.rematch.agreed] : NOBODY,
    next: table.rematch?.next ?? '',
    ...commitmentsShown(record, { over, before: status.before }),
    ...(status.clock ? { clock: status.clock } : {}),
    ...(status.aside ? { aside: status.aside } : {}),
    ...(origin ? { origin: status.before?.origin ?? originShown(origin) } : {}),
    ...(repeats ? { repeats: repeats.match } : {}),
    ...(daily ? { daily: status.before?.daily ?? dailyShown(daily) } : {}),
    ...(tournament === undefined ? {} : { tournament }),
    ...(rated ? { rated: table.endedAt > 0 ? RATED_STORED : RATED } : {}),
    ...(status.pause ? { pause: status.pause } : {}),
    ...(status.seatOffer ? { seatOffer: status.seatOffer } : {}),
    ...(match ? { view: game.publicView(match.state) } : {}),
  };
}

type Shown = TableData<unknown>;

/**
 * They change only when the match begins, and are computed once. The commitment to the next match
 * is shown once the match is over, when a rematch is possible.
 */
function commitmentsShown(
  record: Pick<MatchRecord, 'seed' | 'repeats' | 'daily' | 'table'>,
  { over, before }: { readonly over: boolean; readonly before: Shown | undefined },
): Pick<Shown, 'commitment' | 'nextCommitment'> {
  const known = before && (before.phase === 'waiting') === (record.table.startedAt === 0);
  const isFinal = !over || before?.nextCommitment !== '';
  if (known && (isFinal || (before.commitment === '' && !record.repeats && !record.daily)))
    return { commitment: before.commitment, nextCommitment: before.nextCommitment };
  const { commitment, nextCommitment } = commitmentsOf(record);
  return { commitment, nextCommitment: over ? nextCommitment : '' };
}

/**
 * Whether the next concession of a person ends the match; the same for each person, and recomputed
 * after each concession.
 */
function endsAtOnce(
  table: TableRecord,
  { game, match }: { readonly game: AnyGame; readonly match: Match<unknown> },
  before: Shown | undefined,
): boolean {
  const gone = match.conceded.map(({ seat }) => seat);
  const known = before?.phase === 'playing' ? before : undefined;
  if (known && known.seats.filter(({ conceded }) => conceded > 0).length === gone.length)
    return known.concedingEnds;
  const seat = table.seats.findIndex(({ kind }, at) => kind === 'person' && !gone.includes(at));
  const outcome = game.outcome(match.state).kind;
  return seat >= 0 && endsByConcession(table, { seat, conceded: gone, outcome });
}

const NO_OUTCOME: Shown['outcome'] = { kind: 'none', won: false, rating: 0, lines: [], band: '' };
const RATED: NonNullable<Shown['rated']> = { stored: false };
const RATED_STORED: NonNullable<Shown['rated']> = { stored: true };
const NO_SCORES: Shown['scores'] = [];
const NOT_CONCEDED: Match<unknown>['conceded'] = [];
const NOBODY: Shown['again'] = [];
const NO_REVERT: Shown['revert'] = { seat: -1, entry: 0, agreed: [] };
const NO_STAND_IN_VOTE: Shown['standInVote'] = {
  ...{ seat: -1, by: -1, voters: [], agreed: [], refused: [] },
};

const optionTexts = new WeakMap<object, string>();

/** Computed once for each stored table. */
function optionsOf(table: TableRecord): string {
  const known = optionTexts.get(table);
  if (known !== undefined) return known;
  const text = JSON.stringify(table.options);
  optionTexts.set(table, text);
  return text;
}

/** The seats as last shown, if unchanged. */
function seatsOf(
  { seats }: TableRecord,
  concessions: Match<unknown>['conceded'],
  { connected, awaitedSince, before }: LiveStatus,
): Shown['seats'] {
  const known = before?.seats;
  const concededAt = (seat: Seat): number =>
    concessions.find((concession) => concession.seat === seat)?.seq ?? 0;
  const same =
    known?.length === seats.length &&
    seats.every(({ name, kind, bot, standIn, share = '', program = false }, seat) => {
      const shown = known[seat] as Shown['seats'][number];
      return (
        shown.name === name &&
        shown.kind === kind &&
        shown.bot === bot &&
        shown.standIn === standIn &&
        shown.share === share &&
        shown.program === program &&
        shown.conceded === concededAt(seat) &&
        shown.connected === connected(seat) &&
        shown.awaitedSince === awaitedSince(seat)
      );
    });
  if (same) return known;
  return seats.map(({ name, kind, bot, standIn, share, program }, seat) => ({
    name,
    kind,
    bot,
    connected: connected(seat),
    standIn,
    share: share ?? '',
    program: program ?? false,
    conceded: concededAt(seat),
    awaitedSince: awaitedSince(seat),
  }));
}

const originShown = ({ match, action, knownTo }: Origin): NonNullable<Shown['origin']> => ({
  match,
  action,
  knownTo,
});

const dailyShown = ({ day, counted = false }: DailySeed): NonNullable<Shown['daily']> => ({
  day,
  counted,
});

function outcomeShown(outcome: Outcome): Shown['outcome'] {
  const plain: Shown['outcome'] = { ...NO_OUTCOME, kind: outcome.kind };
  if (outcome.kind === 'solo') return { ...plain, band: outcome.band };
  if (outcome.kind !== 'common') return plain;
  const { kind, won, rating, lines, band } = outcome;
  return {
    kind,
    won,
    rating,
    lines: lines.map(({ category, points }) => ({ category, points })),
    band,
  };
}

function sheetsOf(outcome: Outcome): TableData<unknown>['scores'] {
  return scoresOf(outcome).map(({ seat, total, rank, lines, tieBreak }) => ({
    seat,
    total,
    rank,
    lines: lines.map(({ category, points }) => ({ category, points })),
    tieBreakCategory: tieBreak?.category ?? '',
    tieBreak: tieBreak?.points ?? 0,
  }));
}
