import { expect, test } from '@jest/globals';
import { atoll, type AtollView } from '../../src/index.ts';
import { animalCard, isAnimal } from '../../src/cards/index.ts';
import { reefPlan } from '../../client/present/reef-plans.ts';
import { playout, type PlayoutStep } from './support/playout.ts';

/** Corals whose effect lowers the colonies that fish of a size need, and by how many. */
const EASIER = {
  medium: { card: 'knobbly-sea-fan', by: 1 },
  large: { card: 'great-star-coral', by: 2 },
} as const;

/** The effect for an animal that needs several colonies; undefined where there is none. */
function easierFor(id: string): (typeof EASIER)[keyof typeof EASIER] | undefined {
  const card = isAnimal(id) ? animalCard(id) : undefined;
  return card?.group === 'fish' && card.colonies > 1 && card.size in EASIER
    ? EASIER[card.size as keyof typeof EASIER]
    : undefined;
}

/** The same moment with such a coral on the own reef, out of reach. */
function withCoral({ view, seat }: PlayoutStep, card: string): Pick<PlayoutStep, 'view' | 'legal'> {
  const own = view.seats[seat]!;
  const coral = {
    ...own.reefCorals[0]!,
    card,
    x: 0,
    y: 40,
    grown: '',
    colonies: '',
    polluted: false,
    fatigue: 0,
  };
  const seats = view.seats.with(seat, { ...own, reefCorals: [...own.reefCorals, coral] });
  const next: AtollView = { ...view, seats };
  return {
    view: next,
    legal: atoll.legalActions(
      atoll.determinize({ view: next, privateView: undefined }, seat, 'x'),
      seat,
    ),
  };
}

const matches = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].flatMap((seed) => [
  ...playout(seed, 2),
]);
const placing = matches.filter(
  ({ view: { question } }) => question.kind === 'cell' && easierFor(question.card) !== undefined,
);

test('every cell says how many colonies are needed now, by what lies on the reef, whether the animal may go there or not', () => {
  expect(placing.length).toBeGreaterThan(2);
  let short = 0;
  for (const moment of placing) {
    const { card } = moment.view.question;
    const { by, card: coral } = easierFor(card)!;
    const { view, legal } = withCoral(moment, coral);
    const { cells } = reefPlan(view, moment.seat, legal);
    const needs = cells.map(({ count }) => Number(count.split('/')[1]));
    expect(new Set(needs)).toEqual(new Set([animalCard(card).colonies - by]));
    for (const { legal: open, count } of cells) {
      const [have = 0, need = 0] = count.split('/').map(Number);
      expect(open).toBe(have >= need);
      if (!open) short += 1;
    }
  }
  expect(short).toBeGreaterThan(0);
});
