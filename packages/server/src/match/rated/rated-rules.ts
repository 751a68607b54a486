import { type AnyGame, createMatch, InvalidInput, type Seat, type Setup } from '@atoll/engine';
import type { ClockChoice, SeatRequest, TableReason } from '@atoll/protocol';
import type { SeatRecord, TableRecord } from '../../store/match-store.ts';

/** Why a person may not take a seat of a rated table. */
export type RatedSeatReason = 'rated-player' | 'rated-twice' | 'rated-program';

/**
 * Why a person may not take a seat of a rated table: without an id of a player, as a program, or
 * beside an own seat; undefined if the person may.
 */
export function refusesRatedSeat(
  { seats }: Pick<TableRecord, 'seats'>,
  { player, program }: Pick<SeatRecord, 'player' | 'program'>,
): RatedSeatReason | undefined {
  if (program) return 'rated-program';
  if (player === undefined) return 'rated-player';
  return seats.some((seat) => seat.player === player) ? 'rated-twice' : undefined;
}

/** Sentences for developers; pages have their own words. */
export const RATED_SEAT_REFUSALS: Readonly<Record<RatedSeatReason, string>> = {
  'rated-player': 'the match is rated: taking a seat needs the id of its player in "player"',
  'rated-twice': 'the match is rated, and this player has a seat of it already',
  'rated-program': 'the match is rated: people and bots of the server play it, no other programs',
};

/** The clock of a rated table whose request names none: without it a match might never end. */
const RATED_CLOCK: ClockChoice = { kind: 'bank', minutes: 30, seconds: 60, atZero: 'bot' };

/** The clock of a rated table for which this one was asked. */
export const ratedClock = (asked: ClockChoice): ClockChoice =>
  asked.kind === 'none' ? RATED_CLOCK : asked;

/** Whether the end of a match with this clock does not depend on the people who stay. */
const isDecisive = (clock: ClockChoice): boolean =>
  clock.kind !== 'none' && clock.atZero !== 'others';

/** Why a rated table refuses a request of a seat; undefined if it does not. */
export function refusesRatedChange(by: Seat, request: SeatRequest): TableReason | undefined {
  if (request.do === 'hints' && request.hints) return 'rated-hints';
  if (request.do === 'clock' && !isDecisive(request.clock)) return 'rated-clock';
  if (request.do === 'program' && request.program) return 'rated-program';
  if (request.do === 'handOver' && request.seat === by) return 'rated-hand-over';
  return undefined;
}

/** Whether a match of this setup ends with an order of at least two seats. */
export const isRateable = (game: AnyGame, setup: Setup<unknown>): boolean =>
  setup.seats >= 2 && game.outcome(createMatch(game, setup).state).kind === 'ranking';

interface AskedRated {
  readonly rated: boolean;
  readonly player?: string | undefined;
  readonly seats: number;
  readonly program: boolean;
  readonly hosting: 'playing' | 'watching';
  readonly clock: ClockChoice;
  readonly from?: unknown;
  readonly deal?: unknown;
  readonly daily?: unknown;
}

/**
 * Whether a request asks for a rated table. Throws `InvalidInput` for one that cannot be rated;
 * `arena` is that of the game, missing for one without ratings.
 */
export function readRated(
  request: AskedRated,
  { id, arena }: { readonly id: string; readonly arena?: unknown },
): boolean {
  if (!request.rated) return false;
  if (!arena) throw new InvalidInput(`rated: matches of ${id} cannot be rated`);
  if (request.seats < 2) throw new InvalidInput('rated: a rated match has two seats or more');
  if (request.from !== undefined || request.deal !== undefined || request.daily !== undefined)
    throw new InvalidInput(
      'rated: a rated match goes on from no other one, repeats no deal, and is no daily match',
    );
  if (!isDecisive(ratedClock(request.clock)))
    throw new InvalidInput(
      'rated: when time is up, the bot plays on or the seat loses: "atZero" is "bot" or "loss"',
    );
  if (request.program) throw new InvalidInput(`rated: ${RATED_SEAT_REFUSALS['rated-program']}`);
  if (request.hosting === 'playing' && request.player === undefined)
    throw new InvalidInput(`rated: ${RATED_SEAT_REFUSALS['rated-player']}`);
  return true;
}
