import { describe, expect, test } from '@jest/globals';
import { type BotTurn, createRng, knowledgeOf, nextInt } from '@atoll/engine';
import { searchBot, standing, STRENGTHS } from '../src/bot/index.ts';
import { LAST_ROUND } from '../src/cards/board.ts';
import { hiddenArk, type HiddenArkAction, type HiddenArkState } from '../src/index.ts';
import { table, type ArkScenario } from './scenarios/table.ts';

const bot = searchBot({ id: 'search:1', iterations: 1 });
const ahead = searchBot({ id: 'search:12', iterations: 12 });

type Player = (state: HiddenArkState, seat: number, seed: string) => HiddenArkAction;

const chance: Player = (state, seat, seed) => {
  const legal = hiddenArk.legalActions(state, seat);
  return legal[nextInt(createRng(seed), legal.length)]!;
};

function turnOf(state: HiddenArkState, seat: number): BotTurn {
  return {
    game: hiddenArk as never,
    ...knowledgeOf(hiddenArk as never, state, seat),
    seat,
    legal: hiddenArk.legalActions(state, seat),
    seed: 'turn',
  };
}

/** Plays so many rounds, and returns where the match stands. */
function onward(begin: HiddenArkState, players: readonly Player[], rounds: number): HiddenArkState {
  let state = begin;
  const last = state.round + rounds;
  for (let step = 0; ; step++) {
    const [seat] = hiddenArk.activeSeats(state);
    if (seat === undefined || state.round >= last) return state;
    const action = players[seat]!(state, seat, `${step}`);
    state = hiddenArk.apply(hiddenArk.clone(state), seat, action).state;
  }
}

const begin = (seed: string, seats: number, options: object = {}): HiddenArkState =>
  hiddenArk.setup({ seed, seats, options: hiddenArk.parseOptions(options) });

/** What the bot does with the rest of the turn of seat 0. */
function restOfTurn(scene: ArkScenario): readonly HiddenArkAction[] {
  const done: HiddenArkAction[] = [];
  let { state } = scene;
  while (state.turn.seat === 0 && state.phase !== 'over') {
    const action = bot.choose(turnOf(state, 0)) as HiddenArkAction;
    done.push(action);
    state = hiddenArk.apply(hiddenArk.clone(state), 0, action).state;
  }
  return done;
}

const typesOf = (actions: readonly HiddenArkAction[]): readonly string[] =>
  actions.map(({ type }) => type);

describe('the searching bot', () => {
  test.each([
    [1, {}],
    [2, { side: 'polar', uphill: true, discovery: true }],
    [3, { cooperative: true }],
    [4, { long: true }],
  ])('plays with %d and %j by legal actions, and tells what it expects', (seats, options) => {
    const checked: Player = (state, seat) => {
      const turn = turnOf(state, seat);
      const { action, expected, next } = bot.advise(turn);
      expect(turn.legal).toContainEqual(action);
      expect(bot.choose(turn)).toEqual(action);
      expect(Number.isFinite(expected)).toBe(true);
      if (next) {
        expect(turn.legal).toContainEqual(next.action);
        expect(next.action).not.toEqual(action);
        expect(next.expected).toBeLessThanOrEqual(expected);
      }
      return action as HiddenArkAction;
    };
    const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? checked : chance));
    const end = onward(begin('whole', seats, options), players, 3);
    expect(end.round).toBe(3);
  });

  test('answers the same turn with the same action, whatever was asked in between', () => {
    const states = ['a', 'b'].map((seed) => onward(begin(seed, 2), [chance, chance], 2));
    const choices = (): readonly unknown[] =>
      states.map((state) => ahead.choose(turnOf(state, state.turn.seat)));
    const first = choices();
    expect(choices()).toEqual(first);
  });

  test('knows no more than its view: what comes next gives the same choice', () => {
    for (const seed of ['a', 'b']) {
      const state = onward(begin(seed, 2), [chance, chance], 2);
      const { seat } = state.turn;
      const other = hiddenArk.determinize(knowledgeOf(hiddenArk, state, seat), seat, 'other');
      expect(other.rngs).not.toEqual(state.rngs);
      expect(ahead.choose(turnOf(other, seat))).toEqual(ahead.choose(turnOf(state, seat)));
    }
  });

  test('does not change the view', () => {
    const turn = turnOf(begin('view', 2), begin('view', 2).turn.seat);
    const before = JSON.stringify(turn.view);
    bot.choose(turn);
    expect(JSON.stringify(turn.view)).toBe(before);
  });

  test('has the strengths of its meta, each clearer and further sighted than the one before', () => {
    const blurs = STRENGTHS.map(({ blur = 0 }) => blur);
    expect(blurs).toEqual([...new Set(blurs)].toSorted((a, b) => b - a));
    const counts = STRENGTHS.map(({ iterations }) => iterations);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  test('a weak strength misjudges choices between turns, but not within a turn', () => {
    const dull = searchBot({ id: 'dull', iterations: 1, blur: 1000 });
    const state = onward(begin('dull', 2), [chance, chance], 2);
    const turn = turnOf(state, state.turn.seat);
    const seeds = Array.from({ length: 12 }, (_, index) => `seed ${index}`);
    const taken = (one: typeof bot): number =>
      new Set(seeds.map((seed) => JSON.stringify(one.choose({ ...turn, seed })))).size;
    expect(taken(dull)).toBeGreaterThan(1);
    expect(taken(bot)).toBe(1);
    const scene = table({
      map: { D4: 'N1' },
      players: [{ tracks: { marine: 2, technology: 3 }, stations: ['L06'], vessels: ['D4'] }, {}],
    }).does({ type: 'column', column: 'operation' });
    for (const seed of seeds)
      expect(dull.choose({ ...turnOf(scene.state, 0), seed })).toEqual(
        bot.choose(turnOf(scene.state, 0)),
      );
  });
});

