import { animalCard, coralCard, events } from '../../../src/cards/index.ts';
import type {
  Animal,
  AnimalFilter,
  AtollState,
  CardId,
  Coral,
  Feed,
  Modifier,
  ModifierName,
  Op,
  Reef,
  Side,
} from '../../../src/index.ts';

/**
 * What a seat may begin, read once more from the rulebook without the rules' own code: it counts
 * where the rules search. Both must agree in every position of a match.
 */
export function mayBegin(state: AtollState, seat: number): readonly string[] {
  const reef = state.reefs[seat] as Reef;
  const money = reef.coins + reef.scales;
  const food = reef.plankton + reef.scales;
  const clean = reef.corals.filter((coral) => !coral.polluted).length;
  const roomy = reef.corals.some((coral) => sidesOf(coral).length < 4);
  const corals = money >= 2 ? state.corals.offer : [];
  const animals = [...state.animals.offer, ...state.large.offer].filter((card) =>
    canBuy(state, card, { reef, money, clean }),
  );
  const hungry = reef.animals.filter((animal) => canFeed(state, { seat, animal }));
  const idle = reef.corals.filter(
    (coral) => !coral.polluted && coral.fatigue === 0 && canUse(reef, coral.card),
  );
  return [
    ...corals.map((card) => `buyCoral ${card}`),
    ...animals.map((card) => `buyAnimal ${card}`),
    ...hungry.map(({ card }) => `feed ${card}`),
    ...idle.map(({ card }) => `useCoral ${card}`),
    ...(roomy && food >= reduced(2, modifiers(state, reef, 'growthPrice')) ? ['grow'] : []),
    ...(!reef.purified &&
    !forbidden(state, 'purification') &&
    money >= 1 &&
    clean < reef.corals.length
      ? ['purify']
      : []),
    ...(!reef.sold && food >= 4 ? ['sell'] : []),
    ...(!reef.bloomed && clean > 0 ? ['bloom'] : []),
    'pass',
  ];
}

/** How many colonies face a cell. */
export function facing(reef: Reef, x: number, y: number): number {
  const next: Readonly<Record<Side, readonly [number, number]>> = {
    N: [0, -1],
    E: [1, 0],
    S: [0, 1],
    W: [-1, 0],
  };
  return reef.corals
    .flatMap((coral) =>
      sidesOf(coral).map((side) => [coral.x + next[side][0], coral.y + next[side][1]] as const),
    )
    .filter(([towardsX, towardsY]) => towardsX === x && towardsY === y).length;
}

function sidesOf(coral: Coral): readonly Side[] {
  return [...coralCard(coral.card).sides, ...coral.grown];
}

function fits(filter: AnimalFilter, id: CardId): boolean {
  const card = animalCard(id);
  const size = card.group === 'fish' ? card.size : undefined;
  return (
    (!filter.group || filter.group === card.group) &&
    (!filter.size || filter.size === size) &&
    (!filter.category || filter.category === card.category) &&
    (!filter.algae || card.algae === true) &&
    (!filter.not || !fits(filter.not, id))
  );
}

function modifiers<K extends ModifierName>(
  state: AtollState,
  reef: Reef,
  name: K,
): readonly Extract<Modifier, { modifier: K }>[] {
  const ofCorals = reef.corals
    .filter((coral) => !coral.polluted)
    .flatMap((coral) => {
      const { ability } = coralCard(coral.card);
      return ability.type === 'passive' ? (ability.modifiers ?? []) : [];
    });
  return [...ofCorals, ...ofEvent(state)].filter(
    (modifier): modifier is Extract<Modifier, { modifier: K }> => modifier.modifier === name,
  );
}

/** What the event says that was turned up last, if it lasts. */
function ofEvent(state: AtollState): readonly Modifier[] {
  const event = events.find(({ id }) => id === state.events.past.at(-1));
  return event?.kind === 'persistent' ? event.modifiers : [];
}

function forbidden(state: AtollState, what: 'hunt' | 'purification'): boolean {
  return ofEvent(state).some(
    (modifier) => modifier.modifier === 'forbid' && modifier.what === what,
  );
}

/** A price after reductions, none of which takes it below its own floor. */
function reduced(
  price: number,
  cuts: readonly { readonly by: number; readonly min: number }[],
): number {
  return cuts.reduce((left, cut) => Math.max(left - cut.by, Math.min(left, cut.min)), price);
}

interface Buyer {
  readonly reef: Reef;
  readonly money: number;
  readonly clean: number;
}

