import type { Random } from '@atoll/test-client/random';

/** How a service of several servers, PostgreSQL or Redis, does right now. */
export type Condition =
  | 'well'
  /** It answers late. */
  | 'slow'
  /** It refuses what it is asked, having done nothing. */
  | 'refusing'
  /** It does what it is asked, and the answer is lost with the connection. */
  | 'forgetful'
  /** Connections to it break, and no new one is made. */
  | 'away'
  /** Nothing is answered, and what was asked may be done when it goes on. */
  | 'hanging';

/** In which condition a service is, by time and by who asks. */
export class ServiceFaults {
  #spans: {
    readonly condition: Condition;
    readonly until: number;
    readonly server: string | undefined;
  }[] = [];

  /** A fault from now on; of one server alone, or of all. */
  begin(condition: Condition, until: number, server?: string): void {
    this.#spans.push({ condition, until, server });
  }

  conditionOf(server: string, now: number): Condition {
    this.#spans = this.#spans.filter(({ until }) => until > now);
    const found = this.#spans.find((span) => span.server === undefined || span.server === server);
    return found?.condition ?? 'well';
  }

  /** Until when a service hangs for a server; now for one that does not. */
  hangsUntil(server: string, now: number): number {
    return this.#spans
      .filter(
        ({ condition, server: only }) =>
          condition === 'hanging' && (only === undefined || only === server),
      )
      .reduce((latest, { until }) => Math.max(latest, until), now);
  }
}

/** How long one way to a service takes, in ms. */
export function wayTime(random: Random, condition: Condition): number {
  const usual = 0.2 + random.fraction() * (random.chance(5) ? 20 : 2);
  return condition === 'slow' ? usual + random.fraction() * 1200 : usual;
}
