import type { Reason } from '@atoll/engine';
import { nameProblem } from '@atoll/protocol';
import type { Locale } from './locale.ts';

/** A code of the server or of the table itself, in words. */
export const refusalWords = ({ words }: Locale, code: string): string =>
  words.refusals[code] ?? words.refused(code);

/** What is wrong with the name that somebody typed; undefined for nothing. */
export function nameWords({ words }: Locale, name: string): string | undefined {
  const problem = nameProblem(name);
  return problem && words.name.problems[problem];
}

/** The first reason of a refusal of the table, for the person who asked. */
export const reasonWords = (locale: Locale, reasons: readonly Reason[]): string =>
  refusalWords(locale, reasons[0]?.code ?? 'internal');
