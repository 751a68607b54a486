/**
 * The languages that people can choose, by BCP 47 tag, each with its own name for itself. Every
 * package with words has a folder of that tag; a test looks for them all.
 */
export const LOCALES = { en: 'English' } as const;

export type LocaleId = keyof typeof LOCALES;

/** The one that every other falls back on, and that tools and logs speak. */
export const DEFAULT_LOCALE: LocaleId = 'en';
