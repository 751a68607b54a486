import { describe, expect, test } from '@jest/globals';
import {
  animalCard,
  animals,
  basicCoral,
  categoryCount,
  coralCard,
  corals,
  eventCard,
  isAnimal,
  isCoral,
  isEvent,
  UnknownCard,
} from '../../src/cards/index.ts';
import type { AnimalCard } from '../../src/cards/index.ts';
import type { Category } from '../../src/vocabulary.ts';
import { allCorals, coralOps, distinct, riderOps } from './card-ops.ts';

const fish = animals.filter((card) => card.group === 'fish');
const others = animals.filter((card) => card.group === 'other');
const sized = (size: string): readonly AnimalCard[] => fish.filter((card) => card.size === size);

describe('the deck', () => {
  test('has the animals that the rulebook counts', () => {
    expect([
      sized('small').length,
      sized('medium').length,
      sized('large').length,
      others.length,
    ]).toEqual([16, 10, 8, 28]);
  });

  test('has 52 corals beside the Basic Coral', () => {
    expect(corals).toHaveLength(52);
    expect(corals).not.toContain(basicCoral);
  });

  test('has no id and no species twice', () => {
    const all = [...animals, ...allCorals];
    expect(distinct(all.map((card) => card.id))).toBe(all.length);
    expect(distinct(all.map((card) => card.scientific))).toBe(all.length);
  });

  test.each([...animals, ...allCorals])(
    '$id has a binomial name, or that of a group of species, and a plain id',
    (card) => {
      expect(card.scientific).toMatch(/^[A-Z][a-z]+ [a-z]+( group)?$/);
      expect(card.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    },
  );

  test('looks cards up by id and refuses an unknown one', () => {
    expect(animalCard('tiger-shark').id).toBe('tiger-shark');
    expect(coralCard('basic-coral')).toBe(basicCoral);
    expect([isAnimal('tiger-shark'), isAnimal('lobe-coral'), isAnimal('cyclone')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isEvent('cyclone'), isEvent('tiger-shark')]).toEqual([true, false]);
    expect([isCoral('lobe-coral'), isCoral('basic-coral'), isCoral('tiger-shark')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(() => animalCard('lobe-coral')).toThrow(UnknownCard);
    expect(() => coralCard('kraken')).toThrow('There is no coral with the id "kraken".');
    expect(() => eventCard('lobe-coral')).toThrow('There is no event with the id "lobe-coral".');
  });
});

describe('each animal', () => {
  test.each(animals)(
    '$id has ascending points, a price, and a need that four sides can meet',
    (card) => {
      const [low, medium, high] = card.points;
      expect(low).toBeGreaterThanOrEqual(0);
      expect(medium).toBeGreaterThan(low);
      expect(high).toBeGreaterThan(medium);
      expect(card.cost).toBeGreaterThan(0);
      expect([0, 1, 2, 3, 4]).toContain(card.colonies);
    },
  );

  test('uses every need from 0 to 4', () => {
    expect(distinct(animals.map((card) => card.colonies))).toBe(5);
  });

  test('prints at least 30 different abilities', () => {
    const ability = ({ feed, effects, shelter, algae }: AnimalCard): unknown => ({
      feed,
      effects,
      shelter,
      algae,
    });
    expect(distinct(animals.map(ability))).toBeGreaterThanOrEqual(30);
  });

  test('never reduces an animal by an effect of its own', () => {
    expect(animals.filter((card) => riderOps(card).some((op) => op.op === 'reduce'))).toEqual([]);
  });
});

describe('categories', () => {
  test('name all 20, and their printed counts add up', () => {
    const sum = (cards: readonly AnimalCard[]): number =>
      [...new Set(cards.map((card) => card.category))].reduce(
        (total, category) => total + categoryCount(category),
        0,
      );
    expect([sum(fish), sum(others)]).toEqual([34, 28]);
    const categories = new Set<Category>(animals.map(({ category }) => category));
    const counts = [...categories].map(categoryCount);
    expect(counts).toHaveLength(20);
    expect(Math.min(...counts)).toBeGreaterThan(1);
  });

  test('hold at least four Angelfishes, and seven kinds of Other Animals', () => {
    expect(categoryCount('angelfishes')).toBeGreaterThanOrEqual(4);
    expect(distinct(others.map((card) => card.category))).toBe(7);
  });
});

describe('cards that the rulebook names', () => {
  test.each([
    [
      'slender-grouper',
      {
        size: 'medium',
        category: 'groupers',
        feed: { kind: 'reduce', filter: { size: 'small' }, times: 1 },
      },
    ],
    ['squarespot-anthias', { size: 'small', category: 'anthias' }],
    ['lyretail-anthias', { size: 'small', category: 'anthias' }],
    [
      'blue-line-grouper',
      {
        category: 'groupers',
        feed: {
          kind: 'or',
          options: expect.arrayContaining([
            { kind: 'reduce', filter: { size: 'small' }, times: 1 },
          ]),
        },
      },
    ],
    ['lined-seahorse', { size: 'small', category: 'pipefishes-seahorses' }],
    [
      'tiger-shark',
      {
        size: 'large',
        category: 'sharks',
        symbiosis: 'schultzs-pipefish',
        feed: { kind: 'reduce', filter: { not: { size: 'large' } }, times: 2, distinct: true },
      },
    ],
    [
      'schultzs-pipefish',
      { size: 'small', category: 'pipefishes-seahorses', feed: { kind: 'free' } },
    ],
    [
      'magnificent-star',
      { category: 'starfish', feed: { kind: 'passive', on: 'reduced', filter: {} } },
    ],
  ])('%s has the effect that the rulebook states', (id, said) => {
    expect(animalCard(id)).toMatchObject(said);
  });

  test('the Lined seahorse can be hunted', () => {
    expect(animalCard('lined-seahorse').shelter).toBeUndefined();
  });

  test('a coral takes Fatigue off any animal as its action', () => {
    expect(corals.map((card) => card.ability)).toContainEqual({
      type: 'action',
      do: [{ op: 'unfatigue', upTo: 1, filter: {} }],
    });
  });

  test('a passive coral lets Medium Fish do with one colony fewer', () => {
    const modifiers = corals.flatMap(({ ability }) =>
      ability.type === 'passive' ? (ability.modifiers ?? []) : [],
    );
    expect(modifiers).toContainEqual({
      modifier: 'coloniesNeeded',
      filter: { size: 'medium' },
      by: 1,
    });
  });

  test('corals clean at once, and raise Algae', () => {
    const immediate = corals
      .filter((card) => card.ability.type === 'immediate')
      .flatMap((card) => coralOps(card.ability));
    expect(immediate.some((op) => op.op === 'clean')).toBe(true);
    const raises = corals.flatMap((card) => coralOps(card.ability));
    expect(raises.some((op) => op.op === 'raise' && op.filter.algae)).toBe(true);
    expect(animals.filter((card) => card.algae).length).toBeGreaterThan(1);
  });
});
