import { lineProblem, type LineProblem } from './line-text.ts';

/** The maximum length of a name, in UTF-16 units. */
export const NAME_LENGTH = 24;

/** Why a name is refused. */
export type NameProblem = LineProblem;

/** The problem of a person's name, trimmed; undefined for none. */
export const nameProblem = (name: string): NameProblem | undefined =>
  lineProblem(name, NAME_LENGTH);
