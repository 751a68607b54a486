import { useEffect, useState } from 'react';
import type { RuleArt } from '@atoll/table-kit/table/rule-art.ts';
import { glyphSet } from '@atoll/table-kit/table/controls/icon-set.ts';
import { loadRulesWords, type RulesWords } from '@atoll/table-kit/words/load-page-words.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { gameEntry } from '../game-entries.ts';
import { illustrate } from './illustrate.ts';
import type { RulesDocument } from './rules-document.ts';

/** The rules of a game with everything that their page needs. */
export interface Rules {
  readonly game: string;
  readonly paper: RulesDocument;
  readonly art: RuleArt;
  readonly words: RulesWords;
}

const PLAIN: RuleArt = { icons: glyphSet, words: {}, figures: {} };

/** The rules of a game in a language. */
const loadPaper = (id: string, game: string): Promise<{ readonly paper: RulesDocument }> =>
  import(`../../../../games/${game}/rules/${id}.md`);

/** @throws when there is no such paper, or it does not load */
async function loadRules(locale: Locale, game: string): Promise<Rules> {
  const [paper, art, words] = await Promise.all([
    loadPaper(locale.id, game),
    gameEntry(locale, game)?.rules?.(locale) ?? PLAIN,
    loadRulesWords(locale.id),
  ]);
  return { game, paper: illustrate(paper.paper, art), art, words };
}

/** The rules of a game once they have loaded. */
export function useRules(game: string): Rules | 'loading' | 'failed' {
  const locale = useLocale();
  const [rules, hold] = useState<Rules | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let gone = false;
    hold('loading');
    loadRules(locale, game).then(
      (loaded) => !gone && hold(loaded),
      (error: unknown) => {
        console.error(error);
        if (!gone) hold('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [locale, game]);
  return rules;
}
