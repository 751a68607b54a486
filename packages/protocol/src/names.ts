import { lineProblem, type LineProblem } from './line-text.ts';

/** The most characters of a name. */
export const NAME_LENGTH = 24;

/** Why a name cannot be taken. */
export type NameProblem = LineProblem;

/** The problem of a person's name, trimmed; undefined for none. */
export const nameProblem = (name: string): NameProblem | undefined =>
  lineProblem(name, NAME_LENGTH);
