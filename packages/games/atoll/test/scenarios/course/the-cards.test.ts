import { describe, expect, test } from '@jest/globals';
import {
  animalCard,
  animals,
  basicCoral,
  categoryCount,
  corals,
  pairs,
} from '../../../src/cards/index.ts';
import { kindOf } from '../support/reef.ts';

/** How many cards there are of each kind. */
const tally = (kinds: readonly string[]): Readonly<Record<string, number>> =>
  kinds.reduce<Record<string, number>>(
    (sum, kind) => ({ ...sum, [kind]: (sum[kind] ?? 0) + 1 }),
    {},
  );

describe('The cards', () => {
  test('[D1] 62 animals of four classes', () => {
    expect(tally(animals.map(({ id }) => kindOf(id)))).toEqual({
      small: 16,
      medium: 10,
      large: 8,
      other: 28,
    });
  });

  test('[D1] 52 corals of four types, and the Basic Coral', () => {
    expect(tally(corals.map(({ ability }) => ability.type))).toEqual({
      immediate: 14,
      endOfGame: 14,
      action: 12,
      passive: 12,
    });
    expect(corals).not.toContain(basicCoral);
  });

  test('[D2] the Basic Coral has colonies in the north, east and west, and a passive ability', () => {
    expect([basicCoral.sides, basicCoral.ability.type]).toEqual([['N', 'E', 'W'], 'passive']);
  });

  test('[R12] a card prints how many cards its category has', () => {
    const printed = Object.fromEntries(
      animals.map(({ category }) => [category, categoryCount(category)]),
    );
    expect(printed).toEqual(tally(animals.map(({ category }) => category)));
    expect(printed['angelfishes']).toBe(4);
  });

  test('[R10] needs go from 0 to 4', () => {
    expect([...new Set(animals.map(({ colonies }) => colonies))].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test('[R13] the points grow with the level', () => {
    for (const {
      points: [low, medium, high],
    } of animals)
      expect([low < medium, medium < high]).toEqual([true, true]);
  });
});

describe('Pairs', () => {
  test('[D3] there are ten', () => {
    expect(pairs.map((pair) => [...pair].sort().join(' and ')).sort()).toEqual([
      'boxer-crab and triactis-anemone',
      'cleaner-wrasse and slender-grouper',
      'crown-jellyfish and golden-trevally',
      'emperor-shrimp and leopard-sea-cucumber',
      'green-turtle and yellow-tang',
      'hawksbill-turtle and live-sharksucker',
      'magnificent-anemone and ocellaris-clownfish',
      'pacific-cleaner-shrimp and snowflake-moray',
      'schultzs-pipefish and tiger-shark',
      'tiger-pistol-shrimp and yellow-prawn-goby',
    ]);
  });

  test('[Y5] no animal is in two', () => {
    const paired = pairs.flat();
    expect(new Set(paired).size).toBe(paired.length);
  });

  test('[50] both cards of a pair name each other', () => {
    for (const [one, other] of pairs)
      expect([animalCard(one).symbiosis, animalCard(other).symbiosis]).toEqual([other, one]);
  });
});
