import { LOCALES } from '@atoll/engine';
import type { ReactNode } from 'react';
import { changeSettings, LANGUAGES, useSettings } from '../../settings/use-settings.ts';
import { Choice } from '../../ui/choice.tsx';
import type { SettingsWords } from '../../words/load-later-words.ts';

/** In which language everything is said; nothing where there is only one. */
export function LanguageChoice({ words }: { readonly words: SettingsWords }): ReactNode {
  const { language } = useSettings();
  // one of them is "as the browser"
  if (LANGUAGES.length < 3) return undefined;
  return (
    <Choice
      label={words.language}
      hint={words.languageHint}
      values={LANGUAGES}
      value={language}
      word={(id) => (id === 'auto' ? words.languageAuto : LOCALES[id])}
      lang={(id) => (id === 'auto' ? undefined : id)}
      onChange={(id) => changeSettings({ language: id })}
    />
  );
}
