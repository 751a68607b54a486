import type { Facts } from '../catalogue.ts';
import { actionAndPassiveCoralSources } from './action-and-passive-corals.ts';
import type { Source } from './books.ts';
import { eventSources } from './events.ts';
import { fishSources } from './fish.ts';
import { immediateAndScoringCoralSources } from './immediate-and-scoring-corals.ts';
import { otherAnimalSources } from './other-animals.ts';

/** The sources of the fact of every card, for all languages. */
export const factSources: Readonly<Record<keyof Facts, readonly Source[]>> = {
  ...fishSources,
  ...otherAnimalSources,
  ...immediateAndScoringCoralSources,
  ...actionAndPassiveCoralSources,
  ...eventSources,
};
