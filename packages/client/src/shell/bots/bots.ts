import { useEffect, useState } from 'react';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { untilLoaded } from '@atoll/table-kit/late/until-loaded.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

/** A bot as shown to people. */
export interface KnownBot {
  readonly id: string;
  readonly name: string;
  /** Its strength in a plain word; '' when its name says it. */
  readonly strength: string;
}

const entries = (
  names: Readonly<Record<string, string>>,
): readonly Pick<KnownBot, 'id' | 'name'>[] =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

/**
 * The bots of a game, from the weakest to the strongest: those that it names, or the built-in ones.
 */
export async function botsOf(locale: Locale, game: string): Promise<readonly KnownBot[]> {
  const { catalog } = await untilLoaded(() => import('@atoll/catalog'));
  const { builtInBots = {}, bots = [] } = catalog[game] ?? {};
  const named = [...entries(builtInBots), ...bots.map(({ id, name }) => ({ id, name }))];
  if (named.length === 0)
    return entries(locale.words.bots).map((bot) => ({ ...bot, strength: '' }));
  return named.map((bot, rank) => ({ ...bot, strength: locale.words.strengths[rank] ?? '' }));
}

/** The default bot: the second weakest, neither a beginner nor a master. */
export const usualBot = (bots: readonly KnownBot[]): string => (bots[1] ?? bots[0])?.id ?? 'random';

/** The same as a hook; empty until they are loaded. */
export function useBots(game: string): readonly KnownBot[] {
  const locale = useLocale();
  const [bots, setBots] = useState<readonly KnownBot[]>([]);
  useEffect(() => {
    let gone = false;
    void botsOf(locale, game).then((found) => {
      if (!gone) setBots(found);
    });
    return () => {
      gone = true;
    };
  }, [game, locale]);
  return bots;
}

/** The name of a bot and its strength. */
export function botWords(locale: Locale, bots: readonly KnownBot[], id: string): string {
  const { name, strength } = bots.find((bot) => bot.id === id) ?? {
    name: locale.words.bots[id] ?? id,
    strength: '',
  };
  return strength === '' ? name : locale.words.room.strength(name, strength);
}
