import { DEFAULT_LOCALE, isLocale, type LocaleId } from '@atoll/engine';

/**
 * The language to use: the chosen one, otherwise the first of the browser's languages that the
 * client has; "de-AT" matches "de".
 */
export function chooseLocale(
  chosen: LocaleId | 'auto',
  preferred: readonly string[] = navigator.languages,
): LocaleId {
  if (chosen !== 'auto') return chosen;
  const known = preferred.flatMap((tag) => [tag, tag.split('-')[0] ?? tag]).find(isLocale);
  return known ?? DEFAULT_LOCALE;
}
