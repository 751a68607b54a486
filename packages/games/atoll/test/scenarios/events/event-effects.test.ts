import { describe, expect, test } from '@jest/globals';
import { incomeOf } from '../../../src/cards/index.ts';
import { atoll } from '../../../src/index.ts';
import { branch, choose, done, feed, income, pass } from '../support/actions.ts';
import { allPass, dirty, strike } from '../support/event.ts';
import type { Played } from '../support/played.ts';
import { reef, type ReefSpec } from '../support/reef.ts';
const TWO: readonly ReefSpec[] = [{}, {}];

const inForce = (match: Played): string => atoll.publicView(match.state).events.inForce;

describe('A persistent event', () => {
  /** What Scientists bring seat 0 in the Recovery under way. */
  const fromScientists = (match: Played): number => {
    const { coins } = match.reef(0);
    match.act(0, income('scientists'));
    return match.reef(0).coins - coins;
  };
  const usual = fromScientists(strike('upwelling', {}));

  test('[E5] is in force from the moment it is revealed, so in that very Recovery', () => {
    const match = strike('protected-area', {});
    expect(inForce(match)).toBe('protected-area');
    expect(fromScientists(match)).toBe(usual + 2);
  });

  test('[E5, 44] stays in force through the next action phase, until all have passed', () => {
    const match = reef(TWO, { events: ['protected-area', 'upwelling'] }).finishRound();
    expect([match.state.round, inForce(match)]).toEqual([2, 'protected-area']);
    match.act(match.active, pass);
    expect(inForce(match)).toBe('protected-area');
    match.act(match.active, pass);
    expect([inForce(match), match.state.events.past.at(-1)]).toEqual(['', 'upwelling']);
  });

  test('[E5] ends when the next is revealed, whatever that is', () => {
    const past = ['protected-area'];
    expect(inForce(strike('marine-heatwave', {}, { past }))).toBe('marine-heatwave');
    expect(fromScientists(strike('marine-heatwave', {}, { past }))).toBe(usual);
    expect(fromScientists(strike('upwelling', {}, { past }))).toBe(usual);
  });

  test('[E5] of round 3 lasts to the end of the match', () => {
    const match = reef(TWO, { round: 3, events: ['protected-area', 'upwelling'] }).finishRound();
    expect([match.state.round, inForce(match)]).toEqual([4, 'protected-area']);
    expect([allPass(match).state.phase, inForce(match)]).toEqual(['over', 'protected-area']);
  });

  test('[E6] holds for every player alike', () => {
    const hunter: ReefSpec = {
      corals: ['basic-coral', 'table-coral'],
      animals: ['slender-grouper'],
    };
    const prey: ReefSpec = { animals: ['flame-angelfish', 'lined-seahorse'] };
    const forbidden = (specs: readonly ReefSpec[], turn: number): readonly string[] =>
      reef(specs, { past: ['protected-area'], turn }).reasons(turn, feed('slender-grouper'));
    expect([forbidden([hunter, prey], 0), forbidden([prey, hunter], 1)]).toEqual([
      ['hunting-forbidden'],
      ['hunting-forbidden'],
    ]);
  });

  test('[E6] adds to passive corals, which pollution silences, as it never does the event', () => {
    const fromTourists = (polluted: boolean): number => {
      const match = strike('tourist-boom', {
        corals: ['galaxy-coral', 'table-coral', 'rice-coral', { card: 'star-polyps', polluted }],
      });
      match.act(0, income('tourists'));
      return match.reef(0).coins;
    };
    expect(fromTourists(false) - fromTourists(true)).toBe(2);
    expect(fromTourists(true)).toBe(incomeOf('tourists', 1).coins + 2);
  });
});

