import { describe, expect, test } from '@jest/globals';
import { type AnyGame, asideSeatsOf, type BotTurn, knowledgeOf } from '@atoll/engine';
import { namedBot } from '../src/bot/index.ts';
import { dasAtoll, type DasAtollAction, type DasAtollState } from '../src/index.ts';
import type { OfferPlan } from '../src/table-facts.ts';
import { botMatch } from './bot-match.ts';
import { edge, robber, table, type Played } from './scenarios/table.ts';

const game = dasAtoll as AnyGame;
const strongest = namedBot('deep-sea');

const turnOf = (state: DasAtollState, seat: number, seed = 'a'): BotTurn => ({
  game,
  ...knowledgeOf(game, state, seat),
  seat,
  legal: dasAtoll.legalActions(state, seat),
  seed,
});

const choice = (state: DasAtollState, seat: number, seed?: string): DasAtollAction =>
  strongest.choose(turnOf(state, seat, seed)) as DasAtollAction;

/** What seat 0 does, one thing after the other, while `go` says so. */
function does(scene: Played, go: (action: DasAtollAction) => boolean): readonly DasAtollAction[] {
  const actions: DasAtollAction[] = [];
  let { state } = scene;
  for (;;) {
    const action = choice(state, 0);
    actions.push(action);
    if (!go(action)) return actions;
    state = dasAtoll.apply(dasAtoll.clone(state), 0, action).state;
  }
}

describe('the strongest bot', () => {
  test('closes a lane with its last ship', () => {
    const lane = { settlements: 'a q', ships: 'a-p', hand: { wood: 1, wool: 1 } };
    const { state } = table({ players: [lane] });
    expect(choice(state, 0)).toEqual({ type: 'ship', edge: edge('p-q') });
  });

  test('builds a city when it can, and exchanges what it has too much of for one', () => {
    const rich = { settlements: 'a q', hand: { grain: 2, ore: 3 } };
    expect(choice(table({ players: [rich] }).state, 0).type).toBe('city');
    const change = { settlements: 'a q', hand: { wood: 4, grain: 2, ore: 2 } };
    expect(choice(table({ players: [change] }).state, 0)).toEqual({
      type: 'exchange',
      give: 'wood',
      get: 'ore',
    });
  });

  test('shows its points as soon as they make the goal', () => {
    const { state } = table({
      players: [{ cities: 'a q', settlements: 'c x', cards: { point: 2 } }],
      change: ({ players }) => void (players[0].lanes = 4),
    });
    expect(choice(state, 0)).toEqual({ type: 'reveal' });
  });

  test('sends the robber to a rival that leads, never to itself', () => {
    const scene = table({
      phase: 'robber',
      players: [{ settlements: 'a' }, { cities: 'c', settlements: 'l6' }],
      change: (state) => {
        state.players[1].lanes = 4;
        state.pirateSteps = 1;
      },
    });
    const sent = choice(scene.state, 0);
    expect([robber(0, 1), robber(-1, 1), robber(0, -1)]).toContainEqual(sent);
  });

  test('discards what it needs least', () => {
    const hand = { wood: 1, wool: 1, grain: 1, clay: 1, ore: 5 };
    const { state } = table({
      phase: 'discard',
      players: [{ settlements: 'a', ships: 'a-p p-q', hand }],
      change: ({ players }) => void (players[0].toDiscard = 4),
    });
    expect(choice(state, 0)).toEqual({ type: 'discard', resource: 'ore' });
  });

  test('knows no more than its seat', () => {
    const { state } = table({
      players: [
        { settlements: 'a', ships: 'a-p', hand: { wood: 2, clay: 1, ore: 2 } },
        { settlements: 'c', hand: { ore: 3 }, cards: { knight: 1 } },
        { hand: { wool: 2 } },
      ],
    });
    for (let seed = 0; seed < 5; seed++) {
      const known = knowledgeOf(game, state, 0);
      const other = dasAtoll.determinize(known as never, 0, `${seed}`);
      expect(choice(other, 0, `${seed}`)).toEqual(choice(state, 0));
    }
  });
});

