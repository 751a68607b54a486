import type { AnyGame } from '@atoll/engine';
import { useContext, useEffect, useMemo, useState } from 'react';
import type { Settings } from '../../settings/settings.ts';
import { effectOf, type FinalityRequest } from './finality.ts';
import { GameRulesContext } from './game-rules.ts';
import type { Caution } from './interaction.ts';

/** The rules of a game, once loaded; 'none' where they cannot be loaded. */
export type Rules = AnyGame | 'loading' | 'none';

/** Loads the rules once a game is given. */
function useRules(game: string | undefined): Rules {
  const { load } = useContext(GameRulesContext);
  const [rules, setRules] = useState<Rules>('loading');
  const wanted = game !== undefined && rules === 'loading';
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    const keep = (found: Rules): void => void (gone || setRules(found));
    load(game).then(keep, () => keep('none'));
    return () => {
      gone = true;
    };
  }, [load, wanted, game]);
  return rules;
}

export interface Cautious extends Caution {
  /** Whether `effect` works yet: before, gestures wait. */
  readonly ready: boolean;
}

/**
 * The choices that a person must confirm. Where the rules cannot be loaded, every choice counts as
 * final.
 */
export function useCaution({
  game,
  view,
  privateView,
  seat,
  asked,
  ask,
  follow,
}: Omit<FinalityRequest, 'action'> & {
  readonly game: string | undefined;
  /** Whether the own seat has a prompt now. */
  readonly asked: boolean;
  readonly ask: Settings['askFirst'];
}): Cautious {
  const rules = useRules(asked && ask === 'final' ? game : undefined);
  return useMemo(
    () => ({
      ask,
      ready: ask !== 'final' || rules !== 'loading',
      effect: ({ action }) =>
        typeof rules === 'string'
          ? 'final'
          : effectOf(rules, { view, privateView, seat, action, follow }),
    }),
    [ask, rules, view, privateView, seat, follow],
  );
}
