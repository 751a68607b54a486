import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const FAST = [0.0002, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];

/** A table in memory, for the metrics and for shutdown. */
export interface LiveTable {
  /** Finishes the work of the table, and sends its clients elsewhere. */
  onBeforeShutdown(): void;
  readonly connections: number;
  readonly botCount: number;
}

/** The metrics of one server, for GET /metrics. */
export interface Metrics {
  readonly registry: Registry;
  /** The tables in memory; the gauges count them when they are read. */
  readonly tables: Set<LiveTable>;
  readonly actions: Counter<'result'>;
  readonly append: Histogram;
  readonly thinking: Histogram;
  readonly limited: Counter<'limit'>;
  readonly errors: Counter<'where'>;
  readonly refusedFrames: Counter;
  readonly unstored: Counter;
  readonly notices: Counter<'result'>;
  readonly expired: Counter;
  readonly chatReports: Counter;
}

/** `storeFails` returns whether the store fails when the metrics are read. */
export function createMetrics(storeFails: () => boolean = () => false): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const histogram = (name: string, help: string) =>
    new Histogram({ name, help, buckets: FAST, registers });
  const counter = <Label extends string>(name: string, help: string, label: Label) =>
    new Counter<Label>({ name, help, labelNames: [label], registers });
  const tables = new Set<LiveTable>();
  const gauge = (name: string, help: string, count: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(count());
      },
    });
  gauge('atoll_matches_live', 'Matches held in memory.', () => tables.size);
  gauge('atoll_clients', 'Connections, spectators included.', () =>
    sum(tables, ({ connections }) => connections),
  );
  gauge('atoll_bots', 'Seats at live tables that bots sit in.', () =>
    sum(tables, ({ botCount }) => botCount),
  );
  gauge('atoll_store_failing', '1 while nothing can be stored, else 0.', () =>
    storeFails() ? 1 : 0,
  );
  return {
    registry,
    tables,
    actions: counter(
      'atoll_actions_total',
      'Requests at tables by result: accepted or refused.',
      'result',
    ),
    append: histogram('atoll_append_seconds', 'Time until a change was durable.'),
    thinking: histogram('atoll_bot_choice_seconds', 'Time a bot took to choose.'),
    limited: counter('atoll_limited_total', 'Requests refused for coming too often.', 'limit'),
    unstored: new Counter({
      name: 'atoll_unstored_total',
      help: 'Requests refused because nothing could be stored.',
      registers,
    }),
    expired: new Counter({
      name: 'atoll_expired_matches_total',
      help: 'Matches deleted because the host no longer keeps them.',
      registers,
    }),
    chatReports: new Counter({
      name: 'atoll_chat_reports_total',
      help: 'Lines of the chat that people at the table reported.',
      registers,
    }),
    refusedFrames: new Counter({
      name: 'atoll_refused_frames_total',
      help: 'Connections closed for a frame that is none of the protocol.',
      registers,
    }),
    notices: counter(
      'atoll_notices_total',
      'Tries to tell people who are away: delivered, failed, held, refused, given-up or gone.',
      'result',
    ),
    errors: counter('atoll_errors_total', 'Errors that nobody expected.', 'where'),
  };
}

function sum(tables: ReadonlySet<LiveTable>, count: (table: LiveTable) => number): number {
  return [...tables].reduce((total, table) => total + count(table), 0);
}
