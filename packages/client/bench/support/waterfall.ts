import type { Browser, CDPSession, Page } from 'playwright-core';
import { arrive, type Arrival } from './arrival.ts';
import { kindOf, type Kind } from './traffic.ts';

/** One request; times in ms after the page was requested. */
export interface Requested {
  readonly path: string;
  readonly kind: Kind;
  readonly asked: number;
  /** The head of the answer has come. */
  readonly answered: number;
  readonly loaded: number;
}

/** A stretch in which the main thread did one task; times in ms after the page was requested. */
export interface Task {
  readonly from: number;
  readonly to: number;
  readonly work: 'script' | 'layout' | 'other';
}

/** What happened until an invited guest had made the first move. */
export interface Waterfall {
  readonly requests: readonly Requested[];
  readonly tasks: readonly Task[];
  /** The times of messages over the socket of the room. */
  readonly frames: readonly number[];
  readonly arrival: Arrival;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In µs of the same clock as the times of requests. */
  readonly ts: number;
  readonly dur?: number;
}

/** Tasks of less than so many ms are left out. */
const SHORT = 8;
const SCRIPT = new Set(['EvaluateScript', 'FunctionCall', 'v8.compileModule', 'RunMicrotasks']);
const LAYOUT = new Set([
  'Layout',
  'UpdateLayoutTree',
  'Paint',
  'PrePaint',
  'Layerize',
  'ParseHTML',
]);

interface Seen {
  readonly url: string;
  readonly asked: number;
  answered?: number;
  loaded?: number;
}

/** The requests of a page, with times of the monotonic clock in s. */
class Requests {
  readonly frames: number[] = [];
  readonly #seen = new Map<string, Seen>();

  static async of(session: CDPSession): Promise<Requests> {
    const requests = new Requests();
    session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) =>
      requests.#seen.set(requestId, { url: request.url, asked: timestamp }),
    );
    session.on('Network.responseReceived', ({ requestId, timestamp }) => {
      const found = requests.#seen.get(requestId);
      if (found) found.answered = timestamp;
    });
    session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
      const found = requests.#seen.get(requestId);
      if (found) found.loaded = timestamp;
    });
    session.on('Network.webSocketFrameReceived', ({ timestamp }) =>
      requests.frames.push(timestamp),
    );
    await session.send('Network.enable');
    return requests;
  }

  /** The time at which the page itself was asked for, in s. */
  get start(): number {
    return this.#seen.values().next().value?.asked ?? 0;
  }

  list(): readonly Requested[] {
    const ms = (time: number): number => (time - this.start) * 1_000;
    return [...this.#seen.values()].flatMap(({ url, asked, answered, loaded }) => {
      if (answered === undefined || !url.startsWith('http')) return [];
      const { pathname: path } = new URL(url);
      const times = { asked: ms(asked), answered: ms(answered), loaded: ms(loaded ?? answered) };
      return [{ path, kind: kindOf(path), ...times }];
    });
  }
}

/** The thread that ran most script: the main thread of the page. */
function mainThread(events: readonly TraceEvent[]): string {
  const busy = new Map<string, number>();
  for (const { name, pid, tid, dur } of events)
    if (SCRIPT.has(name)) busy.set(`${pid} ${tid}`, (busy.get(`${pid} ${tid}`) ?? 0) + (dur ?? 0));
  return [...busy].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

function tasksOf(events: readonly TraceEvent[], start: number): readonly Task[] {
  const thread = mainThread(events);
  const own = events.filter(({ ph, pid, tid }) => ph === 'X' && `${pid} ${tid}` === thread);
  const longest = (task: TraceEvent, names: ReadonlySet<string>): number =>
    own
      .filter(
        ({ name, ts, dur }) =>
          names.has(name) && ts >= task.ts && ts + (dur ?? 0) <= task.ts + (task.dur ?? 0),
      )
      .reduce((most, { dur }) => Math.max(most, dur ?? 0), 0);
  return own
    .filter(({ name, dur }) => name.endsWith('RunTask') && (dur ?? 0) >= SHORT * 1_000)
    .map((task) => {
      const from = task.ts / 1_000 - start * 1_000;
      const script = longest(task, SCRIPT);
      const layout = longest(task, LAYOUT);
      const work = Math.max(script, layout) * 3 < (task.dur ?? 0) ? 'other' : undefined;
      return {
        from,
        to: from + (task.dur ?? 0) / 1_000,
        work: work ?? (script >= layout ? 'script' : 'layout'),
      };
    });
}

/** Follows an invite link with a phone, and returns all that happened until the first move. */
export async function recordWaterfall(
  browser: Browser,
  page: Page,
  url: string,
): Promise<Waterfall> {
  const requests = await Requests.of(await page.context().newCDPSession(page));
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'toplevel', 'v8', 'disabled-by-default-devtools.timeline'],
  });
  const arrival = await arrive(page, url);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return {
    requests: requests.list(),
    tasks: tasksOf(trace.traceEvents, requests.start),
    frames: requests.frames.map((time) => (time - requests.start) * 1_000),
    arrival,
  };
}
