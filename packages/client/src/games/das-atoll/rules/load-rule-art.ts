import type { RuleArt } from '../../../table/rule-art.ts';
import type { Locale } from '../../../words/locale.ts';
import { dasIcons } from '../icons.ts';
import { loadRuleWords } from '../words/das-locale.ts';

/** What Das Atoll draws into its rules, in one language. */
export async function loadRuleArt(locale: Locale): Promise<RuleArt> {
  const { icons } = await loadRuleWords(locale);
  return { icons: dasIcons, words: icons, figures: {} };
}
