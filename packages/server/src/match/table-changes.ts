import type { Seat } from '@atoll/engine';
import type { Answer, RematchRequest, SeatRequest } from '@atoll/protocol';
import type { MatchStore, TableRecord } from '../store/match-store.ts';
import type { ClockKeeper } from './clock/clock-keeper.ts';
import { isAmong } from './is-among.ts';
import { LiveMatch } from './live-match.ts';
import { withFreshClock } from './clock/match-clock.ts';
import type { MatchListener } from './match-listener.ts';
import type { MatchState } from './match-state.ts';
import { keyOfNext } from './match-seed.ts';
import { changeRematch, openRematch } from './consent/rematch.ts';
import { refusesInTournament } from './refuses-in-tournament.ts';
import {
  isRateable,
  type RatedSeatReason,
  refusesRatedChange,
  refusesRatedSeat,
} from './rated/rated-rules.ts';
import { hashToken, newSeatToken } from './secrets.ts';
import type { StandInVotes } from './consent/stand-in-votes.ts';
import {
  changeTable,
  refuse,
  seatPerson,
  type SeatTaker,
  startTable,
  type TableChangeInput,
} from './table.ts';
import type { WriteLease } from './write-lease.ts';

export interface TableChangesParts {
  readonly state: MatchState;
  readonly lease: WriteLease;
  readonly store: MatchStore;
  readonly clocks: ClockKeeper;
  /** The ids of the bots that may sit down. */
  readonly bots: readonly string[];
  /** The bot that plays on for absent people of a rated match. */
  readonly standIn: string;
  readonly standIns: StandInVotes;
  /** How long the host must be away before others may go on with a rematch, in ms. */
  readonly grace: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The publisher of the match; undefined until it is set. */
  readonly listener: () => MatchListener | undefined;
}

/** The seat that a person took, or why the person took none. */
export type SeatTaking =
  | { readonly ok: true; readonly seat: Seat; readonly token: string }
  | { readonly ok: false; readonly why: NoSeatReason };

/**
 * Why a person took no seat: none is open, a player is there whom the person does not meet, or the
 * match is rated.
 */
export type NoSeatReason = 'none' | 'not-here' | RatedSeatReason;

/** What the people at a table of a tournament cannot change: other players follow its match. */
const FIXED: ReadonlySet<SeatRequest['do']> = new Set([
  ...(['timeUp', 'handOver', 'access', 'token', 'pace', 'talk', 'watchers'] as const),
]);

/** Carries out changes to the table of a match: its seats, its settings, its start, a rematch. */
export class TableChanges {
  readonly #parts: TableChangesParts;

  constructor(parts: TableChangesParts) {
    this.#parts = parts;
  }

  /**
   * Gives the first open seat to a person, who does not meet certain players at public tables, by
   * the hashes of their ids. Rejects with `NotStored`.
   */
  takeSeat(taker: SeatTaker, apartFrom: readonly string[] = []): Promise<SeatTaking> {
    const { state, lease, listener } = this.#parts;
    return lease.inTurn(async () => {
      if (state.table.access === 'public' && isAmong(state.table, apartFrom))
        return { ok: false, why: 'not-here' };
      const refused = state.record.rated && refusesRatedSeat(state.table, taker);
      if (refused) return { ok: false, why: refused };
      const token = newSeatToken();
      const taken = seatPerson(state.table, { ...taker, tokenHash: hashToken(token) });
      if (!taken) return { ok: false, why: 'none' };
      await state.saveTable(taken.table);
      lease.show(() => listener()?.tableChanged());
      return { ok: true, seat: taken.seat, token };
    });
  }

