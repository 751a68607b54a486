import { useEffect, useState, type ReactNode } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { chooseLocale } from '../words/choose-locale.ts';
import type { Locale } from '../words/locale.ts';
import { LocaleScope } from '../words/use-locale.ts';
import { loadLocale } from './load-locale.ts';

/**
 * What is below speaks the language that the settings name; nothing is shown before its words have
 * arrived. Another language is spoken as soon as it has arrived; until then, and if it does not
 * arrive, all stays as it is.
 */
export function ChosenLocale({ children }: { readonly children: ReactNode }): ReactNode {
  const [locale, setLocale] = useState<Locale>();
  const { language } = useSettings();
  const wanted = chooseLocale(language);
  useEffect(() => {
    if (wanted === locale?.id) return;
    let gone = false;
    loadLocale(wanted).then(
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
