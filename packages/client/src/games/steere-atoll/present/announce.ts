import { words } from '../words/interface.ts';
import type { Move } from './moves.ts';

/** A move as it is said aloud. */
export function moveText({ seat, colour, cell }: Move, names: readonly string[]): string {
  const who = names[seat] ?? words.seat(seat);
  return cell === '' ? words.swappedSay(who) : words.placedSay(who, colour, cell);
}

export function lastMoveText(moves: readonly Move[], names: readonly string[]): string {
  const last = moves.at(-1);
  return last === undefined ? words.nothingYet : moveText(last, names);
}
