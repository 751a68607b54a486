import { LOCALES } from '@atoll/engine';
import type { ReactNode } from 'react';
import { changeSettings, LANGUAGES, useSettings } from '@atoll/table-kit/settings/use-settings.ts';
import { PickList } from '@atoll/table-kit/ui/pick-list.tsx';
import type { SettingsWords } from '@atoll/table-kit/words/load-page-words.ts';

/** The language of the client. */
export function LanguageChoice({ words }: { readonly words: SettingsWords }): ReactNode {
  const { language } = useSettings();
  return (
    <PickList
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
