import type { MatchFile } from '@atoll/engine';
import { useEffect, useState } from 'react';

/**
 * Whether the current rules are those of a match, so that its seed deals the same; undefined until
 * they are loaded.
 */
export function useSameRules({
  game,
  rules,
}: Pick<MatchFile, 'game' | 'rules'>): 'same' | 'other' | undefined {
  const [known, setKnown] = useState<'same' | 'other'>();
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const { catalog } = await import('@atoll/catalog');
      const entry = Object.hasOwn(catalog, game) ? catalog[game] : undefined;
      const version = (await entry?.load())?.game.version;
      if (isWanted) setKnown(version === rules ? 'same' : 'other');
    };
    load().catch(() => isWanted && setKnown('other'));
    return () => {
      isWanted = false;
    };
  }, [game, rules]);
  return known;
}
