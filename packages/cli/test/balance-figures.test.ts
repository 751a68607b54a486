import { describe, expect, test } from '@jest/globals';
import type { Balance } from '@atoll/catalog';
import {
  cardFigures,
  outliers,
  winsBeyond,
  type CardFigures,
} from '../src/balance/figures/card-figures.ts';
import { countFigures } from '../src/balance/figures/count-figures.ts';
import { effectFigures } from '../src/balance/figures/effect-figures.ts';
import type { MatchRecord } from '../src/balance/recording/record.ts';
import {
  bandShares,
  lineMeans,
  spreadOf,
  totals,
  winningTotals,
} from '../src/balance/figures/score-figures.ts';
import { seatFigures } from '../src/balance/figures/seat-figures.ts';
import { prospectsOf } from '../src/balance/figures/prospects.ts';
import { judgeTargets } from '../src/balance/report/targets.ts';
import { judge, worst } from '../src/balance/figures/verdict.ts';
import { meanOf, quantile, shareOf } from '../src/statistics.ts';

const balance: Balance = {
  cards: ['pearl', 'crown', 'sand'].map((id) => ({ id, name: id, group: 'Shells' })),
  yields: [{ id: 'points', name: 'points' }],
  counts: [
    {
      id: 'deeds',
      name: 'Deeds',
      items: [
        { id: 'dive', name: 'Dive' },
        { id: 'rest', name: 'Rest' },
      ],
    },
  ],
  scoreLines: [
    { id: 'shells', name: 'Shells' },
    { id: 'mud', name: 'Mud' },
  ],
  bands: [
    { name: 'low', from: -Infinity },
    { name: 'high', from: 10 },
  ],
  effects: [{ id: 'tide', name: 'Tide', group: 'Waters' }],
  questions: [{ id: 'turn', name: 'turn' }],
  targets: {
    seats: 0.03,
    bought: 0.05,
    wins: 0.1,
    used: [
      {
        text: 'all deeds are done',
        table: 'deeds',
        items: ['dive', 'rest'],
        seats: [1, 2],
        share: 0.6,
      },
    ],
    scores: [
      {
        text: 'winners reach 10 to 20',
        bot: 'greedy',
        seats: 2,
        of: 'winners',
        measure: 'mean',
        from: 10,
        to: 20,
      },
      {
        text: 'mostly 100 and more',
        bot: 'greedy',
        seats: 2,
        of: 'all',
        measure: 'most',
        from: 100,
        to: 200,
      },
    ],
  },
  order: () => [],
  begun: () => undefined,
  played: () => undefined,
  ended: () => undefined,
  questionOf: () => undefined,
  inForce: () => [],
  without: (state) => state,
  sudden: () => [],
  spared: (state) => state,
};

/** A match of two by its totals, with what differs from one in which nothing happened. */
function match(scored: readonly number[], change: Partial<MatchRecord> = {}): MatchRecord {
  const best = Math.max(...scored);
  return {
    role: 'greedy',
    bot: 'greedy',
    seats: scored.length,
    index: 0,
    seed: 's',
    order: scored.map((_, seat) => seat),
    actions: 10,
    scores: scored.map((total) => ({
      total,
      rank: total === best ? 1 : 2,
      lines: { shells: total + 1, mud: -1 },
    })),
    cards: {},
    counts: {},
    effects: {},
    ...change,
  };
}

