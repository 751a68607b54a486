import { lineProblem, type LineProblem } from './line-text.ts';

/** The most characters of a name. */
export const NAME_LENGTH = 24;

/** Why a name cannot be taken. */
export type NameProblem = LineProblem;

/** What is wrong with the name of a person, without spaces around it; undefined for nothing. */
export const nameProblem = (name: string): NameProblem | undefined =>
  lineProblem(name, NAME_LENGTH);
