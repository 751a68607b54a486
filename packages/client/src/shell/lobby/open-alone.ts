import type { SeatGrant } from '@atoll/protocol';
import { createTable, Unreachable } from '../../net/api.ts';
import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { keepName } from '../person.ts';
import { sitDown } from './invite/enter.ts';
import { BEGIN, beginWith } from './page-notes.ts';
import { initialOptions } from './options.ts';
import type { ChosenTable } from './side.ts';

/**
 * The opponents of a match that starts at once, and the own seat; by default bots of the usual
 * strength.
 */
export type Opponent =
  | { readonly kind: 'nobody' }
  | {
      readonly kind: 'bot';
      readonly seat: number;
      /** By default the smallest number that the game allows against bots. */
      readonly seats?: number;
      readonly bot?: string | undefined;
      /** By default the initial options of the game. */
      readonly options?: ChosenTable['options'];
    };

/**
 * Starts a match for one person, alone or with a bot on each other seat that the game needs: on the
 * server, or on this device when the server is unreachable. Rejects as requests do.
 */
export async function openAlone(
  game: GameEntry,
  { locale, name, opponent, from }: Alone,
): Promise<void> {
  keepName(name);
  const [seats, seat, bot] =
    opponent.kind === 'bot'
      ? [opponent.seats ?? Math.max(2, game.seats.min), opponent.seat, opponent.bot]
      : [game.seats.min, 0];
  const options = (opponent.kind === 'bot' && opponent.options) || initialOptions(game);
  const begin = (): Promise<SeatGrant | undefined> =>
    createTable({
      ...{ game: game.id, name, seats, seat, access: 'private' },
      options: { ...options },
    }).catch((error: unknown) => {
      if (error instanceof Unreachable) return undefined;
      throw error;
    });
  const grant = from === 'device' ? undefined : await begin();
  if (grant) return sitDown(grant, game.id, bot === undefined ? BEGIN : beginWith(bot));
  const { beginHere } = await import('../device/begin-here.ts');
  await beginHere(game, { locale, name, seats, seat, bot, options });
}

/** The settings of a match without other people. */
export interface Alone {
  readonly locale: Locale;
  readonly name: string;
  readonly opponent: Opponent;
  /** Set when the server is known to be unreachable, so that no request is tried. */
  readonly from?: 'device' | undefined;
}
