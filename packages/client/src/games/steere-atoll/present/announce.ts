import { words } from '../words/interface.ts';
import type { Move } from './moves.ts';

/** What everybody is called, by seat, and the seat of the person who is told, or -1. */
export interface Listeners {
  readonly names: readonly string[];
  readonly own: number;
}

/** A move as it is said aloud. */
export function moveText({ seat, colour, cell }: Move, { names, own }: Listeners): string {
  if (seat === own) return cell === '' ? words.youSwappedSay : words.youPlacedSay(colour, cell);
  const who = names[seat] ?? words.seat(seat);
  return cell === '' ? words.swappedSay(who) : words.placedSay(who, colour, cell);
}

export function lastMoveText(moves: readonly Move[], listeners: Listeners): string {
  const last = moves.at(-1);
  return last === undefined ? words.nothingYet : moveText(last, listeners);
}