type CardRecord = MatchRecord['cards'][string];
const bought = (seats: readonly number[], points = 0): CardRecord => ({
  open: [0, 1],
  bought: seats.map((seat) => ({ seat, lead: 0, at: 1 })),
  brought: points ? { points } : {},
});
const open = (seats: readonly number[]): CardRecord => ({ open: seats, bought: [], brought: {} });
const times = <T>(count: number, item: T): readonly T[] =>
  Array.from({ length: count }, () => item);

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
    // Whoever is ahead wins, and only those who are ahead buy the crown.
    const ahead = match([2, 1], { cards: { crown: buying(8), sand: buying(8) } });
    const behind = match([1, 2], { cards: { pearl: buying(-8), sand: buying(-8) } });
    const records = [...times(20, ahead), ...times(20, behind)];
    expect(prospectsOf(records)(ahead, { seat: 0, lead: 9, at: 1 })).toBe(1);
    expect(prospectsOf(records)(ahead, { seat: 0, lead: -20, at: 1 })).toBe(0);
    const [, crown] = cardFigures(balance, records);
    expect(crown!.held!.value).toBeCloseTo(0.5);
    expect(crown!.added!.value).toBeCloseTo(0);
    expect(crown!.verdicts).toMatchObject({ wins: 'missed', added: 'met' });
  });

  test('know no prospects where nobody bought as late', () => {
    expect(prospectsOf([match([2, 1])])(match([2, 1, 1]), { seat: 0, lead: 3, at: 9 })).toBeCloseTo(
      1 / 3,
    );
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

describe('figures of seats', () => {
  test('tell places in the order of play from seats', () => {
    const records = [
      match([2, 1], { order: [0, 1] }),
      match([2, 1], { order: [1, 0] }),
      match([2, 1], { order: [1, 0] }),
    ];
    const { byPlace, bySeat } = seatFigures(records, 2);
    expect(byPlace.map((place) => place!.value)).toEqual([
      expect.closeTo(1 / 3 - 0.5),
      expect.closeTo(2 / 3 - 0.5),
    ]);
    expect(bySeat.map((seat) => seat!.value)).toEqual([0.5, -0.5]);
  });

  test('say nothing of matches alone', () => {
    expect(winsBeyond([match([7])], () => true)).toBeUndefined();
  });
});

describe('figures of scores', () => {
  const records = [match([12, 8]), match([4, 10])];

  test('are those of all seats, of winners, by line and by rank', () => {
    expect(totals(records)).toEqual([12, 8, 4, 10]);
    expect(winningTotals(records)).toEqual([12, 10]);
    expect(lineMeans(balance, records)).toEqual([9.5, -1]);
    expect(bandShares(balance, records)).toEqual([0.5, 0.5]);
    expect(spreadOf([1, 2, 3, 4, 5]).at).toEqual([1.2, 2, 3, 4, 4.8]);
  });
});

describe('figures of what happens', () => {
  test('are times per seat and per match, and the share of matches', () => {
    const records = [
      match([1, 2], { counts: { deeds: { dive: [3, 0] } } }),
      match([1, 2]),
      match([1, 2]),
      match([1, 2]),
    ];
    expect(countFigures(records, 'deeds', 'dive')).toMatchObject({
      perSeat: 0.375,
      perMatch: 0.75,
      matches: { value: 0.25, count: 4 },
    });
  });

  test('of effects are the share of answers changed, and how many that makes in a match', () => {
    const records = [
      match([1, 2], { effects: { tide: { turn: { inForce: 20, asked: 3, changed: 1 } } } }),
      match([1, 2], { effects: { tide: { turn: { inForce: 10, asked: 3, changed: 2 } } } }),
      match([1, 2]),
    ];
    const turn = { perMatch: 15, asked: 6, changed: { value: 0.5 } };
    expect(effectFigures(records, 'tide')).toMatchObject({
      matches: 2,
      questions: { turn },
      answers: 7.5,
    });
    expect(effectFigures(records, 'wind')).toEqual({ matches: 0, questions: {}, answers: 0 });
  });
});

describe('targets', () => {
  const verdicts = (records: readonly MatchRecord[]): readonly string[] =>
    judgeTargets(balance, records, cardFigures(balance, records)).map(({ verdict }) => verdict);

  test('are judged on the bots and seats that they name', () => {
    const fair = [match([15, 12]), match([12, 15])];
    const done = match([1, 2], {
      role: 'strong',
      counts: { deeds: { dive: [1, 0], rest: [0, 1] } },
    });
    const idle = match([1, 2], { role: 'strong', counts: { deeds: { dive: [1, 0] } } });
    const [seats, bought, wins, , used, winners, most] = verdicts([
      ...times(50, fair).flat(),
      ...times(20, done),
    ]);
    expect({ seats, bought, wins, used, winners, most }).toEqual({
      seats: 'met',
      bought: 'not measured',
      wins: 'not measured',
      used: 'met',
      winners: 'met',
      most: 'missed',
    });
    expect(verdicts([...times(50, fair).flat(), ...times(20, idle)])[4]).toBe('missed');
    expect(verdicts(times(100, match([15, 12])))[0]).toBe('missed');
  });

  test.each([
    [{ value: 0.2, low: 0.1, high: 0.3, count: 9 }, 'met'],
    [{ value: 0.6, low: 0.45, high: 0.7, count: 9 }, 'doubtful'],
    [{ value: 0.7, low: 0.6, high: 0.8, count: 9 }, 'missed'],
    [undefined, 'not measured'],
  ] as const)('%j within 0 to 0.5 is %s', (estimate, verdict) =>
    expect(judge(estimate, 0, 0.5)).toBe(verdict),
  );

  test('are as bad as the worst of them', () => {
    expect(worst(['met', 'doubtful', 'missed'])).toBe('missed');
    expect(worst(['met', 'met'])).toBe('met');
    expect(worst([])).toBe('not measured');
  });
});

describe('estimates', () => {
  test('of a mean hold it 95 times of 100', () => {
    const spread = 1.959964 * Math.sqrt(5 / 12);
    expect(meanOf([1, 2, 3, 4])).toEqual({
      value: 2.5,
      low: expect.closeTo(2.5 - spread),
      high: expect.closeTo(2.5 + spread),
      count: 4,
    });
    expect(meanOf([7])).toEqual({ value: 7, low: -Infinity, high: Infinity, count: 1 });
    expect(meanOf([])).toBeUndefined();
  });

  test('of a share of nothing are none', () => {
    expect(shareOf(0, 0)).toBeUndefined();
    expect(shareOf(1, 4)!.value).toBe(0.25);
  });

  test('of quantiles lie between neighbours', () => {
    expect([0, 0.25, 0.5, 1].map((share) => quantile([10, 20], share))).toEqual([10, 12.5, 15, 20]);
    expect(quantile([], 0.5)).toBe(0);
  });
});
