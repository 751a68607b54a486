import type { RuleArt } from '../../../table/rule-art.ts';
import type { Locale } from '../../../words/locale.ts';
import { arkIcons } from '../icons.ts';
import { loadRuleWords } from '../words/ark-locale.ts';

/** What Hidden Ark draws into its rules, in one language. */
export async function loadRuleArt(locale: Locale): Promise<RuleArt> {
  const { icons } = await loadRuleWords(locale);
  return { icons: arkIcons, words: icons, figures: {} };
}
