import type { Seat } from '@atoll/engine';
import type { Prompt } from '@atoll/protocol';
import type { ReadonlyMatchState } from '../match/match-state.ts';
import type { Absences } from '../match/match-listener.ts';
import type { SeatConnections } from './seat-connections.ts';

export interface SeatAbsencesParts {
  readonly state: Pick<
    ReadonlyMatchState,
    'record' | 'match' | 'over' | 'promptForPerson' | 'pausedUntil'
  >;
  readonly connections: Pick<SeatConnections, 'awayFor' | 'connected'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** When a match began to wait for an absent person, in ms since 1970. */
interface Waiting {
  /** For any action that the seat may make. */
  readonly since: number;
  /** For the answer to a prompt; 0 while there is none. */
  readonly asked: number;
}

/** The absent people of a table, and since when the match has waited for them. */
export class SeatAbsences implements Absences {
  readonly #parts: SeatAbsencesParts;
  #waiting: ReadonlyMap<Seat, Waiting> = new Map();

  constructor(parts: SeatAbsencesParts) {
    this.#parts = parts;
  }

  /** Call after every change of the match, of the table, or of the connections. */
  look(): void {
    const { state } = this.#parts;
    const at = this.#parts.now();
    const before = this.#waiting;
    const waiting = new Map<Seat, Waiting>();
    state.record.table.seats.forEach((_, seat) => {
      const prompt = this.#promptOf(seat);
      if (!prompt || !(prompt.asked || prompt.legal.length > 0)) return;
      const { since = at, asked = 0 } = before.get(seat) ?? {};
      waiting.set(seat, { since, asked: prompt.asked ? asked || at : 0 });
    });
    this.#waiting = waiting;
  }

  awayFor(seat: Seat): number {
    return this.#parts.connections.awayFor(seat);
  }

  waitedFor(seat: Seat): number {
    const since = this.#waiting.get(seat)?.since;
    return since === undefined ? 0 : Math.max(1, this.#parts.now() - since);
  }

  /**
   * Since when the match has asked a seat whose person is away, in ms since 1970; 0 for any other.
   * It reveals no secret, unlike the actions a seat may make unasked.
   */
  askedSince(seat: Seat): number {
    return this.#waiting.get(seat)?.asked ?? 0;
  }

  /** The prompt of an absent person; computed for absent people only. */
  #promptOf(seat: Seat): Prompt | undefined {
    const { state, connections } = this.#parts;
    // Nobody is waited for during a pause; after it the time counts anew.
    if (!state.match || state.over || state.pausedUntil > 0) return;
    if (state.record.table.seats[seat]?.kind !== 'person') return;
    return connections.connected(seat) ? undefined : state.promptForPerson(seat);
  }
}
