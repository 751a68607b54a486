import type { AnimalFilter } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { wholeOf } from '../neutral/whole.ts';
import { say } from '../phrase.ts';
import { feedLine, feedWords } from './feeds.ts';
import { changeWords, modifiersShort } from './modifiers.ts';
import { abilityTypes } from './names.ts';
import { clause, clauseAtTop, inSentences, sequence, sequenceShort } from './ops.ts';
import { scoreShort, scoring } from './scores.ts';
import { filterWords, gendered, icon, oneOfYours, theCard } from './words.ts';

export const effects: Catalogue['effects'] = {
  enter: (effect) => say`à l’achat\u202f: ${clause(effect.do)}`,
  top: (effect) => say`à l’arrivée au niveau haut\u202f: ${clauseAtTop(effect.do)}`,
  end: (effect, card) =>
    say`en fin de partie, au niveau haut\u202f: ${scoring(effect.score, card)}`,
};

const reduced = (filter: AnimalFilter): string => gendered(filter, 'réduit', 'réduite');

export const triggers: Catalogue['triggers'] = {
  top: (trigger) =>
    say`chaque fois qu’${oneOfYours(trigger.filter)} atteint le niveau haut\u202f: ${clause(trigger.do)}`,
  reduced: ({ filter, do: list }) =>
    say`chaque fois qu’${oneOfYours(filter)} est ${reduced(filter)}\u202f: ${clause(list)}`,
  bought: (trigger) =>
    say`chaque fois que vous achetez un autre corail\u202f: ${clause(trigger.do)}`,
};

export const triggersShort: Catalogue['triggersShort'] = {
  top: (trigger) => say`${filterWords(trigger.filter, 1)} haut\u202f: ${sequenceShort(trigger.do)}`,
  reduced: ({ filter, do: list }) =>
    say`${filterWords(filter, 1)} ${icon('fall', reduced(filter))}\u202f: ${sequenceShort(list)}`,
  bought: (trigger) => say`corail\u202f: ${sequenceShort(trigger.do)}`,
};

export const whole: Catalogue['whole'] = wholeOf({
  ...{ effects, triggers, triggersShort, modifiersShort, scoreShort },
  ...{ sequence, sequenceShort, scoring, inSentences },
  feed: (card) => feedWords(card.feed, card),
  feedShort: feedLine,
  changes: changeWords,
  shelter: icon('shelter', 'Abri'),
  algae: icon('algae', 'Algues'),
  symbiosis: (partner) => say`${icon('symbiosis', 'Symbiose')} avec ${theCard(partner)}`,
  types: {
    immediate: icon('immediate', abilityTypes.immediate),
    endOfGame: icon('endgame', abilityTypes.endOfGame),
    action: icon('action', abilityTypes.action),
    passive: icon('passive', abilityTypes.passive),
  },
});
