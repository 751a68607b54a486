import { describe, expect, test } from '@jest/globals';
import { dasAtoll, type DasAtollAction } from '../../src/index.ts';
import type { Resource } from '../../src/resource.ts';
import { END, held, road, table, typesOf, type Played } from './table.ts';

const give = (resource: Resource): DasAtollAction => ({ type: 'give', resource });
const want = (resource: Resource): DasAtollAction => ({ type: 'want', resource });
const skip = (seat: number): DasAtollAction => ({ type: 'skip', seat });
const PROPOSE: DasAtollAction = { type: 'propose' };
const ACCEPT: DasAtollAction = { type: 'accept' };
const DECLINE: DasAtollAction = { type: 'decline' };
const NEVER: DasAtollAction = { type: 'never' };
const conclude = (partner: number): DasAtollAction => ({ type: 'conclude', partner });
const exchange = (from: Resource, to: Resource): DasAtollAction => ({
  type: 'exchange',
  give: from,
  get: to,
});

/** Seat 0 has offered a wood for an ore; seats 1 and 2 have ore, seat 3 has none. */
const offered = (): Played =>
  table({
    players: [
      { settlements: 'a', hand: { wood: 3, clay: 1, wool: 1 } },
      { hand: { ore: 1 } },
      { hand: { ore: 1, grain: 1 } },
      { hand: { wool: 2 } },
    ],
  }).does(give('wood'), want('ore'), PROPOSE);

describe('the bank', () => {
  const hand = { wood: 4, wool: 3, ore: 2 };

  test('[X1] takes four without a harbour', () => {
    table({ players: [{ hand }] })
      .mayNot(exchange('wool', 'ore'), 'too-few-alike')
      .mayNot(exchange('wood', 'wood'), 'same-resource')
      .does(exchange('wood', 'ore'))
      .expect((state) => {
        expect(state.players[0].hand).toEqual([0, 3, 0, 0, 3]);
        expect(state.bank).toEqual([24, 21, 24, 24, 21]);
      });
  });

  test('[X1] takes three at a plain harbour, two of the kind of a special one', () => {
    const laid = (state: { harbours: readonly string[] }): void => {
      Object.assign(state, { harbours: state.harbours.map((_, at) => (at === 0 ? 'ore' : 'any')) });
    };
    table({ players: [{ settlements: '-2,-2,S', hand }], change: laid }).does(
      exchange('wool', 'clay'),
    );
    table({ players: [{ settlements: '-4,1,N', hand }], change: laid })
      .mayNot(exchange('wool', 'clay'), 'too-few-alike')
      .does(exchange('ore', 'clay'));
  });
});

