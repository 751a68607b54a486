import type { AnimalCard, EventCard } from '../../cards/index.ts';
import type { AnimalEffect, CoralAbility, Modifier, Trigger } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { join, say, type Phrase } from '../phrase.ts';
import { changeWords, modifierShort } from './modifiers.ts';
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

const effectWords = (effect: AnimalEffect, card: AnimalCard): Phrase =>
  (effects[effect.on] as (effect: AnimalEffect, card: AnimalCard) => Phrase)(effect, card);
const triggerWords = (trigger: Trigger): Phrase =>
  (triggers[trigger.on] as (trigger: Trigger) => Phrase)(trigger);
const triggerShort = (trigger: Trigger): Phrase =>
  (triggersShort[trigger.on] as (trigger: Trigger) => Phrase)(trigger);

/** Each ability of an animal, in the order in which the card prints them. */
export function animalAbilities(card: AnimalCard): readonly Phrase[] {
  return [
    ...(card.shelter ? [[icon('shelter', 'Shelter')]] : []),
    ...(card.algae ? [[icon('algae', 'Algae')]] : []),
    ...(card.symbiosis
      ? [say`${icon('symbiosis', 'Symbiosis')} with ${cardWord(card.symbiosis)}`]
      : []),
    ...card.effects.map((effect) => effectWords(effect, card)),
  ];
}

/** What is so while a card is in play. */
interface Lasting {
  readonly modifiers?: readonly Modifier[];
  readonly trigger?: Trigger;
}

const lasting = ({ modifiers: changes = [], trigger }: Lasting): Phrase =>
  inSentences([...changeWords(changes), ...(trigger ? [triggerWords(trigger)] : [])]);
const lastingShort = ({ modifiers: changes = [], trigger }: Lasting): Phrase =>
  join([...changes.map(modifierShort), ...(trigger ? [triggerShort(trigger)] : [])], ' · ');

export function coralAbility(ability: CoralAbility): Phrase {
  switch (ability.type) {
    case 'immediate':
    case 'action':
      return sequence(ability.do);
    case 'endOfGame':
      return scoring(ability.score);
    case 'passive':
      return lasting(ability);
  }
}

const TYPE_ICONS = {
  immediate: icon('immediate', 'Immediate effect'),
  endOfGame: icon('endgame', 'End of Game'),
  action: icon('action', 'Action'),
  passive: icon('passive', 'Passive'),
} satisfies Record<CoralAbility['type'], unknown>;

export function coralLine(ability: CoralAbility): Phrase {
  return say`${TYPE_ICONS[ability.type]} ${shortAbility(ability)}`;
}

function shortAbility(ability: CoralAbility): Phrase {
  switch (ability.type) {
    case 'immediate':
    case 'action':
      return sequenceShort(ability.do);
    case 'endOfGame':
      return join(ability.score.map(scoreShort), ' + ');
    case 'passive':
      return lastingShort(ability);
  }
}

/** What an event does, without its kind. */
export function eventEffect(event: EventCard): Phrase {
  return event.kind === 'immediate' ? sequence(event.do) : lasting(event);
}

export function eventLine(event: EventCard): Phrase {
  return event.kind === 'immediate' ? sequenceShort(event.do) : lastingShort(event);
}
