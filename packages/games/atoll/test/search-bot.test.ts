import { describe, expect, test } from '@jest/globals';
import { type BotTurn, createRng, knowledgeOf, nextInt } from '@atoll/engine';
import { namedSearch, searchBot, STRENGTHS } from '../src/bot/index.ts';
import { atoll, type AtollAction, type AtollState } from '../src/index.ts';
import { SIZES } from './sizes.ts';
import { alone, reef, WIDE } from './scenarios/support/reef.ts';

const bot = searchBot({ id: 'search:40', iterations: 40 });
const openSea = namedSearch('open-sea');
const weak = searchBot({ id: 'search:1', iterations: 1 });

type Player = (state: AtollState, seat: number, seed: string) => AtollAction;

const searching: Player = (state, seat, seed) =>
  bot.choose(turnOf(state, seat, seed)) as AtollAction;
const chance: Player = (state, seat, seed) => {
  const legal = atoll.legalActions(state, seat);
  return legal[nextInt(createRng(seed), legal.length)]!;
};
/** Takes what scores most when the next turn is over, and passes where nothing does. */
const shortSighted: Player = (state, seat) => {
  const worth = (after: AtollState, over: boolean): number =>
    over
      ? atoll.outcome(after).scores[seat]!.total
      : Math.max(...ways(after).map(([value]) => value));
  const ways = (from: AtollState): readonly (readonly [number, AtollAction])[] =>
    atoll.legalActions(from, seat).map((action) => {
      const step = atoll.apply(atoll.clone(from), seat, action);
      return [worth(step.state, step.sealed || step.ended), action];
    });
  return ways(state).reduce((best, way) => (way[0] >= best[0] ? way : best))[1];
};

function turnOf(state: AtollState, seat: number, seed = 'turn'): BotTurn {
  return {
    game: atoll,
    ...knowledgeOf(atoll, state, seat),
    seat,
    legal: atoll.legalActions(state, seat),
    seed,
  };
}

/** Plays on to the end and returns the points. */
function finish(begin: AtollState, players: readonly Player[]): readonly number[] {
  let state = begin;
  for (let step = 0; ; step++) {
    const [seat] = atoll.activeSeats(state);
    if (seat === undefined) return atoll.outcome(state).scores.map(({ total }) => total);
    state = atoll.apply(atoll.clone(state), seat, players[seat]!(state, seat, `${step}`)).state;
  }
}

describe('the searching bot', () => {
  test.each([
    [1, { biodiversity: true, events: false, evenStart: false }],
    [2, { biodiversity: false, events: true, evenStart: false }],
    [4, { biodiversity: true, events: true, evenStart: false }],
  ])(
    'plays whole matches of %d with legal actions, and tells what it expects',
    (seats, options) => {
      let asked = 0;
      const checked: Player = (state, seat) => {
        const turn = turnOf(state, seat);
        const { action, expected, next } = weak.advise(turn);
        expect(turn.legal).toContain(action);
        if (asked++ % SIZES.askedTwice === 0) expect(weak.choose(turn)).toBe(action);
        expect(Number.isFinite(expected)).toBe(true);
        if (next) {
          expect(turn.legal).toContain(next.action);
          expect(next.action).not.toBe(action);
          expect(next.expected).toBeLessThanOrEqual(expected);
        }
        return action as AtollAction;
      };
      const begin = atoll.setup({ seed: 'whole', seats, options });
      expect(
        finish(
          begin,
          Array.from({ length: seats }, (_, seat) => (seat === 0 ? checked : chance)),
        ),
      ).toHaveLength(seats);
    },
  );

  test('answers the same turn with the same action, whatever was asked in between', () => {
    const states = ['a', 'b', 'c'].map((seed) =>
      atoll.setup({
        seed,
        seats: 2,
        options: { biodiversity: false, events: false, evenStart: false },
      }),
    );
    const choices = (): readonly unknown[] =>
      states.map((state) => bot.choose(turnOf(state, state.turn)));
    const first = choices();
    expect(choices()).toEqual(first);
    expect(
      states.map((state) =>
        searchBot({ id: 'other', iterations: 40 }).choose(turnOf(state, state.turn)),
      ),
    ).toEqual(first);
  });

  test('knows no more than its view: another order of the decks gives the same choice', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const state = atoll.setup({
        seed,
        seats: 2,
        options: { biodiversity: false, events: true, evenStart: false },
      });
      const { turn: seat } = state;
      const other = atoll.determinize(knowledgeOf(atoll, state, seat), seat, 'other');
      expect(other.animals.deck).not.toEqual(state.animals.deck);
      expect(bot.choose(turnOf(other, seat))).toEqual(bot.choose(turnOf(state, seat)));
    }
  });

  test('does not change the view', () => {
    const turn = turnOf(
      atoll.setup({
        seed: 'view',
        seats: 1,
        options: { biodiversity: true, events: false, evenStart: false },
      }),
      0,
    );
    const before = JSON.stringify(turn.view);
    bot.choose(turn);
    expect(JSON.stringify(turn.view)).toBe(before);
  });

  test('has the strengths that the catalogue names, each with more iterations than the one before', () => {
    const counts = STRENGTHS.map(({ iterations }) => iterations);
    expect([...counts].sort((a, b) => a - b)).toEqual(counts);
  });
});

