/** What may hold the event loop. */
export type Holder = 'frame' | 'http' | 'timer' | 'other' | 'gc';

/** What one holder had of a stretch of the event loop, in ms of the processor. */
export interface Part {
  readonly holder: Holder;
  /** Which frame, request or timer it was, as far as that can be told. */
  readonly name: string;
  readonly ms: number;
}

/** A stretch in which the event loop came to nothing else, in ms of the processor. */
export interface Turn {
  readonly ms: number;
  /** Without the collection of garbage. */
  readonly ownMs: number;
  /** How much of it the operating system worked, such as on handing out memory. */
  readonly systemMs: number;
  /** The largest first. */
  readonly parts: readonly Part[];
}

/** By the clock of the process, in ms. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A pause in which garbage was collected. */
export interface Pause extends Span {
  readonly name: string;
}

/** What one holder had of a turn, by the clock. */
export interface MeasuredPart extends Pick<Part, 'holder' | 'name'> {
  /** The stretches that were long enough for a pause to fall upon them. */
  readonly spans: readonly Span[];
  /** All others together, in ms. */
  readonly shortMs: number;
}

/** What was measured of a turn while it lasted: parts by the clock, the whole by the processor. */
export interface MeasuredTurn extends Span {
  readonly userMs: number;
  readonly systemMs: number;
  readonly parts: readonly MeasuredPart[];
}

/**
 * A turn with the time of the processor shared among its parts as they had it by the clock; pauses
 * of the collection of garbage are taken from whomever they fell upon.
 */
export function settled(measured: MeasuredTurn, pauses: readonly Pause[]): Turn {
  const ms = measured.userMs + measured.systemMs;
  const share = ms / Math.max(lengthOf(measured), Number.EPSILON);
  const inTurn = pauses
    .map((pause) => ({ ...pause, ...common(pause, measured) }))
    .filter(({ from, to }) => to > from);
  const parts = [
    ...inTurn.map((pause) => part('gc', pause.name, lengthOf(pause))),
    ...measured.parts.map(({ holder, name, spans, shortMs }) =>
      part(
        holder,
        name,
        shortMs + sum(spans.map((span) => lengthOf(span) - pausedIn(span, inTurn))),
      ),
    ),
  ];
  return {
    ms,
    ownMs: ms - pausedIn(measured, inTurn) * share,
    systemMs: measured.systemMs,
    parts: added(parts)
      .map((each) => ({ ...each, ms: each.ms * share }))
      .toSorted((one, other) => other.ms - one.ms),
  };
}

const part = (holder: Holder, name: string, ms: number): Part => ({ holder, name, ms });
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Parts of one name as one. */
function added(parts: readonly Part[]): readonly Part[] {
  const all = new Map<string, Part>();
  for (const each of parts) {
    const key = `${each.holder} ${each.name}`;
    all.set(key, { ...each, ms: each.ms + (all.get(key)?.ms ?? 0) });
  }
  return [...all.values()];
}

const lengthOf = ({ from, to }: Span): number => Math.max(0, to - from);

function common(one: Span, other: Span): Span {
  return { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
}

function pausedIn(span: Span, pauses: readonly Span[]): number {
  return sum(pauses.map((pause) => lengthOf(common(pause, span))));
}
