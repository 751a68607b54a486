import { type AnyGame, type Match, type Outcome, scoresOf, type Seat } from '@atoll/engine';
import type { TableData } from '@atoll/protocol';
import type { MatchRecord } from '../store/match-store.ts';

/** Who is in the room and how its bots are, which no log knows. */
export interface LiveStatus {
  readonly connected: (seat: Seat) => boolean;
  readonly watchers: number;
  /** Whether its bots think less long than they should, since too many do. */
  readonly hurried: boolean;
}

/** All that everybody may see of a table, ready to be mirrored. */
export function tableData(
  { gameId, table }: MatchRecord,
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
    options: JSON.stringify(table.options),
    host: table.host,
    watchers: status.watchers,
    pace: table.pace,
    hints: table.hints,
    hurried: status.hurried,
    seats: table.seats.map(({ name, kind, bot, standIn }, seat) => ({
      name,
      kind,
      bot,
      connected: status.connected(seat),
      standIn,
    })),
    scores: outcome ? sheetsOf(outcome) : [],
    outcome: outcomeOf(outcome),
    again: [...(table.rematch?.agreed ?? [])],
    next: table.rematch?.next ?? '',
    ...(match ? { view: game.publicView(match.state) } : {}),
  };
}

type ShownOutcome = TableData<unknown>['outcome'];

function outcomeOf(outcome: Outcome | undefined): ShownOutcome {
  const plain: ShownOutcome = {
    kind: outcome?.kind ?? 'none',
    won: false,
    rating: 0,
    lines: [],
    band: '',
  };
  if (outcome?.kind === 'solo') return { ...plain, band: outcome.band };
  if (outcome?.kind !== 'common') return plain;
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
