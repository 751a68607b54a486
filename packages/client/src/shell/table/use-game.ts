import { useEffect, useState } from 'react';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import { untilLoaded } from '@atoll/table-kit/late/until-loaded.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { gameEntry } from '../game-entries.ts';

/**
 * The screens of a game once they have loaded, in the language of the page; 'failed' when they did
 * not load, or when this client has none.
 */
export function useGame(id: string): GameClient | 'failed' | undefined {
  const locale = useLocale();
  const [game, setGame] = useState<GameClient | 'failed'>();
  const entry = gameEntry(locale, id);
  useEffect(() => {
    let gone = false;
    if (entry === undefined) return undefined;
    untilLoaded(() => entry.load(locale)).then(
      (loaded) => {
        if (!gone) setGame(loaded);
      },
      (error: unknown) => {
        console.error(error);
        setGame('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [entry, locale]);
  return entry ? game : 'failed';
}

/**
 * Starts loading the screens of a game that is about to be shown. An error here occurs again, and
 * is reported, when they are needed.
 */
export function loadGameAhead(locale: Locale, id: string): void {
  gameEntry(locale, id)
    ?.load(locale)
    .catch(() => undefined);
}
