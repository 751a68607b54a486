import type { Board, Colour } from '../../src/board.ts';
import type { SteereStep } from '../table-types.ts';

/** One line of the list of moves. */
export interface Move {
  /** The log entry of the move. */
  readonly seq: number;
  /** Counts from 1; a swap has a number too. */
  readonly number: number;
  readonly seat: number;
  /** A bot decided it for the person of the seat. */
  readonly byBot?: true;
  /** The colour of the stone, or of the seat after a swap. */
  readonly colour: Colour;
  /** The cell, or '' for a swap. */
  readonly cell: string;
  readonly won: boolean;
}

/** The moves of a match, oldest first. */
export function movesOf(steps: readonly SteereStep[]): readonly Move[] {
  const moves: Move[] = [];
  const allEvents = steps.flatMap(({ seq, events, byBot }) =>
    events.map((event) => ({ event, entry: { seq, ...(byBot && { byBot }) } })),
  );
  for (const { entry, event } of allEvents) {
    const number = moves.length + 1;
    const last = moves.at(-1);
    if (event.type === 'placed')
      moves.push({
        ...entry,
        number,
        seat: event.seat,
        colour: event.colour,
        cell: event.cell,
        won: false,
      });
    else if (event.type === 'swapped')
      moves.push({ ...entry, number, seat: event.seat, colour: 'black', cell: '', won: false });
    else if (last !== undefined) moves[moves.length - 1] = { ...last, won: true };
  }
  return moves;
}

/** The stones after so many moves, in the form of a view. */
export function stonesAfter(board: Board, moves: readonly Move[], count: number): string {
  const signs = board.cells.map(() => '.');
  for (const { cell, colour } of moves.slice(0, count)) {
    const index = board.cellNamed(cell);
    if (index !== undefined) signs[index] = colour === 'black' ? 'B' : 'W';
  }
  return signs.join('');
}
