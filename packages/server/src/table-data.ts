import type { AnyGame, Match, Seat } from '@atoll/engine';
import type { TableData } from '@atoll/protocol';
import type { MatchRecord } from './store/match-store.ts';

/** Who is in the room and how its bots are, which no log knows. */
export interface Presence {
  readonly connected: (seat: Seat) => boolean;
  readonly watchers: number;
  /** Whether its bots think less long than they should, since too many do. */
  readonly hurried: boolean;
}

/** All that everybody may see of a table, ready to be mirrored. */
export function tableData(
  { gameId, table }: MatchRecord,
  play: { readonly game: AnyGame; readonly match: Match<unknown> | undefined },
  presence: Presence,
): TableData<unknown> {
  const { game, match } = play;
  const over = match !== undefined && game.activeSeats(match.state).length === 0;
  return {
    seq: match?.seq ?? 0,
    phase: match ? (over ? 'over' : 'playing') : 'waiting',
    game: gameId,
    access: table.access,
    options: JSON.stringify(table.options),
    host: table.host,
    watchers: presence.watchers,
    pace: table.pace,
    hints: table.hints,
    hurried: presence.hurried,
    seats: table.seats.map(({ name, kind, bot, standIn }, seat) => ({ name, kind, bot, connected: presence.connected(seat), standIn })),
    scores: over ? scoresOf(game, match) : [],
    again: [...(table.rematch?.agreed ?? [])],
    next: table.rematch?.next ?? '',
    ...(match ? { view: game.playerView(match.state, 'spectator') } : {}),
  };
}

function scoresOf(game: AnyGame, match: Match<unknown>): TableData<unknown>['scores'] {
  return game.score(match.state).map(({ seat, total, rank, lines, tieBreak }) => ({
    seat,
    total,
    rank,
    lines: lines.map(({ category, points }) => ({ category, points })),
    tieBreakCategory: tieBreak?.category ?? '',
    tieBreak: tieBreak?.points ?? 0,
  }));
}

