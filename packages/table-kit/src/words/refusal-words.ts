import type { Reason } from '@atoll/engine';
import { nameProblem } from '@atoll/protocol';
import type { Locale } from './locale.ts';

/** Refusals that say the same to a person: what nobody can change about a rated match. */
const RATED_RULES: ReadonlySet<string> = new Set([
  ...['rated-hints', 'rated-revert', 'rated-hand-over', 'rated-program', 'rated-clock'],
]);

/** The text of a code of the server or of the table itself. */
export const refusalWords = ({ words }: Locale, code: string): string =>
  words.refusals[code] ??
  words.tableRefusals[RATED_RULES.has(code) ? 'rated-rules' : code] ??
  words.refused(code);

/** The problem of a typed name; undefined for a valid one. */
export function nameWords({ words }: Locale, name: string): string | undefined {
  const problem = nameProblem(name);
  return problem && words.nameProblems[problem];
}

/** The first reason of a table's refusal, as text for the person who made the request. */
export const reasonWords = (locale: Locale, reasons: readonly Reason[]): string =>
  refusalWords(locale, reasons[0]?.code ?? 'internal');