describe('its trade', () => {
  /** Lacks a clay for the settlement that would close its lane. */
  const needy = {
    settlements: 'a',
    ships: 'a-p p-q',
    hand: { wood: 1, wool: 1, grain: 1, ore: 2 },
  };
  const isDraft = ({ type }: DasAtollAction): boolean => type !== 'propose' && type !== 'end';

  test('offers what it can spare for what it lacks', () => {
    const scene = table({
      players: [
        needy,
        { settlements: 'c x', hand: { clay: 3 } },
        { settlements: 'l5 n', hand: { clay: 3 } },
      ],
    });
    const offer = does(scene, isDraft);
    expect(offer.filter(({ type }) => type === 'want')).toEqual([
      { type: 'want', resource: 'clay' },
    ]);
    expect(offer.filter(({ type }) => type === 'give').length).toBeGreaterThan(0);
    expect(offer).not.toContainEqual({ type: 'give', resource: 'wood' });
    expect(offer.at(-1)).toEqual({ type: 'propose' });
  });

  test('tells the whole offer that it begins, and what it is for', () => {
    const scene = table({
      players: [
        needy,
        { settlements: 'c x', hand: { clay: 3 } },
        { settlements: 'l5 n', hand: { clay: 3 } },
      ],
    });
    const steps = does(scene, isDraft);
    const plan = strongest.plan(turnOf(scene.state, 0), steps[0]) as OfferPlan;
    const counted = (side: 'give' | 'want'): readonly number[] =>
      ['wood', 'wool', 'grain', 'clay', 'ore'].map(
        (kind) => steps.filter((step) => step.type === side && step.resource === kind).length,
      );
    expect(plan).toMatchObject({ give: counted('give'), want: counted('want') });
    expect(plan).toMatchObject({ goal: 'settlement', lacks: 0 });
    expect(plan.skipped).toEqual(
      steps.flatMap((step) => (step.type === 'skip' ? [step.seat] : [])),
    );
    expect(strongest.plan(turnOf(scene.state, 0), { type: 'end' })).toBeUndefined();
  });

  test('offers twice a turn at most', () => {
    const scene = table({
      players: [needy, { hand: { clay: 2, wool: 1 } }],
      change: (state) => void (state.offers = 2),
    });
    expect(does(scene, isDraft).map(({ type }) => type)).not.toContain('propose');
  });

  test.each([
    ['r1', 'seat'],
    ['r2', 'seat'],
    ['r1', 'throw'],
    ['r4', 'throw'],
  ] as const)('offers nothing twice in a turn that nobody took: %s, %s', (seed, start) => {
    let refused: string[] = [];
    const again: string[] = [];
    for (const { events } of botMatch({ seed, seats: 4, bot: strongest, start }))
      for (const event of events)
        if (event.type === 'turn' || event.type === 'traded') refused = [];
        else if (event.type === 'offered') {
          const offer = JSON.stringify([event.give, event.want]);
          if (refused.includes(offer)) again.push(offer);
          refused.push(offer);
        }
    expect(again).toEqual([]);
  });

  test('does not repeat an offer that a player has just refused for the whole match', () => {
    const players = [
      needy,
      { settlements: 'c x', hand: { clay: 3 } },
      { settlements: 'l5 n', hand: { clay: 3 } },
    ];
    const { state } = table({ players });
    const offerIn = (now: DasAtollState): readonly DasAtollAction[] =>
      does({ state: now } as Played, isDraft);
    const first = offerIn(state);
    const made = first.reduce(
      (now, action) => dasAtoll.apply(now, 0, action).state,
      dasAtoll.clone(state),
    );
    const refusing = dasAtoll.apply(made, 1, { type: 'never' }).state;
    const second = offerIn(dasAtoll.apply(refusing, 0, { type: 'withdraw' }).state);
    expect(first.at(-1)).toEqual({ type: 'propose' });
    expect(second).not.toEqual(first);
  });

  const offered = (points: number): Played =>
    table({
      players: [{ hand: { clay: 1, ore: 1 } }, needy, {}, { hand: { wool: 4 } }],
      change: ({ players }) => void (players[0].lanes = points),
    }).does(
      { type: 'give', resource: 'clay' },
      { type: 'want', resource: 'ore' },
      { type: 'propose' },
    );

  test('accepts an offer that helps itself more than the lead of the offering player', () => {
    expect(choice(offered(0).state, 1)).toEqual({ type: 'accept' });
  });

  test('does not trade with a seat that is about to win', () => {
    expect(choice(offered(10).state, 1)).toEqual({ type: 'decline' });
  });

  test('answers also without the cards', () => {
    expect(choice(offered(0).state, 3)).toEqual({ type: 'decline' });
  });

  test('concludes with the seat that agreed, and withdraws an offer that nobody took', () => {
    const open = table({ players: [needy, { hand: { clay: 2 } }, {}, {}] }).does(
      { type: 'give', resource: 'ore' },
      { type: 'want', resource: 'clay' },
      { type: 'propose' },
    );
    expect(choice(open.state, 0)).toEqual({ type: 'withdraw' });
    open.seat(1).does({ type: 'accept' });
    expect(choice(open.state, 0)).toEqual({ type: 'conclude', partner: 1 });
  });
});

describe('every strength', () => {
  test.each([
    ['shallows', 4, 5],
    ['lagoon', 5, 9],
    ['open-sea', 4, 10],
    ['deep-sea', 5, 10],
  ] as const)(
    '%s plays a match with %d seats to its end, for %d points or more',
    (id, seats, points) => {
      const bot = namedBot(id);
      const setup = {
        seed: `match of ${id}`,
        seats,
        options: dasAtoll.parseOptions({ start: 'seat' }),
      };
      let state = dasAtoll.setup(setup);
      let offers = 0;
      let actions = 0;
      for (; actions < 4000; actions++) {
        const [seat] = [...asideSeatsOf(game, state), ...game.activeSeats(state)];
        if (seat === undefined) break;
        const turn = turnOf(state, seat, `${actions}`);
        const action = bot.choose(turn) as DasAtollAction;
        expect(dasAtoll.explain(state, seat, action)).toEqual([]);
        if (action.type === 'propose' && seat === state.turn) offers++;
        ({ state } = dasAtoll.apply(state, seat, action));
        expect(state.offers).toBeLessThanOrEqual(2);
      }
      expect(state.phase).toBe('over');
      expect(offers).toBeGreaterThan(5);
      const totals = dasAtoll.outcome(state).scores.map(({ total }) => total);
      expect(Math.max(...totals)).toBeGreaterThanOrEqual(points);
    },
  );
});