describe('where one turn ahead is not far enough', () => {
  const empty = { animals: [], large: [], corals: [] };
  const positions = {
    // The Purification alone scores nothing: only the third turn, a meal of the rested hunter,
    // makes points.
    'purifies a coral to rest a hunter that then eats': alone(
      {
        coins: 1,
        corals: [{ card: 'antler-coral', polluted: true }, 'basic-coral'],
        animals: [{ card: 'slender-grouper', level: 2, fatigue: 1 }, 'blue-green-chromis'],
      },
      { round: 4, offers: empty, decks: empty },
    ),
    // The plankton of a Bloom sells for the coin that the only animal still costs, which is worth
    // more than the pollution takes.
    'finds the money for a card': alone(
      { coins: 3, corals: ['basic-coral', ...WIDE] },
      { round: 4, offers: { ...empty, animals: ['oval-butterflyfish'] }, decks: empty },
    ),
  };

  test.each([
    ['purifies a coral to rest a hunter that then eats', 14],
    ['finds the money for a card', 7],
  ] as const)('%s', (position, points) => {
    const { state } = positions[position];
    expect(finish(state, [searching, chance])[0]).toBe(points);
    expect(finish(state, [shortSighted, chance])[0]).toBeLessThan(points);
  });

  test('takes a card that a rival can pay for before a better card that is safe', () => {
    const corals = ['basic-coral', ...WIDE];
    const { state } = reef(
      [
        { coins: 7, plankton: 3, corals },
        { coins: 2, plankton: 1, corals, bloomed: true },
      ],
      {
        round: 4,
        offers: { ...empty, animals: ['palette-surgeonfish', 'squarespot-anthias'] },
        decks: empty,
      },
    );
    expect(shortSighted(state, 0, '')).toEqual({ type: 'buyAnimal', card: 'palette-surgeonfish' });
    expect(openSea.choose(turnOf(state, 0))).toEqual({
      type: 'buyAnimal',
      card: 'squarespot-anthias',
    });
  });

  test('alone, throws out cards that it has no use for and keeps one that it will buy', () => {
    const offers = { animals: ['flame-angelfish', 'tiger-pistol-shrimp'], large: [], corals: [] };
    const spec = { coins: 2, corals: ['basic-coral', ...WIDE], animals: ['yellow-prawn-goby'] };
    const { state } = reef([spec], { round: 3, biodiversity: true, offers });
    let now = state;
    const discarded = new Set<string>();
    for (let step = 0; now.round === 3; step++) {
      const action: AtollAction =
        now.frames.length === 0 ? { type: 'pass' } : searching(now, 0, `${step}`);
      if (action.type === 'choose') discarded.add(action.card);
      now = atoll.apply(atoll.clone(now), 0, action).state;
    }
    expect(discarded).not.toContain('tiger-pistol-shrimp');
  });
});
