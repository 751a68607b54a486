import type { Catalogue } from '../catalogue.ts';
import { say } from '../phrase.ts';
import { effects, triggers, triggersShort, whole } from './abilities.ts';
import { actions, afterwards } from './actions.ts';
import { events } from './events.ts';
import { cardNames, shortName } from './card-names.ts';
import { feeds, feedsShort } from './feeds.ts';
import { modifiers, modifiersShort } from './modifiers.ts';
import {
  abilityTypes,
  biodiversity,
  categories,
  categoryNames,
  eventKinds,
  eventTones,
  forms,
  groups,
  incomes,
  levels,
  offers,
  ranks,
  scores,
  seatWords,
  sides,
  sizes,
} from './names.ts';
import { ops, opsShort } from './ops.ts';
import { questions } from './questions.ts';
import { reasons, unknownReason } from './reasons.ts';
import { score, scoreShort } from './scores.ts';
import { standing } from './standing.ts';
import { filterWords } from './words.ts';

export const catalogue: Catalogue = {
  id: 'fr',
  cardNames,
  shortName,
  categoryNames,
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
  whole,
  seat: seatWords,
  waiting: (name, asked) => say`${name} ${asked}.`,
  questions,
  actions,
  afterwards,
  events,
  standing,
  reasons,
  unknownReason,
};
