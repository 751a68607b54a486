import { plainTeller } from '../../../table/a11y/plain-teller.ts';
import type { Teller } from '../../../table/a11y/use-live.ts';
import { movesOf, type Move } from './moves.ts';
import type { SteereLocale } from '../words/steere-locale.ts';

/** What everybody is called, by seat, and the seat of the person who is told, or -1. */
export interface Listeners {
  readonly names: readonly string[];
  readonly own: number;
}

/** A move as it is said aloud. */
export function moveText(
  locale: SteereLocale,
  { seat, colour, cell }: Move,
  { names, own }: Listeners,
): string {
  if (seat === own)
    return cell === '' ? locale.game.youSwappedSay : locale.game.youPlacedSay(colour, cell);
  const who = names[seat] ?? locale.game.seat(seat);
  return cell === '' ? locale.game.swappedSay(who) : locale.game.placedSay(who, colour, cell);
}

export function lastMoveText(
  locale: SteereLocale,
  moves: readonly Move[],
  listeners: Listeners,
): string {
  const last = moves.at(-1);
  return last === undefined ? locale.game.nothingYet : moveText(locale, last, listeners);
}

/** How moves of others are told to somebody who does not see the board. */
export const tellerFor = (locale: SteereLocale, listeners: Listeners): Teller =>
  plainTeller({
    say: (step) => movesOf([step]).map((move) => moveText(locale, move, listeners)),
    unchanged: locale.game.unchanged,
    nothing: locale.game.nothingYet,
  });
