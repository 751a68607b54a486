/** The kinds of code that may block the event loop. */
export type Holder = 'frame' | 'http' | 'timer' | 'other' | 'gc';

/** One holder's share of a turn, in ms of processor time. */
export interface Part {
  readonly holder: Holder;
  /** Which frame, request or timer it was, as far as that is known. */
  readonly name: string;
  readonly ms: number;
}

/** A stretch in which the event loop was blocked, in ms of processor time. */
export interface Turn {
  readonly ms: number;
  /** Without garbage collection. */
  readonly ownMs: number;
  /** The share of the operating system, such as for memory allocation. */
  readonly systemMs: number;
  /** The largest first. */
  readonly parts: readonly Part[];
}

/** By the clock of the process, in ms. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A pause for garbage collection. */
export interface Pause extends Span {
  readonly name: string;
}

/** One holder's share of a turn, by wall clock. */
export interface MeasuredPart extends Pick<Part, 'holder' | 'name'> {
  /** The stretches that are long enough to contain a pause. */
  readonly spans: readonly Span[];
  /** All others together, in ms. */
  readonly shortMs: number;
}

/** The measurements of a turn: the parts by wall clock, the whole by processor time. */
export interface MeasuredTurn extends Span {
  readonly userMs: number;
  readonly systemMs: number;
  readonly parts: readonly MeasuredPart[];
}

/**
 * A turn with its processor time divided among its parts in proportion to their wall clock time;
 * garbage collection pauses are subtracted from the parts in which they fell.
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

/** Merges the parts of one name. */
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
