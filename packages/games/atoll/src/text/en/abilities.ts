import type { AnimalCard, EventCard } from '../../cards/index.ts';
import type {
  Amount,
  AnimalEffect,
  CoralAbility,
  Modifier,
  ScoreTerm,
  Trigger,
} from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { join, say, type Phrase } from '../phrase.ts';
import { all } from './format.ts';
import { incomes } from './names.ts';
import { sequence, sequenceShort } from './ops.ts';
import {
  cardWord,
  coins,
  colonies,
  filterWords,
  icon,
  one,
  plankton,
  points,
  pollution,
  rateShort,
  rateWords,
  tokens,
  withArticle,
  type Counted,
} from './words.ts';

const atLeast = (min: number): string => (min > 0 ? ` (at least ${min})` : '');

export const modifiers: Catalogue['modifiers'] = {
  coloniesNeeded: ({ filter, by }) =>
    say`${filterWords(filter, 2)} need ${by} ${colonies(by)} fewer`,
  animalPrice: ({ filter, by, min }) =>
    say`${filterWords(filter, 2)} cost ${by} ${coins(by)} less${atLeast(min)}`,
  growthPrice: ({ by, min }) =>
    say`growing a ${colonies(1)} costs ${by} ${plankton} less${atLeast(min)}`,
  yield: ({ of, by }) =>
    of === 'colonies'
      ? say`${by} ${plankton} more in each Recovery`
      : say`Algal Bloom: ${by} ${plankton} more for each ${pollution}`,
  income: ({ choice, coins: coin = 0, plankton: drift = 0, pollution: dirt = 0 }) => {
    const brought = all([
      tokens({ coins: coin, plankton: drift }),
      ...(dirt > 0 ? [say`${dirt} ${pollution}`] : []),
    ]);
    return say`${icon(choice, incomes[choice])} bring ${brought} more`;
  },
  hunts: ({ by }) => say`${by} more ${icon('hunt', one(by, 'Hunt', 'Hunts'))} in each round`,
  feedPrice: ({ by }) => say`a feeding that is paid in ${plankton} costs ${by} ${plankton} more`,
  forbid: ({ what }) =>
    what === 'hunt' ? say`no ${icon('hunt', 'Hunts')}` : say`no Water Purification`,
};

export const modifiersShort: Catalogue['modifiersShort'] = {
  coloniesNeeded: ({ filter, by }) => say`${filterWords(filter, 2)} -${by} ${colonies(by)}`,
  animalPrice: ({ filter, by }) => say`${filterWords(filter, 2)} -${by} ${coins(by)}`,
  growthPrice: ({ by }) => say`+1 ${colonies(1)}: -${by} ${plankton}`,
  yield: ({ of, by }) => say`${of === 'colonies' ? colonies(2) : pollution} +${by} ${plankton}`,
  income: ({ choice, coins: coin = 0, plankton: drift = 0, pollution: dirt = 0 }) =>
    say`${icon(choice, incomes[choice])}${[
      ...(coin > 0 ? say` +${coin} ${coins(coin)}` : []),
      ...(drift > 0 ? say` +${drift} ${plankton}` : []),
      ...(dirt > 0 ? say` +${dirt} ${pollution}` : []),
    ]}`,
  hunts: ({ by }) => say`+${by} ${icon('hunt', one(by, 'Hunt', 'Hunts'))}`,
  feedPrice: ({ by }) => say`${icon('rise', 'feeding')} +${by} ${plankton}`,
  forbid: ({ what }) =>
    what === 'hunt' ? say`no ${icon('hunt', 'Hunt')}` : say`no Water Purification`,
};

function worthOf(amount: Amount, rate: (counted: Counted, word: typeof points) => Phrase): Phrase {
  if (typeof amount === 'number') return say`${amount} ${points(amount)}`;
  return say`${amount.each} ${points(amount.each)}${rate(amount, points)}`;
}

/**
 * "2 points for each Crustacean (at most 6 points)", "4 points if none of your corals is polluted".
 */
export const score: Catalogue['score'] = ({ points: amount, cleanReef }) => {
  const worth = worthOf(amount, rateWords);
  return cleanReef ? say`${worth} if none of your corals is polluted` : worth;
};

export const scoreShort: Catalogue['scoreShort'] = ({ points: amount, cleanReef }) => {
  const worth = worthOf(amount, rateShort);
  return cleanReef ? say`0 ${pollution}: ${worth}` : worth;
};

const scoring = (terms: readonly ScoreTerm[]): Phrase => join(terms.map(score), ', and ');

export const effects: Catalogue['effects'] = {
  enter: (effect) => say`On purchase: ${sequence(effect.do)}`,
  top: (effect) => say`On reaching high: ${sequence(effect.do)}`,
  end: (effect) => say`At the end, if at high: ${scoring(effect.score)}`,
};

export const triggers: Catalogue['triggers'] = {
  top: (trigger) =>
    say`whenever ${withArticle(filterWords(trigger.filter, 1))} of yours reaches high: ${sequence(trigger.do)}`,
  reduced: (trigger) =>
    say`whenever ${withArticle(filterWords(trigger.filter, 1))} of yours is reduced: ${sequence(trigger.do)}`,
  bought: (trigger) => say`whenever you buy another coral: ${sequence(trigger.do)}`,
};

export const triggersShort: Catalogue['triggersShort'] = {
  top: (trigger) => say`${filterWords(trigger.filter, 1)} high: ${sequenceShort(trigger.do)}`,
  reduced: (trigger) =>
    say`${filterWords(trigger.filter, 1)} ${icon('fall', 'reduced')}: ${sequenceShort(trigger.do)}`,
  bought: (trigger) => say`coral: ${sequenceShort(trigger.do)}`,
};

const effectWords = (effect: AnimalEffect): Phrase =>
  (effects[effect.on] as (effect: AnimalEffect) => Phrase)(effect);
const modifierWords = (item: Modifier): Phrase =>
  (modifiers[item.modifier] as (item: Modifier) => Phrase)(item);
const modifierShort = (item: Modifier): Phrase =>
  (modifiersShort[item.modifier] as (item: Modifier) => Phrase)(item);
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
    ...card.effects.map(effectWords),
  ];
}

/** What is so while a card is in play. */
interface Lasting {
  readonly modifiers?: readonly Modifier[];
  readonly trigger?: Trigger;
}

const lasting = ({ modifiers: changes = [], trigger }: Lasting): Phrase =>
  join([...changes.map(modifierWords), ...(trigger ? [triggerWords(trigger)] : [])], '; ');
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