describe('an offer', () => {
  test('[X2, 12] names cards on both sides, none on both, and no more than there are', () => {
    const game = table({ players: [{ hand: { wood: 2, ore: 1 } }] });
    game
      .mayNot(PROPOSE, 'offer-is-empty')
      .mayNot(want('ore'), 'draft-order')
      .does(give('wood'), give('wood'))
      .mayNot(give('wood'), 'not-in-hand')
      .mayNot(want('wood'), 'on-both-sides')
      .mayNot(PROPOSE, 'offer-is-empty')
      .does(want('clay'), want('clay'), want('clay'), want('clay'))
      .mayNot(want('clay'), 'offer-is-full')
      .mayNot(give('ore'), 'draft-order');
  });

  test('[X2] goes to all or to some, and three times a turn', () => {
    const game = table({ players: [{ hand: { wood: 2 } }] });
    for (let offer = 0; offer < 3; offer++)
      game
        .does(give('wood'), want('ore'), skip(1), skip(3), PROPOSE)
        .expect((state) => expect(dasAtoll.asideSeats?.(state)).toEqual([2]))
        .mayNot(give('wood'), 'offer-is-open')
        .does({ type: 'withdraw' });
    game.mayNot(give('wood'), 'too-many-offers');
    const all = table({ players: [{ hand: { wood: 2 } }] });
    all.does(give('wood'), want('ore'), skip(1), skip(2)).mayNot(skip(3), 'no-seat');
  });

  test('[12] nobody else sees it before it is made', () => {
    const game = table({ players: [{ hand: { wood: 2 } }] });
    const before = JSON.stringify(dasAtoll.publicView(game.state));
    game.does(give('wood'), want('ore')).expect((state, { events }) => {
      expect(JSON.stringify(dasAtoll.publicView(state))).toBe(before);
      for (const event of events) expect(dasAtoll.eventView(event, 1)).toBeUndefined();
    });
  });

  test('[X3] the other seats answer in any order, and the offering seat chooses', () => {
    const game = offered();
    game.seat(2).does(ACCEPT).seat(1).does(ACCEPT);
    game
      .seat(0)
      .mayNot(conclude(3), 'no-answer')
      .does(conclude(1))
      .expect((state) => {
        expect([held(state, 0, 'ore'), held(state, 1, 'wood')]).toEqual([1, 1]);
        expect(held(state, 2, 'ore')).toBe(1);
        expect(state.offer).toBeNull();
      });
  });

  test('[X3] a counter-offer', () => {
    const game = offered();
    game.seat(2).does(give('ore'), give('grain'), want('wood'), want('wood'), PROPOSE);
    game
      .mayNot(ACCEPT, 'not-asked')
      .seat(0)
      .does(conclude(2))
      .expect((state) => {
        expect(state.players[0].hand).toEqual([1, 1, 1, 1, 1]);
        expect(state.players[2].hand).toEqual([2, 0, 0, 0, 0]);
      });
  });

  test('[X3] a counter-offer that asks for too much cannot be taken', () => {
    const game = offered();
    game.seat(1).does(give('ore'), want('clay'), want('clay'), PROPOSE);
    game.seat(0).mayNot(conclude(1), 'not-in-hand');
  });

  test('[X4] holds up nobody', () => {
    const game = offered();
    game.expect((state) => expect(dasAtoll.activeSeats(state)).toEqual([0]));
    game.does(road('a-f')).expect((state, { events }) => {
      expect(events).toContainEqual({ type: 'withdrew', seat: 0 });
      expect(dasAtoll.asideSeats?.(state)).toEqual([]);
    });
    game.seat(1).mayNot(ACCEPT, 'no-offer');
    offered()
      .does(END)
      .expect((state) => expect(state).toMatchObject({ turn: 1, phase: 'roll', offer: null }));
  });

  test('[X5] is refused for the whole match', () => {
    const game = offered();
    game
      .seat(1)
      .does(NEVER)
      .expect((state, { events }) => {
        expect(events).toContainEqual({ type: 'refuses', seat: 1, give: 'ore', get: 'wood' });
        expect(dasAtoll.publicView(state).refusals).toEqual([1, 4, 0]);
      });
    game.seat(0).does({ type: 'withdraw' }, give('wood'), give('wood'), want('ore'), PROPOSE);
    game.expect((state) => {
      expect(dasAtoll.publicView(state).answers).toEqual(['not-asked', 'no', 'open', 'open']);
    });
    game.does({ type: 'withdraw' }, give('wool'), want('ore'), PROPOSE);
    game.expect((state) => expect(dasAtoll.asideSeats?.(state)).toEqual([1, 2, 3]));
  });

  test('[X5] but only where one kind stands against one', () => {
    const game = table({ players: [{ hand: { wood: 1, clay: 1 } }, { hand: { ore: 1 } }] });
    game.does(give('wood'), give('clay'), want('ore'), PROPOSE).seat(1);
    game.mayNot(NEVER, 'not-one-for-one').does(DECLINE);
  });

  test('[G3] a seat without the cards is asked as well', () => {
    const game = offered();
    game.expect((state) => expect(dasAtoll.asideSeats?.(state)).toEqual([1, 2, 3]));
    game.seat(3).mayNot(ACCEPT, 'not-in-hand');
    expect(typesOf(game.legal)).toEqual(['give', 'decline', 'never']);
  });
});
