/**
 * The languages that people can choose, by BCP 47 tag, each with its own name for itself. Every
 * package with words has a folder of that tag; a test looks for them all.
 */
export const LOCALES = { en: 'English', de: 'Deutsch', cs: 'Čeština', fr: 'Français' } as const;

export type LocaleId = keyof typeof LOCALES;

/** Whether there is a language with this tag. */
export const isLocale = (id: string): id is LocaleId => Object.hasOwn(LOCALES, id);

/** The fallback of all other languages, also used by tools and logs. */
export const DEFAULT_LOCALE: LocaleId = 'en';
