import type { Seat } from '@atoll/engine';
import type { Prompt } from '@atoll/protocol';
import type { MatchHost } from '../match/match-host.ts';
import type { Absences } from '../match/match-listener.ts';
import type { SeatConnections } from './seat-connections.ts';

export interface SeatAbsencesParts {
  readonly host: Pick<MatchHost, 'record' | 'match' | 'over' | 'promptForPerson'>;
  readonly connections: Pick<SeatConnections, 'awayFor' | 'connected'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Since when a match waits for somebody who is away, in ms since 1970. */
interface Waiting {
  /** For anything that the seat may do. */
  readonly since: number;
  /** For the answer to a question; 0 while there is none. */
  readonly asked: number;
}

/** Who is away from a table, and since when something has waited for them. */
export class SeatAbsences implements Absences {
  readonly #parts: SeatAbsencesParts;
  #waiting: ReadonlyMap<Seat, Waiting> = new Map();

  constructor(parts: SeatAbsencesParts) {
    this.#parts = parts;
  }

  /** To be called after every change of the match, of the table, or of who is there. */
  look(): void {
    const { host } = this.#parts;
    const at = this.#parts.now();
    const before = this.#waiting;
    const waiting = host.record.table.seats.flatMap((_, seat): readonly [Seat, Waiting][] => {
      const prompt = this.#promptOf(seat);
      if (!prompt || !(prompt.asked || prompt.legal.length > 0)) return [];
      const { since = at, asked = 0 } = before.get(seat) ?? {};
      return [[seat, { since, asked: prompt.asked ? asked || at : 0 }]];
    });
    this.#waiting = new Map(waiting);
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
   * Nothing secret follows from it, as it might from what a seat may do unasked.
   */
  askedSince(seat: Seat): number {
    return this.#waiting.get(seat)?.asked ?? 0;
  }

  /** What a match wants is worked out only for those who are away. */
  #promptOf(seat: Seat): Prompt | undefined {
    const { host, connections } = this.#parts;
    if (!host.match || host.over || host.record.table.seats[seat]?.kind !== 'person') return;
    return connections.connected(seat) ? undefined : host.promptForPerson(seat);
  }
}
