import type { Reason } from '@atoll/engine';
import { nameProblem } from '@atoll/protocol';
import type { Words } from './en.ts';
import { en } from './en.ts';

/** Every string of the shell. English is the only language for now. */
export const words: Words = en;

/** A code of the server or of the table itself, in words. */
export const refusalWords = (code: string): string => words.refusals[code] ?? words.refused(code);

/** What is wrong with the name that somebody typed; undefined for nothing. */
export function nameWords(name: string): string | undefined {
  const problem = nameProblem(name);
  return problem && words.name.problems[problem];
}

/** The first reason of a refusal of the table, for the person who asked. */
export const reasonWords = (reasons: readonly Reason[]): string =>
  refusalWords(reasons[0]?.code ?? 'internal');
