import { describe, expect, test } from '@jest/globals';
import { events, incomeOf } from '../../../src/cards/index.ts';
import { atoll, type AtollState } from '../../../src/index.ts';
import { branch, choose, done, feed, income, pass } from '../support/actions.ts';
import { allPass, dirty, strike } from '../support/event.ts';
import type { Played } from '../support/played.ts';
import { alone, reef, type ReefSpec } from '../support/reef.ts';

const SEEDS = ['angelfish', 'barnacle', 'crab', 'dugong'];
const TWO: readonly ReefSpec[] = [{}, {}];

const dealt = (seed: string, seats: number, on = true): AtollState =>
  atoll.setup({ seed, seats, options: { biodiversity: false, events: on } });

const inForce = (match: Played): string => atoll.publicView(match.state).events.inForce;

describe('The Events module', () => {
  test('[E1] is played only where it was chosen', () => {
    expect(atoll.parseOptions({})).toMatchObject({ events: false });
    const view = atoll.publicView(dealt('crab', 2, false));
    expect([view.eventsOn, view.events]).toEqual([false, { deck: 0, past: [], inForce: '' }]);
    const match = allPass(reef(TWO));
    expect([match.told('eventRevealed'), match.asked]).toEqual([[], 'income']);
  });

  test('[E1, 44] is never played alone', () => {
    expect(atoll.publicView(dealt('crab', 1))).toMatchObject({
      eventsOn: false,
      events: { deck: 0 },
    });
  });

  test.each([2, 3, 4])(
    '[E2] has all events face down in an order that the seed draws, for %d',
    (seats) => {
      const orders = SEEDS.map((seed) => dealt(seed, seats).events.deck);
      for (const deck of orders)
        expect([...deck].sort()).toEqual(events.map((event) => event.id).sort());
      expect(new Set(orders.map((deck) => deck.join())).size).toBe(SEEDS.length);
    },
  );

  test('[E2] shows of the deck only its size, and all that was revealed', () => {
    const state = dealt('crab', 2);
    const view = atoll.publicView(state);
    expect([view.eventsOn, view.events]).toEqual([
      true,
      { deck: events.length, past: [], inForce: '' },
    ]);
    expect(state.events.deck.filter((card) => JSON.stringify(view).includes(`"${card}"`))).toEqual(
      [],
    );
    const match = strike('coral-nursery', {}, { past: ['cyclone'] });
    const past = ['cyclone', 'coral-nursery'];
    expect(atoll.publicView(match.state).events).toEqual({
      deck: 0,
      past,
      inForce: 'coral-nursery',
    });
  });

  test('[E2] changes nothing else that is dealt', () => {
    for (const seed of SEEDS) {
      const { events: _events, ...rest } = dealt(seed, 3);
      expect(dealt(seed, 3, false)).toMatchObject(rest);
    }
  });
});

