import { randomText } from '../../net/random-text.ts';
import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { initialOptions } from '../lobby/options.ts';
import { botsOf, usualBot } from '../bots/bots.ts';
import { herePath, navigate } from '../route.ts';
import { freshMatch, type DeviceMatch, type KeptDeal } from './device-match.ts';
import { deviceMatches } from './device-matches.ts';

/** The settings of a match on this device. */
export interface Here {
  readonly locale: Locale;
  readonly name: string;
  readonly seats: number;
  /** The seat of the person. */
  readonly seat: number;
  /** The bot on the other seats; left out, one of the default strength. */
  readonly bot?: string | undefined;
  /** By default the initial options of the game. */
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** A deal to repeat; left out, a new seed is drawn. */
  readonly deal?: HereDeal | undefined;
}

/** The deal of another match, as a match on this device repeats it. */
export interface HereDeal extends Pick<DeviceMatch, 'seed' | 'origin'> {
  readonly repeats: KeptDeal;
}

/** Starts a match on this device, without a server, and goes there. */
export async function beginHere(
  game: GameEntry,
  { locale, name, seats, seat, bot, options = initialOptions(game), deal }: Here,
): Promise<void> {
  const { catalog } = await import('@atoll/catalog');
  const rules = await catalog[game.id]?.load();
  if (rules === undefined) throw new Error(`there are no rules of "${game.id}"`);
  const id = randomText(16);
  await deviceMatches.begin(
    freshMatch({
      ...{ id, game: game.id, rules: rules.game.version, seed: randomText(24), ...deal },
      ...{ options, seats, seat, name, at: Date.now() },
      bot: bot ?? usualBot(await botsOf(locale, game.id)),
    }),
  );
  navigate(herePath(id));
}
