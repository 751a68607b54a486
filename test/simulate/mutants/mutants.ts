import type { SourceChange } from '../hooks.ts';
import { ofAsides } from './of-asides.ts';
import { ofHistory } from './of-history.ts';
import { ofJournal } from './of-journal.ts';
import { ofSqlite } from './of-sqlite.ts';
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
export const mutants: readonly Mutant[] = [
  ...ofHistory,
  ...own,
  ...ofSqlite,
  ...ofJournal,
  ...ofAsides,
];

/** What that fault changes in the code; nothing without a name. Throws `RangeError`. */
export function changesOf(name: string | undefined): readonly SourceChange[] {
  if (name === undefined) return [];
  const mutant = mutants.find((known) => known.name === name);
  if (mutant) return mutant.changes;
  const names = mutants.map((known) => known.name).join(', ');
  throw new RangeError(`there is no mutant "${name}"; there are ${names}`);
}
