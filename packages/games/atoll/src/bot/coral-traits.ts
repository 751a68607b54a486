import { allCorals, animals } from '../cards/index.ts';
import type { CoralCard } from '../cards/card.ts';
import { matchesAnimal } from '../filter.ts';
import { memoize } from '../memoize.ts';
import type { Coral } from '../state.ts';
import type { AnimalFilter, CardId, Count, Modifier, Op, ScoreTerm } from '../vocabulary.ts';
import { cardSet, NO_CARDS, sizeOf, type CardSet } from './card-set.ts';
import { staticPoints, typical } from './effects.ts';
import { STEP } from './map.ts';
import { FEATURE } from './feature-sums.ts';

/** An amount on a line of the sheet: once, for each use of an action, or for each round left. */
export interface Entry {
  readonly line: number;
  readonly amount: number;
  readonly per: 'once' | 'use' | 'round';
}

/** A scoring term with its counted things computed. */
export interface Term {
  readonly points: ScoreTerm['points'];
  readonly cleanReef: boolean;
  /** The animals that it counts, and whether only at the top. */
  readonly counted: CardSet;
  readonly topOnly: boolean;
  /** Share of all animals that it counts, 0 to 1. */
  readonly share: number;
}

/** The traits of a coral card that the estimate needs, computed once. */
export interface CoralTraits {
  readonly entries: readonly Entry[];
  /** The animals that its action raises or lets rest, to estimate the immediate effect. */
  readonly raises: CardSet | undefined;
  readonly rests: boolean;
  readonly terms: readonly Term[];
  /** The raises and cleanings of its Immediate effect. */
  readonly entersRaising: { readonly kind: CardSet; readonly upTo: number } | undefined;
  readonly entersCleaning: number;
  /** From its cell to the cells that its printed colonies face, as differences of cell numbers. */
  readonly steps: readonly number[];
}

function shareOf(filter: AnimalFilter): number {
  return animals.filter((card) => matchesAnimal(filter, card)).length / animals.length;
}

function useEntries(op: Op): readonly Entry[] {
  const use = (line: number, amount: number): Entry => ({ line, amount, per: 'use' });
  switch (op.op) {
    case 'gain':
      return [
        use(FEATURE.useCoins, typical(op.coins)),
        use(FEATURE.usePlankton, typical(op.plankton)),
        use(FEATURE.usePoints, typical(op.popularity) + typical(op.scales)),
      ];
    case 'pay':
      return [
        use(FEATURE.useCoins, -(op.coins ?? 0)),
        use(FEATURE.usePlankton, -(op.plankton ?? 0)),
      ];
    case 'raise':
      return [use(FEATURE.useRaise, op.upTo)];
    case 'unfatigue':
      return [use(FEATURE.useRest, op.upTo)];
    case 'clean':
      return [use(FEATURE.useClean, op.upTo)];
    case 'colony':
      return [use(FEATURE.useColony, op.upTo)];
    case 'reduce':
      return [use(FEATURE.useReduce, 1)];
    case 'pollute':
      return [use(FEATURE.usePollute, op.corals)];
    case 'readyHunt':
      return [use(FEATURE.useHunt, 1)];
    case 'oneOf':
      return (op.options[0] ?? []).flatMap(useEntries);
    case 'fatigue':
    case 'renew':
      return [use(FEATURE.usePoints, staticPoints([op]))];
    case 'upTo':
      return op.do
        .flatMap(useEntries)
        .map((entry) => ({ ...entry, amount: entry.amount * op.times }));
  }
}

function modifierEntries(modifier: Modifier): readonly Entry[] {
  const once = (line: number, amount: number): readonly Entry[] => [{ line, amount, per: 'once' }];
  const round = (line: number, amount: number): readonly Entry[] => [
    { line, amount, per: 'round' },
  ];
  switch (modifier.modifier) {
    case 'coloniesNeeded':
      return once(FEATURE.fewerColonies, modifier.by);
    case 'animalPrice':
      return once(FEATURE.cheaperAnimals, modifier.by * shareOf(modifier.filter));
    case 'growthPrice':
      return once(FEATURE.cheaperGrowth, modifier.by);
    case 'yield':
      return round(
        modifier.of === 'colonies' ? FEATURE.richerColonies : FEATURE.richerBloom,
        modifier.by,
      );
    case 'income':
      return round(
        FEATURE.income,
        (modifier.coins ?? 0) + 0.3 * (modifier.plankton ?? 0) - 0.5 * (modifier.pollution ?? 0),
      );
    case 'hunts':
      return round(FEATURE.moreHunts, modifier.by);
    // Printed on events only.
    case 'feedPrice':
    case 'forbid':
      return [];
  }
}

function entriesOf({ ability }: CoralCard): readonly Entry[] {
  switch (ability.type) {
    case 'immediate':
      return [];
    case 'endOfGame':
      return [{ line: FEATURE.scoring, amount: 1, per: 'once' }];
    case 'action':
      return ability.do.flatMap(useEntries);
    case 'passive': {
      const { modifiers = [], trigger } = ability;
      if (!trigger) return modifiers.flatMap(modifierEntries);
      const line = {
        top: FEATURE.atTops,
        reduced: FEATURE.atReductions,
        bought: FEATURE.atPurchases,
      }[trigger.on];
      return [
        ...modifiers.flatMap(modifierEntries),
        { line, amount: staticPoints(trigger.do), per: 'once' },
      ];
    }
  }
}

function termOf({ points, cleanReef }: ScoreTerm): Term {
  const counts = animalsCounted(points);
  const { level, ...kind } = counts ?? {};
  const counted = counts ? cardSet((card) => matchesAnimal(kind, card)) : NO_CARDS;
  return {
    points,
    cleanReef: cleanReef === true,
    counted,
    topOnly: level === 3,
    share: sizeOf(counted) / animals.length,
  };
}

function animalsCounted(points: ScoreTerm['points']): AnimalFilter | undefined {
  const count: Count | undefined = typeof points === 'number' ? undefined : points;
  return count?.per === 'animals' ? (count.filter ?? {}) : undefined;
}

function traitsOf(card: CoralCard): CoralTraits {
  const { ability } = card;
  const ops = ability.type === 'action' ? ability.do : [];
  const enter = ability.type === 'immediate' ? ability.do : [];
  const raise = ops.find((op) => op.op === 'raise');
  const entersRaising = enter.find((op) => op.op === 'raise');
  return {
    entries: entriesOf(card).filter((entry) => entry.amount !== 0),
    raises: raise ? cardSet((animal) => matchesAnimal(raise.filter, animal)) : undefined,
    rests: ops.some((op) => op.op === 'unfatigue'),
    terms: ability.type === 'endOfGame' ? ability.score.map(termOf) : [],
    entersRaising: entersRaising && {
      kind: cardSet((animal) => matchesAnimal(entersRaising.filter, animal)),
      upTo: entersRaising.upTo,
    },
    entersCleaning: enter.reduce((sum, op) => (op.op === 'clean' ? sum + op.upTo : sum), 0),
    steps: card.sides.map((side) => STEP[side]),
  };
}

const known: ReadonlyMap<CardId, CoralTraits> = new Map(
  allCorals.map((card) => [card.id, traitsOf(card)]),
);

export function coralTraits(card: CardId): CoralTraits {
  return known.get(card) as CoralTraits;
}

/** The same for a row of corals, in its order. */
export const traitsOfCorals = memoize((row: readonly Coral[]): readonly CoralTraits[] =>
  row.map(({ card }) => coralTraits(card)),
);
