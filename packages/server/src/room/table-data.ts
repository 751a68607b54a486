import { type AnyGame, type Match, type Outcome, scoresOf, type Seat } from '@atoll/engine';
import type { TableData } from '@atoll/protocol';
import { commitmentsOf } from '../match/match-seed.ts';
import type { MatchRecord, TableRecord } from '../store/match-store.ts';

/** Who is in the room and how its bots are, which no log knows. */
export interface LiveStatus {
  readonly connected: (seat: Seat) => boolean;
  readonly watchers: number;
  /** Whether its bots think less long than they should, since too many do. */
  readonly hurried: boolean;
  /** The table as it was shown last. What has not changed about it is taken from there. */
  readonly before?: TableData<unknown> | undefined;
}

/** All that everybody may see of a table, ready to be mirrored. */
export function tableData(
  { gameId, seed, table }: MatchRecord,
  play: { readonly game: AnyGame; readonly match: Match<unknown> | undefined },
  status: LiveStatus,
): TableData<unknown> {
  const { game, match } = play;
  const over = match !== undefined && game.activeSeats(match.state).length === 0;
  const outcome = over ? game.outcome(match.state) : undefined;
  return {
    seq: match?.seq ?? 0,
    phase: match ? (over ? 'over' : 'playing') : 'waiting',
    game: gameId,
    access: table.access,
    options: optionsOf(table),
    host: table.host,
    watchers: status.watchers,
    pace: table.pace,
    hints: table.hints,
    hurried: status.hurried,
    seats: seatsOf(table, status),
    scores: outcome ? sheetsOf(outcome) : NO_SCORES,
    outcome: outcome ? outcomeOf(outcome) : NO_OUTCOME,
    again: table.rematch ? [...table.rematch.agreed] : NOBODY,
    next: table.rematch?.next ?? '',
    ...commitmentsShown({ seed, table }, { over, before: status.before }),
    ...(match ? { view: game.publicView(match.state) } : {}),
  };
}

type Shown = TableData<unknown>;

/**
 * They never change but that the match begins: worked out once. What the next match is bound to is
 * told when somebody may ask for one.
 */
function commitmentsShown(
  { seed, table }: Pick<MatchRecord, 'seed' | 'table'>,
  { over, before }: { readonly over: boolean; readonly before: Shown | undefined },
): Pick<Shown, 'commitment' | 'nextCommitment'> {
  const known = before && (before.phase === 'waiting') === (table.startedAt === 0);
  if (known && (!over || before.nextCommitment !== '' || before.commitment === ''))
    return { commitment: before.commitment, nextCommitment: before.nextCommitment };
  const { commitment, nextCommitment } = commitmentsOf(seed, table);
  return { commitment, nextCommitment: over ? nextCommitment : '' };
}

const NO_OUTCOME: Shown['outcome'] = { kind: 'none', won: false, rating: 0, lines: [], band: '' };
const NO_SCORES: Shown['scores'] = [];
const NOBODY: Shown['again'] = [];

const optionTexts = new WeakMap<object, string>();

/** Worked out once for each table that is stored. */
function optionsOf(table: TableRecord): string {
  const known = optionTexts.get(table);
  if (known !== undefined) return known;
  const text = JSON.stringify(table.options);
  optionTexts.set(table, text);
  return text;
}

/** The seats as they are shown already, if nothing about them changed. */
function seatsOf({ seats }: TableRecord, { connected, before }: LiveStatus): Shown['seats'] {
  const known = before?.seats;
  const same =
    known?.length === seats.length &&
    seats.every(({ name, kind, bot, standIn, share = '' }, seat) => {
      const shown = known[seat] as Shown['seats'][number];
      return (
        shown.name === name &&
        shown.kind === kind &&
        shown.bot === bot &&
        shown.standIn === standIn &&
        shown.share === share &&
        shown.connected === connected(seat)
      );
    });
  if (same) return known;
  return seats.map(({ name, kind, bot, standIn, share }, seat) => ({
    name,
    kind,
    bot,
    connected: connected(seat),
    standIn,
    share: share ?? '',
  }));
}

function outcomeOf(outcome: Outcome): Shown['outcome'] {
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
