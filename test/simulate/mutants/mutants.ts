import type { SourceChange } from '../hooks.ts';
import { ofHistory } from './of-history.ts';
import { own } from './own.ts';

/** A fault that is put into the code, to see whether it is found. */
export interface Mutant {
  readonly name: string;
  /** The commit that mended it, or 'own'. */
  readonly from: string;
  readonly what: string;
  readonly changes: readonly SourceChange[];
}

/** All of them: those that the product once had, and others. */
export const mutants: readonly Mutant[] = [...ofHistory, ...own];
