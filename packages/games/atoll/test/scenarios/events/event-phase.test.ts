import { describe, expect, test } from '@jest/globals';
import { events } from '../../../src/cards/index.ts';
import { atoll, type AtollState } from '../../../src/index.ts';
import { choose, done, pass } from '../support/actions.ts';
import { allPass, strike } from '../support/event.ts';
import type { Played } from '../support/played.ts';
import { alone, reef, type ReefSpec } from '../support/reef.ts';

const SEEDS = ['angelfish', 'barnacle', 'crab', 'dugong'];
const TWO: readonly ReefSpec[] = [{}, {}];

const dealt = (seed: string, seats: number, on = true): AtollState =>
  atoll.setup({ seed, seats, options: { biodiversity: false, events: on, evenStart: false } });

const inForce = (match: Played): string => atoll.publicView(match.state).events.inForce;

describe('The Events module', () => {
  test('[E1] is played only where it was chosen', () => {
    expect(atoll.parseOptions({})).toMatchObject({ events: false });
    const view = atoll.publicView(dealt('crab', 2, false));
    expect([view.eventsOn, view.events]).toEqual([false, { deck: 0, past: [], inForce: '' }]);
    const match = allPass(reef(TWO));
    expect([match.eventsOf('eventRevealed'), match.asked]).toEqual([[], 'income']);
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
      expect(match.eventsOf('eventRevealed')).toEqual([]);
      match.act(1, pass);
      expect(match.events.map(({ type }) => type).slice(-3)).toEqual([
        'eventRevealed',
        'gained',
        'gained',
      ]);
      expect(match.eventsOf('eventRevealed')).toEqual([
        { type: 'eventRevealed', card: 'upwelling', round },
      ]);
      expect([match.asked, match.state.phase]).toEqual(['income', 'recovery']);
    },
  );

  test('[E3] does not come after round 4', () => {
    const match = allPass(reef(TWO, { round: 4, events: ['upwelling'], past: ['coral-nursery'] }));
    expect(match.eventsOf('eventRevealed')).toEqual([]);
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

  test('[E3] cannot be taken back, but an answer in it can be', () => {
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