function canBuy(state: AtollState, id: CardId, { reef, money, clean }: Buyer): boolean {
  const card = animalCard(id);
  const price = reduced(
    card.cost,
    modifiers(state, reef, 'animalPrice').filter(({ filter }) => fits(filter, id)),
  );
  const fewer = modifiers(state, reef, 'coloniesNeeded')
    .filter(({ filter }) => fits(filter, id))
    .reduce((sum, { by }) => sum + by, 0);
  const cells = reef.corals.flatMap(
    ({ x, y }) =>
      [
        [x, y - 1],
        [x + 1, y],
        [x, y + 1],
        [x - 1, y],
      ] as const,
  );
  const free = cells.filter(
    ([x, y]) => !reef.animals.some((animal) => animal.x === x && animal.y === y),
  );
  const pollutes = card.effects.some(
    (effect) => effect.on === 'enter' && effect.do.some(({ op }) => op === 'pollute'),
  );
  return (
    money >= price &&
    free.some(([x, y]) => facing(reef, x, y) >= card.colonies - fewer) &&
    (!pollutes || clean > 0)
  );
}

interface Eater {
  readonly seat: number;
  readonly animal: Animal;
}

function canFeed(state: AtollState, eater: Eater): boolean {
  const { animal } = eater;
  return (
    animal.fatigue === 0 && animal.level < 3 && canMeet(state, eater, animalCard(animal.card).feed)
  );
}

function canMeet(state: AtollState, eater: Eater, feed: Feed): boolean {
  const reef = state.reefs[eater.seat] as Reef;
  switch (feed.kind) {
    case 'free':
    case 'extraFatigue':
      return true;
    case 'symbiosisOnly':
      return eater.animal.partner !== '';
    case 'pay': {
      const price = modifiers(state, reef, 'feedPrice').reduce(
        (sum, { by }) => sum + by,
        feed.plankton,
      );
      return reef.plankton + reef.scales >= price;
    }
    case 'or':
      return feed.options.some((option) => canMeet(state, eater, option));
    case 'byLevel':
      return canMeet(state, eater, eater.animal.level === 1 ? feed.low : feed.medium);
    case 'passive':
      return false;
    case 'reduce':
      return reductions(state, eater, feed) >= feed.times;
  }
}

/** How many reductions the own atoll can bear, and one more for a hunt. */
function reductions(
  state: AtollState,
  { seat, animal }: Eater,
  feed: Extract<Feed, { kind: 'reduce' }>,
): number {
  const reef = state.reefs[seat] as Reef;
  const prey = reef.animals.filter(
    ({ card }) => card !== animal.card && card !== animal.partner && fits(feed.filter, card),
  );
  const own = prey.map(({ card, level }) =>
    feed.distinct ? 1 : animalCard(card).shelter ? 2 : level,
  );
  const ground =
    state.reefs.length === 1
      ? [...state.animals.offer, ...state.large.offer]
      : state.reefs
          .filter((other) => other !== reef)
          .flatMap((other) => other.animals.map(({ card }) => card));
  const mayHunt = reef.huntsReady > 0 && !forbidden(state, 'hunt');
  const hunted =
    mayHunt && ground.some((card) => !animalCard(card).shelter && fits(feed.filter, card));
  return own.reduce((sum, count) => sum + count, 0) + (hunted ? 1 : 0);
}

/** Whatever the action demands is there, and at least one part of it changes something. */
function canUse(reef: Reef, id: CardId): boolean {
  const { ability } = coralCard(id);
  if (ability.type !== 'action') return false;
  return (
    ability.do.every((op) => (op.op !== 'pay' && op.op !== 'reduce') || works(reef, op)) &&
    ability.do.some((op) => op.op !== 'pay' && works(reef, op))
  );
}

function works(reef: Reef, op: Op): boolean {
  switch (op.op) {
    case 'gain':
      return true;
    case 'pay':
      return (
        reef.plankton + reef.scales >= (op.plankton ?? 0) &&
        reef.coins + reef.scales >= (op.coins ?? 0)
      );
    // The coral itself is clean, or it could not be used.
    case 'pollute':
      return true;
    case 'clean':
      return reef.corals.some((coral) => coral.polluted);
    case 'raise':
      return reef.animals.some(({ card, level }) => level < 3 && fits(op.filter, card));
    case 'reduce':
      return reef.animals.some(({ card }) => fits(op.filter, card));
    case 'unfatigue':
      return reef.animals.some(({ card, fatigue }) => fatigue > 0 && fits(op.filter, card));
    case 'colony':
      return reef.corals.some((coral) => sidesOf(coral).length < 4);
    case 'readyHunt':
      return reef.huntsUsed > 0;
    case 'upTo':
      return op.do.some((inner) => works(reef, inner));
    // On events only.
    case 'oneOf':
    case 'fatigue':
    case 'renew':
      return true;
  }
}
