import type { AnimalEffect, CoralAbility, Modifier, Op, Trigger } from '../../vocabulary.ts';
import { isAtLeast, matchesEach, scoresAtLeast } from './amount-order.ts';
import { includesAnimals } from './filters.ts';

/** Ops that cost their owner something. */
const COSTS: readonly Op['op'][] = ['pay', 'pollute', 'reduce', 'fatigue'];
const isCost = ({ op }: Op): boolean => COSTS.includes(op);
/** A reduction costs a level, but cards react to it: a card without it does not do as much. */
const isGain = (op: Op): boolean => op.op === 'reduce' || !isCost(op);

/**
 * Whether the effects of an animal are at least as good as those of another one: on each occasion
 * they do as much, at no higher cost.
 */
export function affectsAtLeast(
  effects: readonly AnimalEffect[],
  others: readonly AnimalEffect[],
): boolean {
  const ops = (of: readonly AnimalEffect[], on: 'enter' | 'top'): readonly Op[] =>
    of.flatMap((effect) => (effect.on === on ? effect.do : []));
  const score = (of: readonly AnimalEffect[]) =>
    of.flatMap((effect) => (effect.on === 'end' ? effect.score : []));
  return (
    doesAtLeast(ops(effects, 'enter'), ops(others, 'enter')) &&
    doesAtLeast(ops(effects, 'top'), ops(others, 'top')) &&
    scoresAtLeast(score(effects), score(others))
  );
}

/** Whether the ability of a coral is at least as good as another one of the same type. */
export function canDoAtLeast(ability: CoralAbility, other: CoralAbility): boolean {
  if (ability.type === 'endOfGame')
    return other.type === 'endOfGame' && scoresAtLeast(ability.score, other.score);
  if (ability.type === 'passive')
    return (
      other.type === 'passive' &&
      matchesEach(ability.modifiers ?? [], other.modifiers ?? [], changesAtLeast) &&
      reactsAtLeast(ability.trigger, other.trigger)
    );
  return other.type === ability.type && doesAtLeast(ability.do, other.do);
}

/** Every gain of the others has a counterpart, and every cost is one of the others' costs too. */
function doesAtLeast(ops: readonly Op[], others: readonly Op[]): boolean {
  return (
    matchesEach(ops.filter(isGain), others.filter(isGain), gainsAtLeast) &&
    matchesEach(others.filter(isCost), ops.filter(isCost), (dear, cheap) =>
      costsAtMost(cheap, dear),
    )
  );
}

function gainsAtLeast(op: Op, other: Op): boolean {
  switch (op.op) {
    case 'gain':
      return (
        other.op === 'gain' &&
        (['coins', 'plankton', 'scales', 'popularity'] as const).every((token) =>
          isAtLeast(op[token] ?? 0, other[token] ?? 0),
        )
      );
    case 'raise':
      return (
        other.op === 'raise' && op.upTo >= other.upTo && includesAnimals(op.filter, other.filter)
      );
    case 'unfatigue':
      return (
        other.op === 'unfatigue' &&
        op.upTo >= other.upTo &&
        (!op.another || other.another === true) &&
        includesAnimals(op.filter, other.filter)
      );
    case 'clean':
    case 'colony':
      return other.op === op.op && op.upTo >= other.upTo;
    case 'upTo':
      return other.op === 'upTo' && op.times >= other.times && doesAtLeast(op.do, other.do);
    case 'oneOf':
      return (
        other.op === 'oneOf' &&
        other.options.every((list) => op.options.some((own) => doesAtLeast(own, list)))
      );
    case 'renew':
      return other.op === 'renew' && op.offer === other.offer;
    default:
      return other.op === op.op;
  }
}

function costsAtMost(op: Op, other: Op): boolean {
  switch (op.op) {
    case 'pay':
      return (
        other.op === 'pay' &&
        (op.coins ?? 0) <= (other.coins ?? 0) &&
        (op.plankton ?? 0) <= (other.plankton ?? 0)
      );
    case 'pollute':
      return other.op === 'pollute' && op.corals <= other.corals;
    case 'reduce':
      return other.op === 'reduce' && includesAnimals(op.filter, other.filter);
    case 'fatigue':
      return (
        other.op === 'fatigue' &&
        op.tokens <= other.tokens &&
        includesAnimals(op.filter, other.filter)
      );
    default:
      return false;
  }
}

function reactsAtLeast(trigger: Trigger | undefined, other: Trigger | undefined): boolean {
  if (!other) return true;
  if (!trigger || trigger.on !== other.on || !doesAtLeast(trigger.do, other.do)) return false;
  return (
    trigger.on === 'bought' ||
    other.on === 'bought' ||
    includesAnimals(trigger.filter, other.filter)
  );
}

function changesAtLeast(modifier: Modifier, other: Modifier): boolean {
  switch (modifier.modifier) {
    case 'coloniesNeeded':
      return (
        other.modifier === 'coloniesNeeded' &&
        modifier.by >= other.by &&
        includesAnimals(modifier.filter, other.filter)
      );
    case 'animalPrice':
      return (
        other.modifier === 'animalPrice' &&
        modifier.by >= other.by &&
        modifier.min <= other.min &&
        includesAnimals(modifier.filter, other.filter)
      );
    case 'growthPrice':
      return (
        other.modifier === 'growthPrice' && modifier.by >= other.by && modifier.min <= other.min
      );
    case 'yield':
      return other.modifier === 'yield' && modifier.of === other.of && modifier.by >= other.by;
    case 'income':
      return (
        other.modifier === 'income' &&
        modifier.choice === other.choice &&
        (modifier.coins ?? 0) >= (other.coins ?? 0) &&
        (modifier.plankton ?? 0) >= (other.plankton ?? 0) &&
        (modifier.pollution ?? 0) <= (other.pollution ?? 0)
      );
    case 'hunts':
      return other.modifier === 'hunts' && modifier.by >= other.by;
    case 'feedPrice':
      return other.modifier === 'feedPrice' && modifier.by <= other.by;
    case 'forbid':
      return other.modifier === 'forbid' && modifier.what === other.what;
  }
}
