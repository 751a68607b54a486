import type { Reason } from '@atoll/engine';
import { nameProblem } from '@atoll/protocol';
import { ApiError } from '../net/api.ts';
import type { Words } from './en.ts';
import { en } from './en.ts';

/** Every string of the shell. English is the only language for now. */
export const words: Words = en;

const refusal = (code: string): string => words.refusals[code] ?? words.refused(code);

/** What went wrong with a request, for the person who made it. */
export const errorWords = (error: unknown): string => (error instanceof ApiError ? refusal(error.code) : words.unreachable);

/** What is wrong with the name that somebody typed; undefined for nothing. */
export function nameWords(name: string): string | undefined {
  const problem = nameProblem(name);
  return problem && words.name.problems[problem];
}

/** The first reason of a refusal of the table, for the person who asked. */
export const reasonWords = (reasons: readonly Reason[]): string => refusal(reasons[0]?.code ?? 'internal');
