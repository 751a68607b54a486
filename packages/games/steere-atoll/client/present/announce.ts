import type { SteereAtollEvent } from '../../src/index.ts';
import { plainAnnouncer } from '@atoll/table-kit/table/a11y/plain-announcer.ts';
import type { Announcer } from '@atoll/table-kit/table/a11y/use-live.ts';
import { readersOf, type Readers } from '@atoll/table-kit/table/model/readers.ts';
import { movesOf, type Move } from './moves.ts';
import type { SteereLocale } from '../words/steere-locale.ts';

/** A move as a spoken sentence. */
export function moveText(locale: SteereLocale, move: Move, readers: Readers): string {
  const { seat, colour, cell } = move;
  const { names, you } = readersOf(locale, move, readers);
  if (seat === you)
    return cell === '' ? locale.game.youSwappedSay : locale.game.youPlacedSay(colour, cell);
  const who = names[seat] ?? locale.game.seat(seat);
  return cell === '' ? locale.game.swappedSay(who) : locale.game.placedSay(who, colour, cell);
}

export function lastMoveText(
  locale: SteereLocale,
  moves: readonly Move[],
  readers: Readers,
): string {
  const last = moves.at(-1);
  return last === undefined ? locale.game.nothingYet : moveText(locale, last, readers);
}

/** The announcements of other seats' moves for a person who does not see the board. */
export const announcerFor = (locale: SteereLocale, readers: Readers): Announcer<SteereAtollEvent> =>
  plainAnnouncer({
    say: (step) => movesOf([step]).map((move) => moveText(locale, move, readers)),
    unchanged: locale.game.unchanged,
    nothing: locale.game.nothingYet,
  });
