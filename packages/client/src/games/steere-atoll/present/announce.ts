import { words } from '../words/interface.ts';
import { plainTeller } from '../../../table/a11y/plain-teller.ts';
import type { Teller } from '../../../table/a11y/use-live.ts';
import { movesOf, type Move } from './moves.ts';

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

/** How moves of others are told to somebody who does not see the board. */
export const tellerFor = (listeners: Listeners): Teller =>
  plainTeller({
    say: (step) => movesOf([step]).map((move) => moveText(move, listeners)),
    unchanged: words.unchanged,
    nothing: words.nothingYet,
  });
