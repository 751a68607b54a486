import { describe, expect, test } from '@jest/globals';
import { type AnyGame, createMatch, knowledgeOf } from '@atoll/engine';
import { greedyBot, randomBot, type Bot } from '../src/index.ts';
import { probe } from '@atoll/game-probe';
import { dive, type DiveAction, type DiveState } from '@atoll/testkit/fixture';

const setup = (seed: string) => ({ seed, seats: 2, options: { bonus: 3 } });
const evaluate = (state: unknown, seat: number): number =>
  dive.outcome(state as DiveState).scores[seat]!.total;
const bots: readonly Bot[] = [randomBot, greedyBot(evaluate)];

/** Plays a match and returns the points of each seat. */
function match(seats: readonly Bot[], seed: string, game: AnyGame = dive): readonly number[] {
  let { state } = createMatch(game, setup(seed));
  for (let step = 0; ; step++) {
    const [seat] = game.activeSeats(state);
    if (seat === undefined) return game.outcome(state).scores.map((score) => score.total);
    const legal = game.legalActions(state, seat);
    const turn = { game, ...knowledgeOf(game, state, seat), seat, legal, seed: `${seed} ${step}` };
    const action = (seats[seat] as Bot).choose(turn);
    expect(legal).toContain(action);
    expect((seats[seat] as Bot).choose(turn)).toBe(action);
    state = game.apply(game.clone(state), seat, action).state;
  }
}

describe.each(bots.map((bot) => [bot.id, bot] as const))('the %s bot', (_id, bot) => {
  test('plays whole matches with legal actions, the same for the same turn', () => {
    for (let seed = 0; seed < 10; seed++) match([bot, bot], `whole ${seed}`);
  });

  test('does not change what it knows', () => {
    const { state } = createMatch(dive, setup('view'));
    const known = knowledgeOf(dive, state, 0);
    const before = JSON.stringify(known);
    bot.choose({ game: dive, ...known, seat: 0, legal: dive.legalActions(state, 0), seed: 'x' });
    expect(JSON.stringify(known)).toBe(before);
  });

  test('knows no more than its view: another hidden state gives the same choice', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { state } = createMatch(dive, setup(`blind ${seed}`));
      const other = dive.determinize(knowledgeOf(dive, state, 0), 0, 'other');
      const choice = (of: DiveState): unknown =>
        bot.choose({
          game: dive,
          ...knowledgeOf(dive, of, 0),
          seat: 0,
          legal: dive.legalActions(of, 0),
          seed: 'same',
        });
      expect(choice(other)).toEqual(choice(state));
    }
  });
});

const nothing = { view: {}, privateView: undefined } as const;

describe('the random bot', () => {
  test('gets round to every action', () => {
    const legal = ['a', 'b', 'c', 'd'];
    const seeds = Array.from({ length: 80 }, (_, i) => `${i}`);
    const chosen = new Set(
      seeds.map((seed) => randomBot.choose({ game: dive, ...nothing, seat: 0, legal, seed })),
    );
    expect([...chosen].sort()).toEqual(legal);
  });
});

describe('the greedy bot', () => {
  test('sees the end of its own question, not only the next step', () => {
    // To swap the lowest pearl for the best of the shelf is worth nothing before it is confirmed.
    const { state: fresh } = createMatch(dive, setup('plan'));
    const state: DiveState = {
      ...fresh,
      undecided: [],
      deck: [2],
      hands: [
        [1, 9],
        [5, 6],
      ],
      shelf: [3, 12],
      turnsLeft: 1,
    };
    const turn = (now: DiveState): unknown => {
      const game: AnyGame = { ...dive, determinize: () => now };
      return greedyBot(evaluate).choose({
        game,
        ...nothing,
        seat: 0,
        legal: dive.legalActions(now, 0),
        seed: 'x',
      });
    };
    expect(turn(state)).toEqual({ type: 'give', pearl: 1 });
    expect(turn({ ...state, swap: { give: 1, take: 0 } })).toEqual({
      type: 'take',
      pearl: 12,
    } satisfies DiveAction);
  });

  test('tells what it expects of its choice and of the next best, which is never more', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { state } = createMatch(dive, setup(`advice ${seed}`));
      const turn = {
        game: dive,
        ...knowledgeOf(dive, state, 0),
        seat: 0,
        legal: dive.legalActions(state, 0),
        seed: 'x',
      };
      const { action, expected, next } = greedyBot(evaluate).advise(turn);
      expect(action).toBe(greedyBot(evaluate).choose(turn));
      expect(turn.legal).toContain(next?.action);
      expect(next?.action).not.toBe(action);
      expect(next?.expected).toBeLessThanOrEqual(expected);
      const alone = greedyBot(evaluate).advise({ ...turn, legal: [action] });
      expect(alone).toEqual({ action, expected });
    }
  });

  test('beats chance', () => {
    const totals = Array.from({ length: 40 }, (_, i) =>
      match([greedyBot(evaluate), randomBot], `contest ${i}`),
    );
    expect(totals.filter(([greedy = 0, random = 0]) => greedy > random).length).toBeGreaterThan(28);
  });
});

describe('the choice of a bot out of turn', () => {
  /** Five seats of which the first has offered a card; who is asked can answer. */
  const { state } = createMatch(probe, {
    seed: 'aside',
    seats: 5,
    options: probe.parseOptions({}),
  });
  for (const seat of [0, 1, 2, 3, 4])
    probe.apply(state, seat, { type: 'discard', card: state.hands[seat]![0]! });
  const card = state.hands[0]![0]!;
  probe.apply(state, 0, { type: 'offer', card, kind: (card + 1) % 3 });
  const seat = [1, 2, 3, 4].find((each) => probe.legalActions(state, each).length > 0) as number;
  const legal = probe.legalActions(state, seat);
  const turn = {
    game: probe as unknown as AnyGame,
    ...knowledgeOf(probe, state, seat),
    seat,
    legal,
    aside: true,
    seed: 'x',
  };
  const cards =
    (sign: number) =>
    (of: unknown, own: number): number =>
      sign * (of as typeof state).hands[own]!.length;

  test('it lets pass where that is better, and is asked for nothing else then', () => {
    expect(greedyBot(cards(1)).choose(turn)).toBeUndefined();
    expect(legal).toContainEqual(greedyBot(cards(-1)).choose(turn));
    expect(legal).toContainEqual(greedyBot(cards(1)).choose({ ...turn, aside: false }));
  });

  test('by chance it does either', () => {
    const chosen = new Set(
      Array.from({ length: 60 }, (_, i) =>
        randomBot.choose({ ...turn, legal: ['answer'], seed: `${i}` }),
      ),
    );
    expect(chosen).toEqual(new Set(['answer', undefined]));
  });
});