describe('the bot in a common match', () => {
  const playing: Player = (state, seat) => bot.choose(turnOf(state, seat)) as HiddenArkAction;

  test.each([1, 2])('brings about the end long before the limit, with %d seats', (seats) => {
    const players = Array.from({ length: seats }, () => playing);
    const end = onward(begin('common', seats, { cooperative: true }), players, LAST_ROUND);
    expect(end.phase).toBe('over');
    expect(end.ending).toBe('final');
    expect(end.round).toBeLessThan(LAST_ROUND);
  });

  test('counts a part of the escalation of refills to come, so that no refill looks bad', () => {
    const worthAfter = (refills: number): number => {
      const state = begin('refills', 2, { cooperative: true });
      Object.assign(state, { refills, ending: 'final', pool: state.pool.map(() => 0) });
      return standing(state, 0);
    };
    expect(worthAfter(1)).toBeGreaterThan(worthAfter(0) + 2);
    expect(worthAfter(2)).toBeGreaterThan(worthAfter(1) + 2);
  });

  test.each([
    ['a token left face down', (state: HiddenArkState): void => void state.pool[0]!++, 2],
    [
      'escalation on the map',
      (state: HiddenArkState): void => void (state.escalations[0] = [1]),
      -2,
    ],
  ])('counts %s', (_, change, points) => {
    const state = begin('worth', 2, { cooperative: true });
    const changed = hiddenArk.clone(state);
    change(changed);
    expect(standing(changed, 0) - standing(state, 0)).toBeCloseTo(points);
  });
});

describe('the bot in a plain position', () => {
  const stations = ['L06', 'L07'];
  const rich = { marine: 4, technology: 6, money: 1 };

  test('rescues the fish that its vessel stands on', () => {
    const scene = table({
      map: { D4: 'N1', F3: 'N2' },
      players: [{ tracks: rich, stations, vessels: ['D4'] }, {}],
    });
    expect(typesOf(restOfTurn(scene))).toContain('rescue');
  });

  test('sails to a fish that it can pay, and rescues it in the same turn', () => {
    const scene = table({
      map: { D4: 'N1' },
      players: [{ tracks: rich, stations, vessels: ['C4', 'L07'] }, {}],
    });
    const done = restOfTurn(scene);
    expect(done).toContainEqual({ type: 'move', vessel: 0, to: 'D4' });
    expect(done).toContainEqual({ type: 'rescue', space: 'D4' });
  });

  test('uses a rescue token where the column of its last turn was the operation', () => {
    const scene = table({
      map: { D4: 'N1' },
      players: [
        {
          tracks: { marine: 2, technology: 3 },
          stations,
          vessels: ['D4'],
          hand: ['rescue'],
          lastColumn: 'operation',
        },
        {},
      ],
    });
    expect(restOfTurn(scene)).toContainEqual({ type: 'play', token: 'rescue' });
  });

  test('buys a station in the last turn, since nothing else is left to do with money', () => {
    const scene = table({
      players: [{ tracks: { money: 3 }, stations: ['L06'], vessels: ['L06'] }, {}],
      change: (state) => {
        state.ending = 'final';
      },
    });
    expect(typesOf(restOfTurn(scene))).toEqual(['column', 'station', 'end']);
  });

  test('does not end a research without its steps', () => {
    const scene = table({
      map: { D4: 'N5' },
      players: [
        { stations: ['L06'], vessels: ['D4'], tracks: { chemical: 1 }, lastColumn: 'build' },
        {},
      ],
    });
    const done = typesOf(restOfTurn(scene));
    expect(done.filter((type) => type === 'study')).toHaveLength(3);
  });
});