describe('The Event phase', () => {
  test.each([1, 2, 3])(
    '[E3, 44] comes after the action phase of round %d, before Recovery',
    (round) => {
      const match = reef(TWO, { round, events: ['upwelling'] }).act(0, pass);
      expect(match.told('eventRevealed')).toEqual([]);
      match.act(1, pass);
      expect(match.events.map(({ type }) => type).slice(-3)).toEqual([
        'eventRevealed',
        'gained',
        'gained',
      ]);
      expect(match.told('eventRevealed')).toEqual([
        { type: 'eventRevealed', card: 'upwelling', round },
      ]);
      expect([match.asked, match.state.phase]).toEqual(['income', 'recovery']);
    },
  );

  test('[E3] does not come after round 4', () => {
    const match = allPass(reef(TWO, { round: 4, events: ['upwelling'], past: ['coral-nursery'] }));
    expect(match.told('eventRevealed')).toEqual([]);
    expect([match.state.phase, match.state.events.deck]).toEqual(['over', ['upwelling']]);
  });

  test('[E3] reveals one card, another each time; the old ones stay in sight', () => {
    const match = reef(TWO, { events: ['upwelling', 'clean-up-dive', 'shifting-currents'] })
      .finishRound()
      .finishRound();
    expect(match.state.events).toEqual({
      deck: ['shifting-currents'],
      past: ['upwelling', 'clean-up-dive'],
    });
  });

  test('[E3] cannot be taken back, but what was answered in it', () => {
    const { state } = alone({}, { events: ['upwelling'] });
    expect(atoll.apply(atoll.clone(state), 0, pass).sealed).toBe(true);
    const match = allPass(
      reef([{ animals: ['flame-angelfish'] }, { animals: ['sea-wasp'] }], { events: ['cyclone'] }),
    );
    expect(atoll.apply(atoll.clone(match.state), 0, choose('flame-angelfish'))).toMatchObject({
      sealed: false,
      ended: true,
    });
  });

  test('[E4, 44] lets every player carry out an immediate event, in turn order from the starting player', () => {
    const animals = [
      ['flame-angelfish', 'sea-wasp'],
      ['coral-beauty', 'giant-clam'],
      ['citron-goby', 'sea-apple'],
    ];
    const match = allPass(
      reef(
        animals.map((cards) => ({ animals: cards })),
        { starter: 1, events: ['cyclone'] },
      ),
    );
    const order: number[] = [];
    while (match.asked === 'reduce') {
      order.push(match.active);
      expect([match.state.phase, match.state.frames.at(-1)?.card]).toEqual(['event', 'cyclone']);
      match.act(match.active, choose(animals[match.active]?.[0] ?? ''));
    }
    expect(order).toEqual([1, 2, 0]);
    expect([match.state.phase, match.active, inForce(match)]).toEqual(['recovery', 1, '']);
  });

  test('[E4] is over before anything of Recovery happens', () => {
    const match = strike('spawning-night', {
      animals: [{ card: 'flame-angelfish', fatigue: 1 }, 'sea-wasp'],
    });
    expect([match.asked, match.animal('flame-angelfish').fatigue]).toEqual(['raise', 1]);
    expect(match.act(0, choose('sea-wasp'), done).asked).toBe('income');
  });
});

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
    expect(fromTourists(false) - fromTourists(true)).toBe(1);
    expect(fromTourists(true)).toBe(incomeOf('tourists', 1).coins + 2);
  });
});

describe('What an event asks', () => {
  test('[E7] is skipped where there is nothing to do it with', () => {
    const match = reef([{ passed: true }, { animals: ['flame-angelfish'] }], {
      starter: 0,
      turn: 1,
      events: ['cyclone'],
    }).act(1, pass);
    expect([match.active, match.asked]).toEqual([1, 'reduce']);
    expect(strike('cyclone', {}).asked).toBe('income');
  });

  test('[E7] cannot be refused if it harms; what may be used "up to" something may be left', () => {
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
    expect([one.told('polluted').length, dirty(one)]).toEqual([1, ['galaxy-coral', 'table-coral']]);
    const none = strike('mass-bleaching', { corals: [{ card: 'table-coral', polluted: true }] });
    expect([none.told('polluted'), none.told('incomeTaken').length]).toEqual([[], 2]);
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
    expect(match.told('raised')).toMatchObject([
      { card: 'flame-angelfish', level: 3, cause: 'effect' },
    ]);
    expect([match.told('tired'), match.reef(0).scales]).toEqual([[], 1]);
  });

  test('[E11] one of two things is the choice of each player', () => {
    const match = strike('crown-of-thorns-outbreak', { coins: 1 });
    expect([match.asked, match.legal(0)]).toEqual(['oneOf', [branch(0), branch(1)]]);
    match.act(0, branch(1));
    expect([dirty(match), match.reef(0).coins]).toEqual([['basic-coral'], 1]);
  });

  test('[E11] but only what can be met in full', () => {
    const full = [{ card: 'basic-coral', polluted: true }];
    const poor = strike('crown-of-thorns-outbreak', {});
    expect(poor.told('polluted', 'paid')).toMatchObject([
      { type: 'polluted', seat: 0, card: 'basic-coral' },
    ]);
    const rich = strike('crown-of-thorns-outbreak', { scales: 1, corals: full });
    expect(rich.told('polluted', 'paid')[0]).toMatchObject({
      type: 'paid',
      seat: 0,
      coins: 0,
      scales: 1,
    });
    const stuck = strike('crown-of-thorns-outbreak', { corals: full });
    expect(
      stuck.told('polluted', 'paid').filter((event) => 'seat' in event && event.seat === 0),
    ).toEqual([]);
  });

  test('[E12] what it does to the offers happens once, not for each player', () => {
    const match = strike('shifting-currents', {});
    expect(match.told('offerDiscarded').slice(0, 2)).toMatchObject([
      { offer: 'animals' },
      { offer: 'corals' },
    ]);
    expect(
      match.told('offerRefilled').filter((event) => 'offer' in event && event.offer === 'animals'),
    ).toHaveLength(6);
  });
});