  change(by: Seat, request: SeatRequest): Promise<Answer> {
    const { state, lease, clocks, listener, bots, standIn, standIns } = this.#parts;
    const { game } = state;
    return lease.inTurn(async () => {
      await clocks.settleInTurn();
      const fixed = FIXED.has(request.do) ? refusesInTournament(state.record) : undefined;
      if (fixed) return fixed;
      if (request.do === 'timeUp') return clocks.decide(by, request);
      const { rated } = state.record;
      const unrated = rated ? refusesRatedChange(by, request) : undefined;
      if (unrated) return refuse(unrated);
      const conceded = state.match?.conceded.map(({ seat }) => seat) ?? [];
      const input = { request, by, game, bots, conceded, fixedBy: this.#fixedBy };
      // Whoever names the bot of another seat could choose a weak opponent.
      const isRatedStandIn = rated && request.do === 'handOver';
      const changed = changeTable(
        state.table,
        isRatedStandIn
          ? { ...input, request: { ...request, bot: standIn }, bots: [standIn] }
          : input,
      );
      if (!changed.ok) return changed;
      const isOthers = request.do === 'handOver' && request.seat !== by && changed.handed >= 0;
      const early = isOthers ? standIns.refusesAlone(by, request.seat) : undefined;
      if (early) return early;
      const tooLate = request.do === 'takeBack' ? clocks.refusesBack(by) : undefined;
      if (tooLate) return tooLate;
      await state.saveTable(rated ? withoutHints(changed.table) : changed.table);
      lease.show(() => {
        if (changed.freed >= 0) listener()?.seatFreed(changed.freed);
        listener()?.tableChanged();
        if (changed.handed >= 0) listener()?.seatHanded(changed.handed);
      });
      return state.accepted();
    });
  }

  start(by: Seat): Promise<Answer> {
    const { state, lease, listener, now } = this.#parts;
    const { game } = state;
    return lease.inTurn(async () => {
      const before = state.table.seats;
      const started = startTable(state.table, { by, game, at: now(), fixedBy: this.#fixedBy });
      if (!started.ok) return started;
      const { rated } = state.record;
      const table = rated ? withoutHints(started.table) : started.table;
      if (rated && !isRateable(game, state.setup(table))) return refuse('rated-order');
      const liveMatch = LiveMatch.fresh(game, state.setup(table));
      const { match } = liveMatch;
      await state.saveTable(withFreshClock(table, game, { match, at: now() }));
      lease.show(() => {
        state.begin(liveMatch);
        let taken = 0;
        listener()?.started(before.map(({ kind }) => (kind === 'open' ? -1 : taken++)));
      });
      return state.accepted();
    });
  }

  /**
   * Agrees to a rematch, or withdraws; the last agreement stores the next match, which is then
   * announced. `opening` counts one more table, or returns in how many seconds one may open.
   * Rejects with `NotStored`.
   */
  rematch(by: Seat, request: RematchRequest, opening: () => Promise<number>): Promise<Answer> {
    const { state, lease, listener, store, now, grace } = this.#parts;
    return lease.inTurn(async () => {
      const at = now();
      const changed = changeRematch(state.table, {
        request,
        by,
        over: state.over,
        gameVersion: state.game.version,
        rules: state.match && state.game.rematch?.(state.match.state),
        at,
        awayFor: this.#awayFor,
        grace,
      });
      if (!changed.ok) return changed;
      const { agreed, shares, opens } = changed;
      const seconds = opens ? await opening() : 0;
      if (seconds > 0) return refuse('too-often', { seconds });
      const { gameId, rated } = state.record;
      const next = opens
        ? await openRematch(store, {
            ...{ gameId, createdAt: at, table: opens, rated },
            seed: keyOfNext(state.record.seed, state.table),
          })
        : state.table.rematch?.next;
      await state.saveTable({ ...state.table, rematch: { agreed, shares, next: next ?? '' } });
      lease.show(() => listener()?.tableChanged());
      return state.accepted();
    });
  }

  get #fixedBy(): TableChangeInput['fixedBy'] {
    const { origin, repeats, daily } = this.#parts.state.record;
    return origin ?? repeats ?? daily;
  }

  /** How long the person of a seat has been away, in ms. */
  readonly #awayFor = (seat: Seat): number => this.#parts.listener()?.absences.awayFor(seat) ?? 0;
}

/** Nobody has advice in a rated match, also alone against bots. */
const withoutHints = (table: TableRecord): TableRecord => ({ ...table, hints: false });
