import { describe, expect, test } from '@jest/globals';
import { createMatch, createRngs, play } from '@atoll/engine';
import {
  atoll,
  SCORE_CATEGORIES,
  type AtollAction,
  type AtollOptions,
  type AtollState,
} from '../src/index.ts';
import { pointsByCard, type CardScore } from '../src/views/points-by-card.ts';
import { careful } from './careful.ts';

/** Rows of the score sheet that are counted by tokens. */
const TOKENS = ['popularity', 'scales'];
const FULL = { biodiversity: true, events: true };

/** Every position of a whole match played with care. */
function* playout(
  seed: string,
  seats: number,
  options: Partial<AtollOptions>,
): Generator<AtollState> {
  const parsed = atoll.parseOptions(options);
  const rng = createRngs(seed, ['policy']).policy;
  let match = createMatch(atoll, { seed, seats, options: parsed });
  for (;;) {
    yield match.state;
    const seat = atoll.activeSeats(match.state)[0];
    if (seat === undefined) return;
    const { state } = match;
    const legal = atoll.legalActions(state, seat);
    const action = careful({ game: atoll, state, seat, legal, rng }) as AtollAction;
    const played = play(atoll, match, { seat, action, at: 0 });
    if (!played.ok) throw new Error(played.reasons.map(({ code }) => code).join());
    match = played.match;
  }
}

const pointsOf = (cards: readonly CardScore[], category: string): number =>
  cards.filter((card) => card.category === category).reduce((sum, { points }) => sum + points, 0);

/**
 * The same with every animal at the top and every coral clean, where all that scores at the end
 * does.
 */
const perfect = (state: AtollState): AtollState => ({
  ...state,
  reefs: state.reefs.map((reef) => ({
    ...reef,
    animals: reef.animals.map((animal) => ({ ...animal, level: 3 as const })),
    corals: reef.corals.map((coral) => ({ ...coral, polluted: false })),
  })),
});

/** Compares every row that has cards with them. @returns the categories that scored something */
function compare(state: AtollState): readonly string[] {
  const cards = pointsByCard(atoll.publicView(state));
  const { scores } = atoll.outcome(state);
  const rows = scores
    .flatMap(({ seat, lines }) => lines.map((line) => ({ seat, ...line })))
    .filter(({ category }) => !TOKENS.includes(category));
  expect(rows.map((row) => ({ ...row, points: pointsOf(cards[row.seat]!, row.category) }))).toEqual(
    rows,
  );
  const shown: readonly string[] = rows.map(({ category }) => category);
  expect(cards.flat().filter(({ category }) => !shown.includes(category))).toEqual([]);
  return rows.filter(({ points }) => points !== 0).map(({ category }) => category);
}

const matches = [
  [1, FULL],
  [2, FULL],
  [3, FULL],
  [4, FULL],
  [2, {}],
  [4, {}],
] as const;

describe('the cards of a category add up to its row of the score sheet, at any time', () => {
  const met = new Set<string>();

  test.each(matches)('%i seats, %j', (seats, options) => {
    for (const seed of ['reef', 'surge', 'drift'])
      for (const state of playout(seed, seats, options))
        for (const category of [...compare(state), ...compare(perfect(state))]) met.add(category);
  });

  test('and every category that has cards scored in these matches', () => {
    expect([...met].sort()).toEqual(
      SCORE_CATEGORIES.filter((category) => !TOKENS.includes(category)).toSorted(),
    );
  });
});

test('a card that might score and does not is told with nothing', () => {
  const idle = new Set<string>();
  for (const state of ['reef', 'atoll', 'lagoon'].flatMap((seed) => [...playout(seed, 2, FULL)]))
    for (const { category, points } of pointsByCard(atoll.publicView(state)).flat())
      if (points === 0) idle.add(category);
  expect([...idle].sort()).toEqual(['animals', 'corals', 'endings']);
});
