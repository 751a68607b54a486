import type { Catalogue } from '../catalogue.ts';
import {
  effects,
  modifiers,
  modifiersShort,
  score,
  scoreShort,
  triggers,
  triggersShort,
} from './abilities.ts';
import { actions, afterwards } from './actions.ts';
import { events } from './events.ts';
import { feeds, feedsShort } from './feeds.ts';
import {
  abilityTypes,
  biodiversity,
  categories,
  eventKinds,
  eventTones,
  forms,
  groups,
  incomes,
  levels,
  offers,
  ranks,
  scores,
  sides,
  sizes,
} from './names.ts';
import { ops, opsShort } from './ops.ts';
import { questions } from './questions.ts';
import { reasons, unknownReason } from './reasons.ts';
import { standing } from './standing.ts';
import { filterWords } from './words.ts';

export const en: Catalogue = {
  categories,
  sizes,
  groups,
  forms,
  levels,
  sides,
  abilityTypes,
  eventKinds,
  eventTones,
  incomes,
  offers,
  scores,
  ranks,
  biodiversity,
  ops,
  opsShort,
  feeds,
  feedsShort,
  modifiers,
  modifiersShort,
  effects,
  triggers,
  triggersShort,
  score,
  scoreShort,
  filter: filterWords,
  questions,
  actions,
  afterwards,
  events,
  standing,
  reasons,
  unknownReason,
};
