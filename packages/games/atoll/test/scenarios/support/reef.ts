import { animalCard, BASIC_CORAL, isAnimal } from '../../../src/cards/index.ts';
import type { Animal, AtollState, CardId, Coral, Pile, Reef } from '../../../src/index.ts';
import { atoll } from '../../../src/index.ts';
import { Played } from './played.ts';

/** A card by its id, or with whatever differs from a fresh one on the next free cell. */
type CoralSpec = CardId | (Partial<Coral> & { readonly card: CardId });
type AnimalSpec = CardId | (Partial<Animal> & { readonly card: CardId });

/**
 * An atoll. Tokens not named are 0, one Hunt is ready; without `corals` it has a clean Basic Coral.
 */
export type ReefSpec = Partial<Omit<Reef, 'corals' | 'animals'>> & {
  readonly corals?: readonly CoralSpec[];
  readonly animals?: readonly AnimalSpec[];
};

/** The shared parts of a match. An offer not named is as dealt, with cards in use replaced. */
export interface TableSpec {
  readonly biodiversity?: boolean;
  /** Event cards in the order in which they will be revealed, and those that were. */
  readonly events?: readonly CardId[];
  readonly past?: readonly CardId[];
  readonly round?: number;
  readonly starter?: number;
  readonly turn?: number;
  readonly offers?: Cards;
  /** The top card is the last one. */
  readonly decks?: Cards;
  readonly discards?: Cards;
}

type Cards = { readonly [K in PileName]?: readonly CardId[] };

/** Corals with room for nine animals and no ability that still counts. */
export const WIDE: readonly CardId[] = ['galaxy-coral', 'table-coral', 'lobe-coral'];

type PileName = 'animals' | 'large' | 'corals';
const PILES: readonly PileName[] = ['animals', 'large', 'corals'];

/** A match in its action phase with these atolls, one for each seat, seat 0 to act. */
export function reef(specs: readonly ReefSpec[], table: TableSpec = {}): Played {
  const options = { biodiversity: table.biodiversity ?? false, events: false, evenStart: false };
  const state = atoll.setup({ seed: 'reef', seats: specs.length, options });
  const reefs = specs.map(buildReef);
  const used = new Set(
    reefs.flatMap((built) => [...built.corals, ...built.animals]).map((card) => card.card),
  );
  for (const name of PILES) stack(state[name], { name, used, table });
  const { round = 1, starter = 0, turn = starter } = table;
  const events = { deck: [...(table.events ?? [])].reverse(), past: [...(table.past ?? [])] };
  const built: AtollState = { ...state, round, starter, turn, reefs, events, frames: [] };
  return new Played(built);
}

/** An atoll and a neighbour who has passed, so that seat 0 plays turn after turn. */
export function alone(spec: ReefSpec, table: TableSpec = {}): Played {
  return reef([spec, { passed: true }], table);
}

function buildReef(spec: ReefSpec): Reef {
  const corals: Coral[] = [];
  for (const given of spec.corals ?? [BASIC_CORAL]) {
    const step = corals.length;
    const partial = typeof given === 'string' ? { card: given } : given;
    // A staircase of corals, each touching the corner of the one before.
    corals.push({
      x: Math.ceil(step / 2) + Math.floor(step / 2),
      y: step % 2,
      grown: [],
      polluted: false,
      fatigue: 0,
      ...partial,
    });
  }
  const animals: Animal[] = [];
  for (const given of spec.animals ?? []) {
    const partial = typeof given === 'string' ? { card: given } : given;
    const [x, y] = freeCell(corals, animals);
    animals.push({ x, y, level: 1, fatigue: 0, partner: '', ...partial });
  }
  return {
    coins: 0,
    plankton: 0,
    scales: 0,
    popularity: 0,
    huntsReady: 1,
    huntsUsed: 0,
    passed: false,
    purified: false,
    sold: false,
    bloomed: false,
    ...spec,
    corals,
    animals: pair(animals),
  };
}

/** Each animal that can live in Symbiosis and has its partner beside it does. */
function pair(animals: readonly Animal[]): Animal[] {
  return animals.map((animal) => {
    const { symbiosis } = animalCard(animal.card);
    const partner = animals.find((other) => other.card === symbiosis);
    return partner ? { ...animal, partner: partner.card } : animal;
  });
}

function freeCell(corals: readonly Coral[], animals: readonly Animal[]): readonly [number, number] {
  const around = corals.flatMap(
    ({ x, y }) =>
      [
        [x, y - 1],
        [x + 1, y],
        [x, y + 1],
        [x - 1, y],
      ] as const,
  );
  const free = around.find(([x, y]) => !animals.some((animal) => animal.x === x && animal.y === y));
  if (!free) throw new Error('this atoll needs another coral for its animals');
  return free;
}

interface Stacking {
  readonly name: PileName;
  readonly used: ReadonlySet<CardId>;
  readonly table: TableSpec;
}

function stack(pile: Pile, { name, used, table }: Stacking): void {
  const offer = table.offers?.[name];
  const deck = table.decks?.[name];
  const discard = table.discards?.[name] ?? [];
  const placed = new Set([...used, ...(offer ?? []), ...(deck ?? []), ...discard]);
  const rest = [...pile.offer, ...pile.deck].filter((card) => !placed.has(card));
  pile.discard = [...discard];
  pile.offer = offer ? [...offer] : rest.splice(0, pile.offer.length);
  pile.deck = deck ? [...deck] : rest;
}

/** The class of a card, for messages and for picking cards by kind. */
export function kindOf(card: CardId): string {
  if (!isAnimal(card)) return 'coral';
  const found = animalCard(card);
  return found.group === 'other' ? 'other' : found.size;
}
