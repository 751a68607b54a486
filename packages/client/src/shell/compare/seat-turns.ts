import type { HistoryStep } from '@atoll/protocol';
import type { Story } from '@atoll/table-kit/table/game-client.ts';
import type { PlottedLine } from '../replay/points/plotted-lines.ts';

/** A turn of one seat in a replay. */
export interface SeatTurn {
  /** The positions before its first step and after its last one. */
  readonly from: number;
  readonly to: number;
  /** The points of the seat at its end, as if the match ended there. */
  readonly points: number;
  /** All that happened in it, a sentence each. */
  readonly lines: readonly string[];
}

/** The turns of a seat in a match, in their order. */
export function seatTurns(
  { turns }: Story,
  { seat, steps }: { readonly seat: number; readonly steps: readonly HistoryStep[] },
): readonly SeatTurn[] {
  const begins = turns.map(({ seq }) => steps.findIndex((step) => step.seq === seq));
  return turns.flatMap((turn, index) => {
    const from = begins[index] ?? -1;
    if (turn.seat !== seat || from < 0) return [];
    const to = begins[index + 1] ?? steps.length;
    return [{ from, to, points: turn.points[seat] ?? 0, lines: turn.lines }];
  });
}

/** The same turn of a seat in two matches with the same deal. */
export interface TurnPair {
  /** Counts from 1; 0 before the first turn of the seat. */
  readonly turn: number;
  readonly here: SeatTurn | undefined;
  readonly there: SeatTurn | undefined;
  /** The points in both after the last turn that is over here. */
  readonly hereTotal: number;
  readonly thereTotal: number;
}

interface Compared {
  readonly here: readonly SeatTurn[];
  readonly there: readonly SeatTurn[];
  /** The points of the seat before its first turn. */
  readonly start: number;
}

/** What both matches show at a position of the one that is shown. */
export function pairAt({ here, there, start }: Compared, position: number): TurnPair {
  const turn = here.filter(({ from }) => from < position).length;
  const done = here.filter(({ to }) => to <= position).length;
  const after = (turns: readonly SeatTurn[]): number =>
    done === 0 ? start : ((turns[done - 1] ?? turns.at(-1))?.points ?? start);
  return {
    turn,
    here: here[turn - 1],
    there: there[turn - 1],
    hereTotal: after(here),
    thereTotal: after(there),
  };
}

/** The points of both over the positions of the match that is shown, this match first. */
export function pairedLines(
  { here, there, start }: Compared,
  { colour }: { readonly colour: string | undefined },
): readonly PlottedLine[] {
  const line = (turns: readonly SeatTurn[], dash: string | undefined): PlottedLine => {
    const shared = here.slice(0, turns.length);
    return {
      at: [0, ...shared.map(({ to }) => to)],
      points: [start, ...shared.map((_, index) => turns[index]?.points ?? 0)],
      ...{ colour, dash },
    };
  };
  return [line(here, undefined), line(there, '6 5')];
}
