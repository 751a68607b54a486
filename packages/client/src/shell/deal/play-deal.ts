import { fieldsOf, type MatchFile, writeMatchFile } from '@atoll/engine';
import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { beginHere } from '../device/begin-here.ts';
import { openDeal } from '../lobby/invite/enter.ts';
import { keepName } from '../person.ts';
import type { MatchSource } from '../replay/find-match.ts';

/** The deal of a match, with the seat and the name of the person who plays it again. */
export interface ChosenDeal {
  readonly file: MatchFile;
  readonly source: MatchSource;
  readonly seat: number;
  readonly name: string;
}

/** Plays a deal against bots on this device, and goes there. */
export async function playDealHere(
  game: GameEntry,
  { file, source, seat, name }: ChosenDeal,
  locale: Locale,
): Promise<void> {
  keepName(name);
  const { match, seed, origin, options, seats } = file;
  const text = source === 'file' ? { file: writeMatchFile(file) } : {};
  await beginHere(game, {
    ...{ locale, name, seat, seats: seats.length },
    options: fieldsOf(options),
    deal: { seed, origin, repeats: { match, ...text } },
  });
}

/** Opens a private table that plays a deal of this server, and goes there. Rejects as requests. */
export const playDealTogether = ({ file, seat, name }: ChosenDeal): Promise<void> =>
  openDeal(file.match, { game: file.game, seats: file.seats.length, seat, name });
