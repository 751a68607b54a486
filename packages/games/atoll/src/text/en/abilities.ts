import type { Catalogue } from '../catalogue.ts';
import { wholeOf } from '../neutral/whole.ts';
import { say } from '../phrase.ts';
import { feedLine, feedWords } from './feeds.ts';
import { changeWords, modifiersShort } from './modifiers.ts';
import { clause, clauseAtTop, inSentences, sequence, sequenceShort } from './ops.ts';
import { scoreShort, scoring } from './scores.ts';
import { cardWord, filterWords, icon, withArticle } from './words.ts';

export const effects: Catalogue['effects'] = {
  enter: (effect) => say`On purchase: ${clause(effect.do)}`,
  top: (effect) => say`On reaching high: ${clauseAtTop(effect.do)}`,
  end: (effect, card) => say`At the end, if at high: ${scoring(effect.score, card)}`,
};

export const triggers: Catalogue['triggers'] = {
  top: (trigger) =>
    say`whenever ${withArticle(filterWords(trigger.filter, 1))} of yours reaches high: ${clause(trigger.do)}`,
  reduced: (trigger) =>
    say`whenever ${withArticle(filterWords(trigger.filter, 1))} of yours is reduced: ${clause(trigger.do)}`,
  bought: (trigger) => say`whenever you buy another coral: ${clause(trigger.do)}`,
};

export const triggersShort: Catalogue['triggersShort'] = {
  top: (trigger) => say`${filterWords(trigger.filter, 1)} high: ${sequenceShort(trigger.do)}`,
  reduced: (trigger) =>
    say`${filterWords(trigger.filter, 1)} ${icon('fall', 'reduced')}: ${sequenceShort(trigger.do)}`,
  bought: (trigger) => say`coral: ${sequenceShort(trigger.do)}`,
};

export const whole: Catalogue['whole'] = wholeOf({
  ...{ effects, triggers, triggersShort, modifiersShort, scoreShort },
  ...{ sequence, sequenceShort, scoring, inSentences },
  feed: (card) => feedWords(card.feed, card),
  feedShort: feedLine,
  changes: changeWords,
  shelter: icon('shelter', 'Shelter'),
  algae: icon('algae', 'Algae'),
  symbiosis: (partner) => say`${icon('symbiosis', 'Symbiosis')} with ${cardWord(partner)}`,
  types: {
    immediate: icon('immediate', 'Immediate effect'),
    endOfGame: icon('endgame', 'End of Game'),
    action: icon('action', 'Action'),
    passive: icon('passive', 'Passive'),
  },
});
