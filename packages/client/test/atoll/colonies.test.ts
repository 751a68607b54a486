import { expect, test } from '@jest/globals';
import { atoll, type AtollView } from '@atoll/game-atoll';
import { animalCard, isAnimal } from '@atoll/game-atoll/cards';
import { reefPlan } from '../../src/games/atoll/present/reef-plans.ts';
import { playout, type Moment } from './playout.ts';

/** The same moment with a coral on the own reef whose effect lowers the colonies that medium animals need by one. */
function withSeaFan({ view, seat }: Moment): Pick<Moment, 'view' | 'legal'> {
  const fan = { card: 'knobbly-sea-fan', x: 0, y: 40, grown: '', colonies: '', polluted: false, fatigue: 0 };
  const own = view.seats[seat]!, reefCorals = [...own.reefCorals, { ...own.reefCorals[0]!, ...fan }];
  const seats = view.seats.with(seat, { ...own, reefCorals });
  const next: AtollView = { ...view, seats };
  return { view: next, legal: atoll.legalActions(atoll.determinize({ view: next, privateView: undefined }, seat, 'x'), seat) };
}

/** Whether it is a fish of medium size that needs several colonies. */
function isMedium(id: string): boolean {
  const card = isAnimal(id) ? animalCard(id) : undefined;
  return card?.group === 'fish' && card.size === 'medium' && card.colonies > 1;
}

const matches = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((seed) => [...playout(seed, 2)]);
const placing = matches.filter(({ view: { question } }) => question.kind === 'cell' && isMedium(question.card));

test('every cell says how many colonies are needed now, by what lies on the reef, whether the animal may go there or not', () => {
  expect(placing.length).toBeGreaterThan(2);
  let short = 0;
  for (const moment of placing) {
    const { view, legal } = withSeaFan(moment), { cells } = reefPlan(view, moment.seat, legal);
    const printed = animalCard(view.question.card).colonies, needs = cells.map(({ count }) => Number(count.split('/')[1]));
    expect(new Set(needs)).toEqual(new Set([printed - 1]));
    for (const { legal: open, count } of cells) {
      const [have = 0, need = 0] = count.split('/').map(Number);
      expect(open).toBe(have >= need);
      if (!open) short += 1;
    }
  }
  expect(short).toBeGreaterThan(0);
});
