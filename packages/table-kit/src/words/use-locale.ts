import { localeScope } from './locale-scope.tsx';
import type { Locale } from './locale.ts';

/** The words of the shell, and of the shared parts of tables. */
export const { useScope: useLocale, Scope: LocaleScope } = localeScope<Locale>();
