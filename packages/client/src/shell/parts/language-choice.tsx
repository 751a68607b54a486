import { LOCALES } from '@atoll/engine';
import type { ReactNode } from 'react';
import { changeSettings, LANGUAGES, useSettings } from '../../settings/use-settings.ts';
import { Choice } from '../../ui/choice.tsx';
import { useLocale } from '../../words/use-locale.ts';

/** In which language everything is said; nothing where there is only one. */
export function LanguageChoice(): ReactNode {
  const { words } = useLocale();
  const { language } = useSettings();
  // one of them is "as the browser"
  if (LANGUAGES.length < 3) return undefined;
  return (
    <Choice
      label={words.settings.language}
      hint={words.settings.languageHint}
      values={LANGUAGES}
      value={language}
      word={(id) => (id === 'auto' ? words.settings.languageAuto : LOCALES[id])}
      onChange={(id) => changeSettings({ language: id })}
    />
  );
}
