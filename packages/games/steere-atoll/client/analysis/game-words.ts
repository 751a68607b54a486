import { isKeyOf, type Reason } from '@atoll/engine';
import type { AnalysisGameWords } from '@atoll/table-kit/table/analysis-client.ts';
import type { SetUpCode } from '../../src/analysis/set-up.ts';
import { reasonText } from '../present/game-words.ts';
import type { SteereAnalysisWords } from '../words/load-analysis-words.ts';
import type { SteereLocale } from '../words/steere-locale.ts';

const SET_UP = { 'no-choice': 1, 'no-set-up-cell': 1, 'two-stones': 1 } as const satisfies Record<
  SetUpCode,
  1
>;

/** The words of the game for the page of analysis. */
export function gameWordsIn(locale: SteereLocale, words: SteereAnalysisWords): AnalysisGameWords {
  const said = (texts: Readonly<Record<string, string>>, id: string): string => texts[id] ?? id;
  return {
    side: (id) => said(words.sides, id),
    piece: (id) => said(words.pieces, id),
    tag: (name) => said(words.tags, name),
    value: (_, value) => said(words.values, value),
    move: (move) => (move === 'swap' ? words.swap : move),
    reason: ({ code, details = {} }: Reason) => {
      if (!isKeyOf(SET_UP, code)) return reasonText(locale, code, details);
      const { cell = '', value = '', allowed = '', size = 0 } = details;
      switch (code) {
        case 'no-choice':
          return words.noChoice(String(value), String(allowed));
        case 'no-set-up-cell':
          return words.noCell(String(cell), Number(size));
        case 'two-stones':
          return words.twoStones(String(cell));
      }
    },
  };
}
