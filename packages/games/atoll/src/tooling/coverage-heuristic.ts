import { animalCard, animals, coralCard, corals, isAnimal, isCoral } from '../cards/index.ts';
import { reefOf } from '../context.ts';
import { matchesAnimal } from '../filter.ts';
import { mostFacing } from '../reef/grid.ts';
import { animalPrice, coloniesNeeded, modifiersOf } from '../modifiers.ts';
import { offerOf, pileOf } from '../offer.ts';
import { findCard, type AtollState } from '../state.ts';
import type { CardId, Feed } from '../vocabulary.ts';
import { FEEDINGS } from './seen-feedings.ts';

/** Cards that an item of the coverage takes: all of some, and any one of others. */
interface Wants {
  readonly all: readonly CardId[];
  readonly any: readonly CardId[];
}

type IsTarget = (category: string, item: string) => boolean;

const wantsByTarget = new WeakMap<IsTarget, readonly Wants[]>();

/**
 * How near a seat is to showing the wished item, in points, so that a bot can aim for items that
 * are hard to reach.
 */
export function coverageHeuristic(state: AtollState, seat: number, isTarget: IsTarget): number {
  const wanted =
    wantsByTarget.get(isTarget) ??
    ITEMS.filter(([category, item]) => isTarget(category, item)).map(([, , wants]) => wants);
  wantsByTarget.set(isTarget, wanted);
  return wanted.reduce((sum, { all, any }) => {
    const parts = all.reduce((near, card) => near + nearness(state, seat, card), 0);
    return sum + parts + 0.5 * Math.max(0, ...any.map((card) => nearness(state, seat, card)));
  }, 0);
}

function nearness(state: AtollState, seat: number, card: CardId): number {
  const reef = reefOf(state, seat);
  const coral = findCard(reef.corals, card);
  if (coral) return coral.polluted ? 8 : 10;
  const animal = reef.animals.find((item) => item.card === card);
  if (animal) return 10 + 3 * (animal.level - 1);
  if (!pileOf(state, offerOf(card)).offer.includes(card)) return 0;
  if (isCoral(card)) return 1;
  // Saving up, and colonies around one cell, are goals that a short-sighted bot does not follow by
  // itself.
  const money = Math.min(reef.coins + reef.scales, animalPrice(state, reef, animalCard(card)));
  return (
    0.8 * money + 1.5 * Math.min(mostFacing(reef), coloniesNeeded(state, reef, animalCard(card)))
  );
}

const predators = animals
  .filter((card) => JSON.stringify(card.feed).includes('"reduce"'))
  .map((card) => card.id);

/** The part of the coverage that depends on cards that do not come by themselves. */
const ITEMS: readonly (readonly [category: string, item: string, wants: Wants])[] = [
  ...[...animals, ...corals].map(
    (card) => ['cards bought', card.id, { all: [card.id], any: [] }] as const,
  ),
  ...[...FEEDINGS].map(
    ([name, { card, branch }]) =>
      [
        'feeding branches',
        name,
        { all: [card.id, ...partnerFor(branch, card.symbiosis)], any: preyOf(branch) },
      ] as const,
  ),
  ...animals.flatMap(({ id, effects }) =>
    effects.map(({ on }) => ['abilities', `${id} ${on}`, { all: [id], any: [] }] as const),
  ),
  ...animals.flatMap(({ id, symbiosis }) =>
    symbiosis === undefined
      ? []
      : [
          [
            'abilities',
            [id, symbiosis].sort().join(' and '),
            { all: [id, symbiosis], any: [] },
          ] as const,
        ],
  ),
  ...corals.map((card) => ['abilities', card.id, { all: [card.id], any: [] }] as const),
  ...corals.flatMap(({ id }) =>
    modifiersOf(id).map(
      ({ modifier }) =>
        [
          'modifiers',
          `${id} ${modifier}`,
          { all: [id], any: modifier === 'hunts' ? predators : [] },
        ] as const,
    ),
  ),
  ...[...animals, ...corals]
    .filter(({ id }) => isPassive(id))
    .map(({ id }) => ['triggers', id, { all: [id], any: predators }] as const),
];

function partnerFor(branch: Feed, partner: CardId | undefined): readonly CardId[] {
  return branch.kind === 'symbiosisOnly' && partner !== undefined ? [partner] : [];
}

function preyOf(branch: Feed): readonly CardId[] {
  return branch.kind === 'reduce'
    ? animals.filter((card) => matchesAnimal(branch.filter, card)).map((card) => card.id)
    : [];
}

function isPassive(card: CardId): boolean {
  return isAnimal(card)
    ? animalCard(card).feed.kind === 'passive'
    : coralCard(card).ability.type === 'passive';
}
