import type { Catalogue } from '../catalogue.ts';
import { wholeOf } from '../neutral/whole.ts';
import { say } from '../phrase.ts';
import { feedLine, feedWords } from './feeds.ts';
import { changeWords, modifiersShort } from './modifiers.ts';
import { levelsShort } from './names.ts';
import { clause, clauseAtTop, inSentences, sequence, sequenceShort } from './ops.ts';
import { scoreShort, scoring } from './scores.ts';
import { byGender, cardWord, filterWords, icon } from './words.ts';

export const effects: Catalogue['effects'] = {
  enter: (effect) => say`Při koupi: ${clause(effect.do)}`,
  top: (effect) => say`Při dosažení vysoké úrovně: ${clauseAtTop(effect.do)}`,
  end: (effect, card) => say`Na konci, je-li na vysoké úrovni: ${scoring(effect.score, card)}`,
};

export const triggers: Catalogue['triggers'] = {
  top: ({ filter, do: list }) =>
    say`kdykoli ${byGender(filter, 'tvůj', 'tvoje')} ${filterWords(filter, 1)} dosáhne vysoké úrovně: ${clause(list)}`,
  reduced: ({ filter, do: list }) =>
    say`kdykoli klesne úroveň ${byGender(filter, 'tvého', 'tvé')} ${filterWords(filter, 1, 'gen')}: ${clause(list)}`,
  bought: (trigger) => say`kdykoli koupíš další korál: ${clause(trigger.do)}`,
};

export const triggersShort: Catalogue['triggersShort'] = {
  top: (trigger) =>
    say`${filterWords(trigger.filter, 1)} ${levelsShort[3]}: ${sequenceShort(trigger.do)}`,
  reduced: (trigger) =>
    say`${filterWords(trigger.filter, 1)} ${icon('fall', 'klesá')}: ${sequenceShort(trigger.do)}`,
  bought: (trigger) => say`korál: ${sequenceShort(trigger.do)}`,
};

export const whole: Catalogue['whole'] = wholeOf({
  ...{ effects, triggers, triggersShort, modifiersShort, scoreShort },
  ...{ sequence, sequenceShort, scoring, inSentences },
  feed: (card) => feedWords(card.feed, card),
  feedShort: feedLine,
  changes: changeWords,
  shelter: icon('shelter', 'Úkryt'),
  algae: icon('algae', 'Řasy'),
  symbiosis: (partner) => say`${icon('symbiosis', 'Symbióza')}: ${cardWord(partner)}`,
  types: {
    immediate: icon('immediate', 'Okamžitě'),
    endOfGame: icon('endgame', 'Konec hry'),
    action: icon('action', 'Akce'),
    passive: icon('passive', 'Trvale'),
  },
});
