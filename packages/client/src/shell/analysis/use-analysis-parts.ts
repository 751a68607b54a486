import type { AnalysisRules } from '@atoll/engine';
import { untilLoaded } from '@atoll/table-kit/late/until-loaded.ts';
import type { AnalysisClient } from '@atoll/table-kit/table/analysis-client.ts';
import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import {
  loadAnalysisPageWords,
  type AnalysisPageWords,
} from '@atoll/table-kit/words/load-analysis-page-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { useEffect, useState } from 'react';

/** Everything that the analysis of a game needs. */
export interface AnalysisParts {
  readonly entry: GameEntry;
  readonly rules: AnalysisRules;
  readonly client: AnalysisClient;
  readonly words: AnalysisPageWords;
}

/** The parts of the analysis of a game once they have loaded, or 'failed'. */
export function useAnalysisParts(
  entry: GameEntry | undefined,
): AnalysisParts | 'failed' | undefined {
  const locale = useLocale();
  const [parts, setParts] = useState<AnalysisParts | 'failed'>();
  useEffect(() => {
    if (entry === undefined) return undefined;
    let isWanted = true;
    untilLoaded(() => load(locale, entry)).then(
      (loaded) => isWanted && setParts(loaded),
      (error: unknown) => {
        console.error(error);
        if (isWanted) setParts('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [locale, entry]);
  return parts;
}

async function load(locale: Locale, entry: GameEntry): Promise<AnalysisParts> {
  const { catalog } = await import('@atoll/catalog');
  const [rules, client, words] = await Promise.all([
    catalog[entry.id]?.analysis?.(),
    entry.analysis?.(locale),
    loadAnalysisPageWords(locale.id),
  ]);
  if (!rules || !client) throw new Error(`"${entry.id}" has no analysis`);
  return { entry, rules, client, words };
}
