import { DEFAULT_LOCALE, isLocale, type LocaleId } from '@atoll/engine';

/**
 * The language to speak: the chosen one, or else the first of the browser's that there is, where
 * "de-AT" may be spoken as "de".
 */
export function chooseLocale(
  chosen: LocaleId | 'auto',
  preferred: readonly string[] = navigator.languages,
): LocaleId {
  if (chosen !== 'auto') return chosen;
  const known = preferred.flatMap((tag) => [tag, tag.split('-')[0] ?? tag]).find(isLocale);
  return known ?? DEFAULT_LOCALE;
}
