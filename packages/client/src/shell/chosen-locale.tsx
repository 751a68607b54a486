import { useEffect, useState, type ReactNode } from 'react';
import { games } from '../games/registry.ts';
import { useSettings } from '../settings/use-settings.ts';
import { loadLocale } from '../table/load-locale.ts';
import { chooseLocale } from '../words/choose-locale.ts';
import type { Locale } from '../words/locale.ts';
import { LocaleScope } from '../words/use-locale.ts';

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
    loadLocale(wanted, games).then(
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
