import { explained, type Explained } from '@atoll/table-kit/ui/explainer/glossary.ts';
import type { AtollTerm } from '../words/atoll-terms.ts';

/**
 * The meaning of a drawing wherever it stands; drawings that are not here stand beside words with
 * their meaning.
 */
const TERMS: Readonly<Record<string, AtollTerm>> = {
  coin: 'coin',
  plankton: 'plankton',
  scale: 'fishScale',
  popularity: 'popularity',
  pollution: 'pollution',
  fatigue: 'fatigue',
  colony: 'colony',
  hunt: 'hunt',
  symbiosis: 'symbiosis',
  small: 'small',
  medium: 'medium',
  large: 'large',
  'any-fish': 'any-fish',
  'any-animal': 'any-animal',
  kinds: 'kinds',
  other: 'other',
  crustacean: 'crustacean',
  bivalve: 'bivalve',
  cephalopod: 'cephalopod',
  reptile: 'reptile',
  cnidarian: 'cnidarian',
  starfish: 'starfish',
  'sea-cucumber': 'sea-cucumber',
  rise: 'rise',
  fall: 'fall',
  shelter: 'shelter',
  algae: 'algae',
  immediate: 'immediate',
  endgame: 'endgame',
  action: 'action',
  passive: 'passive',
  tourists: 'tourists',
  scientists: 'scientists',
  lock: 'forbidden',
  hint: 'hint',
};

export const termOfIcon = (icon: string): AtollTerm | undefined => TERMS[icon];

/** The attributes of an element that a term explains. */
export const term = (name: AtollTerm): Explained<AtollTerm> => explained(name);
