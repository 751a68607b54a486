import type { Seat } from '@atoll/engine';
import type { MatchHost } from '../match/match-host.ts';
import type { Absences } from '../match/match-listener.ts';
import type { SeatConnections } from './seat-connections.ts';

export interface SeatAbsencesParts {
  readonly host: Pick<MatchHost, 'record' | 'match' | 'over' | 'promptForPerson'>;
  readonly connections: Pick<SeatConnections, 'awayFor' | 'connected'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Who is away from a table, and since when something has waited for them. */
export class SeatAbsences implements Absences {
  readonly #parts: SeatAbsencesParts;
  #waitingSince: ReadonlyMap<Seat, number> = new Map();

  constructor(parts: SeatAbsencesParts) {
    this.#parts = parts;
  }

  /** To be called after every change of the match, of the table, or of who is there. */
  look(): void {
    const { host, now } = this.#parts;
    const at = now();
    const before = this.#waitingSince;
    const awaited = host.record.table.seats.flatMap((_, seat) =>
      this.#isAwaited(seat) ? [seat] : [],
    );
    this.#waitingSince = new Map(awaited.map((seat) => [seat, before.get(seat) ?? at]));
  }

  awayFor(seat: Seat): number {
    return this.#parts.connections.awayFor(seat);
  }

  waitedFor(seat: Seat): number {
    const since = this.#waitingSince.get(seat);
    return since === undefined ? 0 : Math.max(1, this.#parts.now() - since);
  }

  /** What a match wants is worked out only for those who are away. */
  #isAwaited(seat: Seat): boolean {
    const { host, connections } = this.#parts;
    if (!host.match || host.over || host.record.table.seats[seat]?.kind !== 'person') return false;
    if (connections.connected(seat)) return false;
    const { asked, legal } = host.promptForPerson(seat);
    return asked || legal.length > 0;
  }
}
