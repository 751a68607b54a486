import type { Op } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { wholeOf } from '../neutral/whole.ts';
import { capitalised, say, type Phrase } from '../phrase.ts';
import { feedLine, feedWords } from './feeds.ts';
import { filterAfter } from './kinds.ts';
import { changeWords, modifiersShort } from './modifiers.ts';
import { abilityTypes, levels } from './names.ts';
import { clause, clauseAtTop, inSentences, sequence, sequenceShort } from './ops.ts';
import { scoreShort, scoring } from './scores.ts';
import { cardDative, filterWords, icon } from './words.ts';

/** The ops, as a sentence after a colon. */
const deed = (list: readonly Op[]): Phrase => capitalised(clause(list));

export const effects: Catalogue['effects'] = {
  enter: (effect) => say`Beim Kauf: ${deed(effect.do)}`,
  top: (effect) => say`Beim Erreichen von ${levels[3]}: ${capitalised(clauseAtTop(effect.do))}`,
  end: (effect, card) => say`Am Ende, wenn auf ${levels[3]}: ${scoring(effect.score, card)}`,
};

export const triggers: Catalogue['triggers'] = {
  top: (trigger) =>
    say`immer wenn ${filterAfter('oneOfYours', trigger.filter)} ${levels[3]} erreicht: ${deed(trigger.do)}`,
  reduced: (trigger) =>
    say`immer wenn ${filterAfter('oneOfYours', trigger.filter)} sinkt: ${deed(trigger.do)}`,
  bought: (trigger) => say`immer wenn du eine andere Koralle kaufst: ${deed(trigger.do)}`,
};

export const triggersShort: Catalogue['triggersShort'] = {
  top: (trigger) =>
    say`${filterWords(trigger.filter, 1)} ${levels[3]}: ${sequenceShort(trigger.do)}`,
  reduced: (trigger) =>
    say`${filterWords(trigger.filter, 1)} ${icon('fall', 'sinkt')}: ${sequenceShort(trigger.do)}`,
  bought: (trigger) => say`Koralle: ${sequenceShort(trigger.do)}`,
};

export const whole: Catalogue['whole'] = wholeOf({
  ...{ effects, triggers, triggersShort, modifiersShort, scoreShort },
  ...{ sequence, sequenceShort, scoring, inSentences },
  feed: (card) => feedWords(card.feed, card),
  feedShort: feedLine,
  changes: changeWords,
  shelter: icon('shelter', 'Unterschlupf'),
  algae: icon('algae', 'Algen'),
  symbiosis: (partner) => say`${icon('symbiosis', 'Symbiose')} mit ${cardDative(partner)}`,
  types: {
    immediate: icon('immediate', abilityTypes.immediate),
    endOfGame: icon('endgame', abilityTypes.endOfGame),
    action: icon('action', abilityTypes.action),
    passive: icon('passive', abilityTypes.passive),
  },
});
