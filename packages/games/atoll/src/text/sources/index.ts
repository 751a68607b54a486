import type { Facts } from '../catalogue.ts';
import { actionAndPassiveCoralSources } from './action-and-passive-corals.ts';
import type { Source } from './books.ts';
import { eventSources } from './events.ts';
import { fishSources } from './fish.ts';
import { immediateAndScoringCoralSources } from './immediate-and-scoring-corals.ts';
import { otherAnimalSources } from './other-animals.ts';

/** Where the fact of every card is from, in whatever language it is told. */
export const factSources: Readonly<Record<keyof Facts, readonly Source[]>> = {
  ...fishSources,
  ...otherAnimalSources,
  ...immediateAndScoringCoralSources,
  ...actionAndPassiveCoralSources,
  ...eventSources,
};
