import { explained, type Explained } from '@atoll/table-kit/ui/explainer/glossary.ts';
import type { SteereTerm } from '../words/steere-terms.ts';

/** The attributes of an element that a term explains. */
export const term = (name: SteereTerm): Explained<SteereTerm> => explained(name);
