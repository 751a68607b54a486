import type { RuleArt } from '@atoll/table-kit/table/rule-art.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { atollIcons } from '../icons.ts';
import { loadAtollLocale, speaking } from '../words/atoll-locale.ts';
import { loadRuleWords } from '../words/load-later-words.ts';
import { figuresIn } from './figures.tsx';

/** The drawings of Atoll for its rules, in one language. */
export async function loadRuleArt(locale: Locale): Promise<RuleArt> {
  const [atoll, words] = await Promise.all([loadAtollLocale(locale), loadRuleWords(locale)]);
  const figures = Object.entries(figuresIn(words)).map(
    ([name, Figure]) => [name, speaking(atoll, Figure)] as const,
  );
  const { icons, cells } = words;
  return { icons: atollIcons, words: icons, cells, figures: Object.fromEntries(figures) };
}