describe('A question of an event', () => {
  test('[E7] is skipped for a seat without a possible answer', () => {
    const match = reef([{ passed: true }, { animals: ['flame-angelfish'] }], {
      starter: 0,
      turn: 1,
      events: ['cyclone'],
    }).act(1, pass);
    expect([match.active, match.asked]).toEqual([1, 'reduce']);
    expect(strike('cyclone', {}).asked).toBe('income');
  });

  test('[E7] cannot be refused if it harms; an "up to" effect may be declined', () => {
    const animals = ['flame-angelfish', 'sea-wasp'];
    expect(strike('cyclone', { animals }).offers(0, done)).toBe(false);
    const match = strike('spawning-night', { animals }).act(0, done);
    expect([
      match.animal('flame-angelfish').level,
      match.animal('sea-wasp').level,
      match.asked,
    ]).toEqual([1, 1, 'income']);
  });

  test('[E8] pollution goes where its owner wants', () => {
    const match = strike('mass-bleaching', {
      corals: ['galaxy-coral', 'table-coral', 'lobe-coral'],
    });
    expect(match.asked).toBe('pollute');
    match.act(0, choose('galaxy-coral'), choose('lobe-coral'));
    expect(dirty(match)).toEqual(['galaxy-coral', 'lobe-coral']);
  });

  test('[E8] as much pollution as fits', () => {
    const one = strike('mass-bleaching', {
      corals: ['galaxy-coral', { card: 'table-coral', polluted: true }],
    });
    expect([one.eventsOf('polluted').length, dirty(one)]).toEqual([
      1,
      ['galaxy-coral', 'table-coral'],
    ]);
    const none = strike('mass-bleaching', { corals: [{ card: 'table-coral', polluted: true }] });
    expect([none.eventsOf('polluted'), none.eventsOf('incomeTaken').length]).toEqual([[], 2]);
  });

  test('[E9, 45] a reduction may make an animal extinct, which brings its plankton', () => {
    const corals = ['branching-fire-coral', 'honeycomb-plate-coral'];
    const match = strike('cyclone', { corals, animals: ['flame-angelfish'] }).act(
      0,
      choose('flame-angelfish'),
    );
    expect([match.lives('flame-angelfish'), match.reef(0).plankton]).toEqual([false, 1]);
    expect(match.state.animals.discard).toContain('flame-angelfish');
  });

  test('[E9] passives answer a reduction, Shelter does not help, and a pair can be broken', () => {
    const animals = ['magnificent-star', 'ocellaris-clownfish', 'magnificent-anemone'];
    const match = strike('cyclone', { corals: ['basic-coral', 'table-coral'], animals }).act(
      0,
      choose('ocellaris-clownfish'),
    );
    expect(match.lives('ocellaris-clownfish')).toBe(false);
    expect([
      match.animal('magnificent-star').level,
      match.animal('magnificent-anemone').partner,
    ]).toEqual([2, '']);
  });

  test('[E10] a rise puts no Fatigue on the animal, minds none, and pays for reaching high', () => {
    const match = strike('spawning-night', {
      animals: [{ card: 'flame-angelfish', level: 2, fatigue: 1 }],
    });
    match.act(0, choose('flame-angelfish'));
    expect(match.eventsOf('raised')).toMatchObject([
      { card: 'flame-angelfish', level: 3, cause: 'effect' },
    ]);
    expect([match.eventsOf('tired'), match.reef(0).scales]).toEqual([[], 1]);
  });

  test('[E11] one of two things is the choice of each player', () => {
    const match = strike('crown-of-thorns-outbreak', { coins: 1 });
    expect([match.asked, match.legal(0)]).toEqual(['oneOf', [branch(0), branch(1)]]);
    match.act(0, branch(1));
    expect([dirty(match), match.reef(0).coins]).toEqual([['basic-coral'], 1]);
  });

  test('[E11] but only a choice that can be met in full', () => {
    const full = [{ card: 'basic-coral', polluted: true }];
    const poor = strike('crown-of-thorns-outbreak', {});
    expect(poor.eventsOf('polluted', 'paid')).toMatchObject([
      { type: 'polluted', seat: 0, card: 'basic-coral' },
    ]);
    const rich = strike('crown-of-thorns-outbreak', { scales: 1, corals: full });
    expect(rich.eventsOf('polluted', 'paid')[0]).toMatchObject({
      type: 'paid',
      seat: 0,
      coins: 0,
      scales: 1,
    });
    const stuck = strike('crown-of-thorns-outbreak', { corals: full });
    expect(
      stuck.eventsOf('polluted', 'paid').filter((event) => 'seat' in event && event.seat === 0),
    ).toEqual([]);
  });

  test('[E12] what it does to the offers happens once, not for each player', () => {
    const match = strike('shifting-currents', {});
    expect(match.eventsOf('offerDiscarded').slice(0, 2)).toMatchObject([
      { offer: 'animals' },
      { offer: 'corals' },
    ]);
    expect(
      match
        .eventsOf('offerRefilled')
        .filter((event) => 'offer' in event && event.offer === 'animals'),
    ).toHaveLength(6);
  });
});
