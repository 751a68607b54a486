import { describe, expect, test } from '@jest/globals';
import { cardFigures, outliers, type CardFigures } from '../src/balance/figures/card-figures.ts';
import { expectedWinsOf } from '../src/balance/figures/expected-wins.ts';
import { balance, bought, match, open, times, type CardRecord } from './balance-records.ts';

describe('figures of cards', () => {
  const records = [
    match([5, 3], { cards: { pearl: bought([0], 6), crown: open([]) } }),
    match([3, 5], { cards: { pearl: bought([0, 1], 4) } }),
    match([4, 4], { cards: { pearl: open([1]) } }),
    match([9], { cards: { pearl: bought([0], 2) } }),
  ];
  const [pearl, crown, sand] = cardFigures(balance, records);

  test('count matches in which a card was offered, could be bought and was', () => {
    expect(pearl).toMatchObject({ offered: 4, open: 4, bought: { value: 0.75, count: 4 } });
    expect(crown).toMatchObject({ offered: 1, open: 0, bought: undefined });
    expect(sand).toMatchObject({ offered: 0, open: 0, bought: undefined, held: undefined });
  });

  test('share out among its owners what a card brought', () => {
    expect(pearl!.brought).toEqual({ points: 3 });
    expect(crown!.brought).toEqual({ points: 0 });
  });

  test('compare the wins of owners, and of the others, with an equal share, in matches of several', () => {
    // Owners: a winner, a loser and a winner; the others: a loser and two who share the first
    // place.
    expect(pearl!.held).toMatchObject({ value: expect.closeTo(2 / 3 - 1 / 2), count: 3 });
    expect(pearl!.missed).toMatchObject({ value: expect.closeTo(1 / 3 - 1 / 2), count: 3 });
  });

  test('expect less of a seat among more', () => {
    const three = match([5, 1, 1], { cards: { pearl: bought([0]) } });
    const two = match([1, 5], { cards: { pearl: bought([0]) } });
    expect(cardFigures(balance, [three, two])[0]!.held!.value).toBeCloseTo(
      0.5 - (1 / 3 + 1 / 2) / 2,
    );
  });

  test('call a card missed only where the whole interval lies outside', () => {
    const fair = match([1, 2], { cards: { pearl: bought([0]) } });
    const seldom = [
      ...times(3, fair),
      ...times(97, match([1, 2], { cards: { pearl: open([0]) } })),
    ];
    const figures = (more: number): CardFigures =>
      cardFigures(balance, times(more, seldom).flat())[0]!;
    expect(figures(1).verdicts.bought).toBe('doubtful');
    expect(figures(10).verdicts.bought).toBe('missed');
    const strong = match([2, 1], { cards: { pearl: bought([0]) } });
    const mixed = [...times(65, strong), ...times(35, fair)];
    expect(cardFigures(balance, mixed)[0]!.verdicts.wins).toBe('doubtful');
    expect(cardFigures(balance, times(10, mixed).flat())[0]!.verdicts.wins).toBe('missed');
    expect(cardFigures(balance, [...times(50, strong), ...times(50, fair)])[0]!.verdicts.wins).toBe(
      'met',
    );
  });

  test('hold a purchase against others from as good a position', () => {
    const buying = (lead: number): CardRecord => ({
      open: [0, 1],
      bought: [{ seat: 0, lead, at: 1 }],
      brought: {},
    });
    // The leader wins, and only the leader buys the crown.
    const ahead = match([2, 1], { cards: { crown: buying(8), sand: buying(8) } });
    const behind = match([1, 2], { cards: { pearl: buying(-8), sand: buying(-8) } });
    const records = [...times(20, ahead), ...times(20, behind)];
    expect(expectedWinsOf(records)(ahead, { seat: 0, lead: 9, at: 1 })).toBe(1);
    expect(expectedWinsOf(records)(ahead, { seat: 0, lead: -20, at: 1 })).toBe(0);
    const [, crown] = cardFigures(balance, records);
    expect(crown!.held!.value).toBeCloseTo(0.5);
    expect(crown!.added!.value).toBeCloseTo(0);
    expect(crown!.verdicts).toMatchObject({ wins: 'missed', added: 'met' });
  });

  test('know no prospects where nobody bought as late', () => {
    expect(
      expectedWinsOf([match([2, 1])])(match([2, 1, 1]), { seat: 0, lead: 3, at: 9 }),
    ).toBeCloseTo(1 / 3);
  });

  test('put the gravest first', () => {
    const judged = (id: string, verdicts: Partial<CardFigures['verdicts']>): CardFigures => ({
      ...pearl!,
      id,
      verdicts: { bought: 'met', wins: 'met', added: 'not measured', ...verdicts },
    });
    const figures = [
      judged('fair', {}),
      judged('perhaps', { added: 'doubtful' }),
      judged('seldom', { bought: 'missed' }),
    ];
    expect(outliers(figures).map(({ id }) => id)).toEqual(['seldom', 'perhaps']);
  });
});
