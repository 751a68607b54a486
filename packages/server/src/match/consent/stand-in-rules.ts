import type { Seat } from '@atoll/engine';
import type { MatchListener } from '../match-listener.ts';
import type { MatchState } from '../match-state.ts';
import { botOf, refuse } from '../table.ts';

export interface StandInRulesParts {
  readonly state: MatchState;
  /** How long the match must wait for an absent person until a bot may be proposed, in ms. */
  readonly after: number;
  /** How long a person who has lost the connection still counts as present, in ms. */
  readonly grace: number;
  /** The publisher of the match; undefined until it is set. */
  readonly listener: () => MatchListener | undefined;
}

type Refusal = ReturnType<typeof refuse>;

/**
 * Which seats decide whether a bot plays on for an absent person, and which seats a bot may take.
 */
export class StandInRules {
  readonly #parts: StandInRulesParts;

  constructor(parts: StandInRulesParts) {
    this.#parts = parts;
  }

  /** The seats that decide about a seat: the other people who play and are present. */
  votersOn(seat: Seat): readonly Seat[] {
    const { state, grace } = this.#parts;
    return state.table.seats.flatMap((record, other) => {
      const plays = record.kind === 'person' && !record.program && botOf(record) === '';
      if (other === seat || !plays || this.#hasConceded(other)) return [];
      const away = this.awayFor(other);
      return away === 0 || away < grace ? [other] : [];
    });
  }

  /** In how many ms the next of these voters stops counting; undefined while all are present. */
  nextToGo(voters: readonly Seat[]): number | undefined {
    const gone = voters.map((seat) => this.awayFor(seat)).filter((away) => away > 0);
    return gone.length > 0 ? this.#parts.grace - Math.max(...gone) : undefined;
  }

  /** Why a seat has no vote at this table. */
  refusesVoter(by: Seat): Refusal | undefined {
    const { state } = this.#parts;
    const seat = state.table.seats[by];
    if (seat?.kind !== 'person') return refuse('not-seated');
    if (!state.match) return refuse('not-started');
    if (state.over) return refuse('over');
    if (seat.program) return refuse('program');
    if (this.#hasConceded(by)) return refuse('conceded');
    return botOf(seat) === '' ? undefined : refuse('bot-plays');
  }

  /** Why a bot may not play on for this seat yet. */
  refusesSeat(by: Seat, seat: Seat): Refusal | undefined {
    const { state, after, listener } = this.#parts;
    const { seats } = state.table;
    const wait = (ms: number) => ({ seat, seconds: Math.ceil((after - ms) / 1000) });
    if (seat === by) return refuse('own-seat', { seat });
    if (seats[seat]?.kind !== 'person')
      return refuse('no-such-seat', { seat, seats: seats.length });
    const away = this.awayFor(seat);
    if (state.pausedUntil > 0) return refuse('paused', { until: state.pausedUntil });
    if (away === 0) return refuse('not-away', { seat });
    if (away < after) return refuse('just-left', wait(away));
    const waited = listener()?.absences.waitedFor(seat) ?? 0;
    if (waited === 0) return refuse('not-awaited', { seat });
    return waited < after ? refuse('just-awaited', wait(waited)) : undefined;
  }

  /** Whether a bot may still be voted in: the person of this seat is absent and not replaced. */
  isVacant(seat: Seat): boolean {
    const { state } = this.#parts;
    const isPerson = state.table.seats[seat]?.kind === 'person';
    if (!state.match || state.over || state.pausedUntil > 0 || !isPerson) return false;
    return !this.isReplaced(seat) && this.awayFor(seat) > 0;
  }

  /** Whether a bot plays on for the person of this seat. */
  isReplaced(seat: Seat): boolean {
    const record = this.#parts.state.table.seats[seat];
    return record?.kind === 'person' && botOf(record) !== '';
  }

  awayFor(seat: Seat): number {
    return this.#parts.listener()?.absences.awayFor(seat) ?? 0;
  }

  #hasConceded(seat: Seat): boolean {
    return this.#parts.state.match?.conceded.some((each) => each.seat === seat) ?? false;
  }
}
