import { describe, expect, test } from '@jest/globals';
import { incomeOf } from '../../../src/cards/index.ts';
import { atoll } from '../../../src/index.ts';
import {
  bloom,
  branch,
  choose,
  done,
  feed,
  grow,
  hunt,
  income,
  purify,
  reduce,
  side,
} from '../support/actions.ts';
import { dirty, strike } from '../support/event.ts';
import { alone, reef, type ReefSpec } from '../support/reef.ts';

const CLEAN: ReefSpec = { corals: ['galaxy-coral', 'table-coral', 'lobe-coral', 'rice-coral'] };
const view = (match: { readonly state: Parameters<typeof atoll.publicView>[0] }) =>
  atoll.publicView(match.state);

describe('Persistent events', () => {
  const [tourists, scientists] = [incomeOf('tourists', 1).coins, incomeOf('scientists', 1).coins];

  test('[E14] Tourist boom: more money for more pollution, while two corals are clean', () => {
    const match = strike('tourist-boom', CLEAN);
    expect(view(match).income).toMatchObject({
      touristsCoins: tourists + 2,
      touristsPollution: 2,
      scientistsCoins: scientists,
      scientistsPollution: 0,
    });
    match.act(0, income('tourists'), choose('galaxy-coral'), choose('rice-coral'));
    expect([match.reef(0).coins, dirty(match)]).toEqual([
      tourists + 2,
      ['galaxy-coral', 'rice-coral'],
    ]);
    const one = strike('tourist-boom', {
      corals: ['galaxy-coral', { card: 'table-coral', polluted: true }],
    });
    expect(one.eventsOf('incomeTaken')).toMatchObject([
      { seat: 0, choice: 'scientists' },
      { seat: 1 },
    ]);
  });

  test('[E14] Tourist boom: every fish that reaches high brings popularity, after what its corals do', () => {
    const corals = ['galaxy-coral', 'table-coral', { card: 'netted-table-coral', polluted: false }];
    const animals = ['flame-angelfish', 'maxima-clam'].map((card) => ({ card, level: 2 as const }));
    const match = alone({ corals, animals }, { past: ['tourist-boom'] }).act(
      0,
      feed('flame-angelfish'),
    );
    expect(match.eventsOf('gained').map((event) => ('card' in event ? event.card : ''))).toEqual([
      'flame-angelfish',
      'netted-table-coral',
      'tourist-boom',
    ]);
    expect(match.reef(0).popularity).toBe(2 + 1);
    const popularity = (spec: ReefSpec, card: string, past = ['tourist-boom']): number =>
      alone(spec, { past }).act(0, feed(card)).reef(0).popularity;
    expect(popularity({ animals }, 'flame-angelfish')).toBe(1);
    expect(popularity({ animals }, 'flame-angelfish', [])).toBe(0);
    expect(popularity({ animals: ['flame-angelfish'] }, 'flame-angelfish')).toBe(0);
    expect(popularity({ animals: [{ card: 'maxima-clam', level: 2 }] }, 'maxima-clam')).toBe(0);
  });

  const hunter: ReefSpec = {
    corals: ['galaxy-coral', 'table-coral', 'lobe-coral'],
    animals: ['slender-grouper', 'lined-seahorse'],
  };

  test('[E15] Marine protected area: nobody hunts', () => {
    const match = reef([hunter, { animals: ['flame-angelfish'] }], {
      past: ['protected-area'],
    }).act(0, feed('slender-grouper'));
    expect(match.legal(0)).toEqual([reduce('lined-seahorse')]);
    expect(match.reasons(0, hunt('flame-angelfish'))).toEqual(['hunting-forbidden']);
    const free = reef([hunter, { animals: ['flame-angelfish'] }]).act(0, feed('slender-grouper'));
    expect(free.offers(0, hunt('flame-angelfish'))).toBe(true);
  });

  test('[E15] Marine protected area: a feeding that only a hunt could meet says so, and one that nothing could does not', () => {
    const grouper: ReefSpec = { ...hunter, animals: ['slender-grouper'] };
    const why = (spec: ReefSpec, past: readonly string[]): readonly string[] =>
      reef([spec, { animals: ['flame-angelfish'] }], { past }).reasons(0, feed('slender-grouper'));
    expect(why(grouper, ['protected-area'])).toEqual(['hunting-forbidden']);
    expect(why({ ...grouper, huntsReady: 0, huntsUsed: 1 }, ['protected-area'])).toEqual([
      'no-prey',
    ]);
    expect(why(grouper, [])).toEqual([]);
  });

  test('[E15] Marine protected area: Scientists bring two coins more', () => {
    const match = strike('protected-area', CLEAN).act(0, income('scientists'));
    expect(match.reef(0).coins).toBe(scientists + 2);
  });

  test('[E16] Marine heatwave: feeding for plankton costs one more, with fish scales if need be', () => {
    const crab = (plankton: number, scales = 0) =>
      alone({ plankton, scales, animals: ['boxer-crab'] }, { past: ['marine-heatwave'] });
    expect(crab(1).details(0, feed('boxer-crab'))).toMatchObject({ need: 2, have: 1 });
    expect(crab(2).act(0, feed('boxer-crab')).reef(0).plankton).toBe(0);
    expect(crab(1, 1).act(0, feed('boxer-crab')).reef(0)).toMatchObject({ plankton: 0, scales: 0 });
  });

  test('[E16] Marine heatwave: other feedings and other prices stay as they are', () => {
    const match = alone(
      { plankton: 2, animals: ['sea-apple', 'flame-angelfish'] },
      { past: ['marine-heatwave'] },
    );
    match.act(
      0,
      feed('flame-angelfish'),
      feed('sea-apple'),
      branch(1),
      grow,
      side('basic-coral', 'S'),
    );
    expect([
      match.animal('flame-angelfish').level,
      match.animal('sea-apple').level,
      match.reef(0).plankton,
    ]).toEqual([2, 2, 0]);
  });

  test('[E17] Coral nursery: growth costs one plankton less, never nothing', () => {
    const growth = (corals: readonly string[]): number => {
      const match = alone({ plankton: 2, corals }, { past: ['coral-nursery'] }).act(
        0,
        grow,
        side('rice-coral', 'W'),
      );
      return 2 - match.reef(0).plankton;
    };
    expect([growth(['rice-coral']), growth(['rice-coral', 'branching-fire-coral'])]).toEqual([
      1, 1,
    ]);
    expect(alone({ plankton: 0 }, { past: ['coral-nursery'] }).details(0, grow)).toMatchObject({
      need: 1,
    });
  });

  test('[E17] Coral nursery: Scientists bring two plankton too', () => {
    const match = strike('coral-nursery', CLEAN);
    expect(view(match).income).toMatchObject({
      scientistsCoins: scientists,
      scientistsPlankton: 2,
      touristsPlankton: 0,
    });
    match.act(0, income('scientists'));
    expect(match.eventsOf('incomeTaken')[0]).toMatchObject({
      seat: 0,
      coins: scientists,
      plankton: 2,
    });
  });

  test('[E18] Nutrient run-off: no Water Purification, but other effects still clean', () => {
    const spec: ReefSpec = {
      coins: 3,
      corals: [{ card: 'basic-coral', polluted: true }],
      animals: [{ card: 'yellow-tang', level: 2 }],
    };
    const match = alone(spec, { past: ['nutrient-runoff'] });
    expect([match.offers(0, purify), match.reasons(0, purify)]).toEqual([
      false,
      ['purification-forbidden'],
    ]);
    match.act(0, { type: 'feed', card: 'yellow-tang' }, choose('basic-coral'));
    expect(dirty(match)).toEqual([]);
  });

  test('[E18] Nutrient run-off: an Algal Bloom brings one plankton more for each pollution', () => {
    const match = alone(CLEAN, { past: ['nutrient-runoff'] }).act(
      0,
      bloom,
      choose('galaxy-coral'),
      choose('table-coral'),
      done,
    );
    expect(match.reef(0).plankton).toBe(6);
    const both = alone(
      { corals: ['rice-coral', 'open-brain-coral'] },
      { past: ['nutrient-runoff'] },
    );
    expect(both.act(0, bloom, choose('rice-coral'), done).reef(0).plankton).toBe(5);
  });
});
