import { describe, expect, test } from '@jest/globals';
import { setsOnce } from '../../../src/sets.ts';
import { apply } from '../../../src/resolution/apply.ts';
import { atoll, type AtollAction, type AtollState } from '../../../src/index.ts';
import { bloom, choose, done, income, pass, purify, useCoral } from '../support/actions.ts';
import { dirty as dirtyOf, strike } from '../support/event.ts';
import { alone, reef } from '../support/reef.ts';

const dirty = (...cards: readonly string[]) =>
  cards.map((card, i) => ({ card, x: i, y: i, polluted: true }));
const chosen = (state: AtollState): readonly string[] => atoll.publicView(state).question.chosen;

describe('[P8] A set is chosen in any order', () => {
  test('two corals of a Water Purification, the newer one first', () => {
    const match = alone({ coins: 1, corals: dirty('basic-coral', 'rice-coral', 'hump-coral') }).act(
      0,
      purify,
      choose('hump-coral'),
    );
    expect(chosen(match.state)).toEqual(['hump-coral']);
    expect(match.reasons(0, choose('hump-coral'))).toEqual(['already-chosen']);
    match.act(0, choose('basic-coral'));
    expect(match.asked).toBe('turn');
    expect(match.reef(0).corals.map(({ polluted }) => polluted)).toEqual([false, true, false]);
  });

  test('the corals of an Algal Bloom', () => {
    const corals = ['basic-coral', 'rice-coral', 'hump-coral'].map((card, i) => ({
      card,
      x: i,
      y: i,
    }));
    const match = alone({ plankton: 0, corals }).act(
      0,
      bloom,
      choose('hump-coral'),
      choose('basic-coral'),
    );
    expect(chosen(match.state)).toEqual(['hump-coral', 'basic-coral']);
    match.act(0, choose('rice-coral'));
    expect([match.asked, match.reef(0).plankton]).toEqual(['turn', 6]);
  });

  test('the animals that a coral raises: their tops are paid in the order in which they were named', () => {
    const animals = ['giant-clam', 'maxima-clam'].map((card) => ({ card, level: 2 as const }));
    const match = alone({ corals: ['flexible-leather-coral', 'galaxy-coral'], animals }).act(
      0,
      useCoral('flexible-leather-coral'),
      choose('maxima-clam'),
    );
    expect(match.eventsOf('gained')).toMatchObject([{ card: 'maxima-clam' }]);
    expect(match.legal(0)).toEqual([choose('giant-clam'), done]);
    match.act(0, choose('giant-clam'));
    expect(match.eventsOf('gained')).toMatchObject([{ card: 'giant-clam' }]);
    expect(match.reef(0).animals.map(({ level }) => level)).toEqual([3, 3]);
  });

  test('the corals that an event pollutes, as many as it says', () => {
    const match = strike('mass-bleaching', {
      corals: ['galaxy-coral', 'table-coral', 'lobe-coral'],
    }).act(0, choose('lobe-coral'));
    expect(match.legal(0)).toEqual([choose('galaxy-coral'), choose('table-coral')]);
    expect(dirtyOf(match.act(0, choose('galaxy-coral')))).toEqual(['galaxy-coral', 'lobe-coral']);
  });
});

describe('[O4] The discards of a solo Recovery', () => {
  const offers = {
    animals: [
      'flame-angelfish',
      'coral-beauty',
      'citron-goby',
      'boxer-crab',
      'yellow-tang',
      'sea-apple',
    ],
    corals: [
      'hump-coral',
      'brush-coral',
      'lettuce-coral',
      'table-coral',
      'rice-coral',
      'blue-coral',
    ],
  };
  const decks = {
    animals: ['sea-wasp', 'pearl-oyster', 'maxima-clam'],
    corals: ['galaxy-coral', 'lobe-coral', 'lace-coral'],
  };
  const after = (...named: readonly string[]) =>
    reef([{}], { offers, decks }).act(
      0,
      pass,
      income('scientists'),
      ...named.map(choose),
      done,
      done,
    ).state;

  test('are named in any order, and it makes no difference in which', () => {
    expect(after('yellow-tang', 'flame-angelfish', 'citron-goby')).toEqual(
      after('flame-angelfish', 'citron-goby', 'yellow-tang'),
    );
  });

  test('stay choosable before the one that was named last', () => {
    const match = reef([{}], { offers, decks }).act(
      0,
      pass,
      income('scientists'),
      choose('yellow-tang'),
    );
    expect(match.legal(0)).toEqual([
      ...offers.animals.filter((card) => card !== 'yellow-tang').map(choose),
      done,
    ]);
    expect(chosen(match.state)).toEqual(['yellow-tang']);
  });
});

describe('a search through all possible choices', () => {
  function ends(
    state: AtollState,
    choices: (state: AtollState, legal: readonly AtollAction[]) => readonly AtollAction[],
  ): string[] {
    const legal = choices(state, atoll.legalActions(state, 0));
    return legal.flatMap((action) => {
      const next = apply(atoll.clone(state), 0, action).state;
      return next.frames.length === 0
        ? [next.reefs[0]!.corals.map(({ polluted }) => Number(polluted)).join('')]
        : ends(next, choices);
    });
  }

  test('finds every set, and each once', () => {
    const { state } = alone({
      coins: 1,
      corals: dirty('basic-coral', 'rice-coral', 'hump-coral'),
    }).act(0, purify);
    const all = ends(state, (_, legal) => legal);
    const once = ends(state, setsOnce);
    expect(once).toHaveLength(new Set(once).size);
    expect(new Set(once)).toEqual(new Set(all));
    expect(all.length).toBeGreaterThan(once.length);
  });
});
