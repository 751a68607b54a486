import {
  animalCard,
  animals,
  coralCard,
  corals,
  eventCard,
  isAnimal,
  isCoral,
  pairs,
} from '../cards/index.ts';
import { topFrame } from '../context.ts';
import { valueOf } from '../filter.ts';
import { isTurnAction } from '../verbs/index.ts';
import type { Reef } from '../state.ts';
import type { AnimalEffect, CardId, Op, OpName, ScoreTerm } from '../vocabulary.ts';
import type { AtollStep, Mark } from './step.ts';

const OP_NAMES: Readonly<Record<OpName, true>> = {
  gain: true,
  pay: true,
  pollute: true,
  clean: true,
  raise: true,
  reduce: true,
  unfatigue: true,
  colony: true,
  upTo: true,
  oneOf: true,
  fatigue: true,
  readyHunt: true,
  renew: true,
};
export const OPS = Object.keys(OP_NAMES) as readonly OpName[];

/** Shelter is the same on every card that has it. */
const SHELTER = 'shelter';
/**
 * Every printed ability but passive ones: effects of animals, Shelter, pairs, and the abilities of
 * corals.
 */
export const ABILITIES: readonly string[] = [
  ...animals.flatMap((card) => card.effects.map((effect) => effectName(card.id, effect))),
  SHELTER,
  ...pairs.map(([one, other]) => pairName(one, other)),
  ...corals.filter((card) => card.ability.type !== 'passive').map((card) => card.id),
];

function effectName(card: CardId, effect: AnimalEffect): string {
  return `${card} ${effect.on}`;
}

function pairName(one: CardId, other: CardId): string {
  return [one, other].sort().join(' and ');
}

export function seeAbilities(step: AtollStep, mark: Mark): void {
  const ability = (name: string): void => mark('abilities', name);
  for (const { card, op } of outcomes(step)) {
    mark('ops', op);
    for (const name of namesOf(card, op)) ability(name);
  }
  for (const event of step.events) {
    if (event.type === 'sheltered') ability(SHELTER);
    if (event.type === 'paired') ability(pairName(event.card, event.partner));
    if (event.type === 'animalPlaced') seeCertain(event.card, 'enter', ability);
    if (event.type === 'raised' && event.level === 3) seeCertain(event.card, 'top', ability);
    if (event.type === 'matchEnded') for (const reef of step.after.reefs) seeEndings(reef, ability);
  }
}

/** The ops of cards that changed something in a step. */
function outcomes({
  before,
  action,
  events,
}: AtollStep): readonly { readonly card: CardId; readonly op: OpName }[] {
  const found: { card: CardId; op: OpName }[] = [];
  const frame = isTurnAction(action) ? undefined : topFrame(before);
  const op = frame?.todo[0]?.op ?? '';
  // Rules push ops too, without a card.
  if (
    frame &&
    frame.card !== '' &&
    op in OP_NAMES &&
    action.type !== 'done' &&
    action.type !== 'no'
  )
    found.push({ card: frame.card, op: op as OpName });
  for (const event of events) {
    if (event.type === 'gained' && event.card !== '') found.push({ card: event.card, op: 'gain' });
    if (event.type === 'huntReadied') found.push({ card: readierOf(events), op: 'readyHunt' });
    if (event.type === 'coralUsed' && has(opsOfCoral(event.card), 'pay'))
      found.push({ card: event.card, op: 'pay' });
    if (event.type === 'eventRevealed') found.push(...renewals(event.card));
  }
  return found;
}

/** The effect of an event on the offers needs no answer. */
function renewals(card: CardId): readonly { readonly card: CardId; readonly op: OpName }[] {
  const event = eventCard(card);
  return event.kind === 'immediate' && has(event.do, 'renew') ? [{ card, op: 'renew' }] : [];
}

/**
 * The source that turned a Hunt token up again: the coral used, or the animal that reached its top.
 */
function readierOf(events: AtollStep['events']): CardId {
  const source = events.find(
    (event) =>
      (event.type === 'coralUsed' && has(opsOfCoral(event.card), 'readyHunt')) ||
      (event.type === 'raised' &&
        event.level === 3 &&
        animalCard(event.card).effects.some((effect) => has(opsOf(effect), 'readyHunt'))),
  );
  return source && 'card' in source ? source.card : '';
}

/**
 * The abilities of a card that an op belongs to. The gain of an animal at its top may be its
 * scales, so gains are no evidence.
 */
function namesOf(card: CardId, op: OpName): readonly string[] {
  if (isCoral(card)) return coralCard(card).ability.type === 'passive' ? [] : [card];
  if (!isAnimal(card) || op === 'gain') return [];
  return animalCard(card)
    .effects.filter((effect) => has(opsOf(effect), op))
    .map((effect) => effectName(card, effect));
}

/** Effects that only gain happen whenever their moment comes. */
function seeCertain(card: CardId, on: AnimalEffect['on'], ability: (name: string) => void): void {
  for (const effect of animalCard(card).effects)
    if (effect.on === on && effect.on !== 'end' && effect.do.every((op) => op.op === 'gain'))
      ability(effectName(card, effect));
}

/** Scoring effects that brought points. */
function seeEndings(reef: Reef, ability: (name: string) => void): void {
  for (const coral of reef.corals) {
    const own = coralCard(coral.card).ability;
    if (own.type === 'endOfGame' && !coral.polluted && scores(reef, own.score)) ability(coral.card);
  }
  for (const { card, level } of reef.animals)
    for (const effect of animalCard(card).effects)
      if (effect.on === 'end' && level === 3 && scores(reef, effect.score))
        ability(effectName(card, effect));
}

function scores(reef: Reef, terms: readonly ScoreTerm[]): boolean {
  const clean = reef.corals.every((coral) => !coral.polluted);
  return terms.some((term) => valueOf(term.points, reef) > 0 && (clean || !term.cleanReef));
}

function opsOf(effect: AnimalEffect): readonly Op[] {
  return effect.on === 'end' ? [] : effect.do;
}

function opsOfCoral(card: CardId): readonly Op[] {
  const { ability } = coralCard(card);
  return ability.type === 'action' || ability.type === 'immediate' ? ability.do : [];
}

function has(ops: readonly Op[], name: OpName): boolean {
  return ops.some((op) => op.op === name || (op.op === 'upTo' && has(op.do, name)));
}
