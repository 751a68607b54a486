import { useEffect, useState, type ReactNode } from 'react';
import { useSettings } from '@atoll/table-kit/settings/use-settings.ts';
import { chooseLocale } from '@atoll/table-kit/words/choose-locale.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { LocaleScope } from '@atoll/table-kit/words/use-locale.ts';
import { loadPageLocale } from './game-entries.ts';

/**
 * Provides the language of the settings to its children; renders nothing before its words have
 * loaded. A change of language applies once the new one has loaded; until then, and when it does
 * not load, the old one stays.
 */
export function ChosenLocale({ children }: { readonly children: ReactNode }): ReactNode {
  const [locale, setLocale] = useState<Locale>();
  const { language } = useSettings();
  const wanted = chooseLocale(language);
  useEffect(() => {
    if (wanted === locale?.id) return;
    let gone = false;
    loadPageLocale(wanted).then(
      (loaded) => {
        if (gone) return;
        document.documentElement.lang = loaded.id;
        setLocale(loaded);
      },
      (error: unknown) => console.error(error),
    );
    return () => {
      gone = true;
    };
  }, [wanted, locale]);
  return locale && <LocaleScope locale={locale}>{children}</LocaleScope>;
}
