import type { MatchForecast } from '@atoll/bots/judge';

/** The origin of a change: the person's own choice, that of another seat, or a draw. */
export type Cause = 'own' | 'other' | 'draw';

/** A turn that changed the forecast of a seat much. */
export interface TurningPoint {
  /** The position before the decision that changed most. */
  readonly position: number;
  /** The seat of the turn. */
  readonly decider: number;
  readonly cause: Cause;
  /** In the unit of the forecast. */
  readonly change: number;
}

/** The least change worth a line, in the unit of the forecast. */
const LEAST = { wins: 0.04, points: 2 } as const;
const MOST = 6;

/** The greatest changes for a seat, in their order; at most six. */
export function turningPoints(
  { unit, known, chosen, decisions }: MatchForecast,
  seat: number,
): readonly TurningPoint[] {
  const points: TurningPoint[] = [];
  for (const { from, to } of turnsOf(decisions)) {
    const decider = decisions[to]?.seat ?? -1;
    let [choice, greatest, position] = [0, 0, from];
    for (let at = from + 1; at <= to; at++) {
      const change = chosen[at]?.[seat] ?? 0;
      choice += change;
      if (Math.abs(change) > greatest) [greatest, position] = [Math.abs(change), at - 1];
    }
    const luck = (known[to]?.[seat] ?? 0) - (known[from]?.[seat] ?? 0) - choice;
    points.push(
      { position, decider, cause: decider === seat ? 'own' : 'other', change: choice },
      { position: to - 1, decider, cause: 'draw', change: luck },
    );
  }
  const greatest = new Set(
    points
      .filter(({ change }) => Math.abs(change) >= LEAST[unit])
      .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
      .slice(0, MOST),
  );
  return points.filter((point) => greatest.has(point));
}

/** The positions before and after each turn: the decisions of one seat up to one that ends it. */
function turnsOf(
  decisions: MatchForecast['decisions'],
): readonly { readonly from: number; readonly to: number }[] {
  const turns: { from: number; to: number }[] = [];
  for (let at = 1; at < decisions.length; at++) {
    const last = turns.at(-1);
    const before = decisions[at - 1];
    const goesOn = before?.ended === false && before.seat === decisions[at]?.seat;
    if (last !== undefined && goesOn) last.to = at;
    else turns.push({ from: at - 1, to: at });
  }
  return turns;
}

/** The whole change for a seat from the start to the end, by cause, in the unit of the forecast. */
export function changesByCause(
  { known, chosen, decisions }: MatchForecast,
  seat: number,
): Readonly<Record<Cause, number>> {
  const sums = { own: 0, other: 0, draw: 0 };
  for (let at = 1; at < known.length; at++) {
    const choice = chosen[at]?.[seat] ?? 0;
    sums[decisions[at]?.seat === seat ? 'own' : 'other'] += choice;
    sums.draw += (known[at]?.[seat] ?? 0) - (known[at - 1]?.[seat] ?? 0) - choice;
  }
  return sums;
}
