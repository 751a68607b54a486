import { describe, expect, test } from '@jest/globals';
import { balance, match, reportOn, times } from './balance-records.ts';

describe('the report on matches that all play together', () => {
  const together = [40, 60].map((rating, index) =>
    match([9, 5], { index, common: { won: rating > 50, rating } }),
  );
  const ranked = { ...balance, commonBands: { 2: [...balance.bands, { name: 'top', from: 50 }] } };

  test('reports the points, the share of wins and the ranks', () => {
    const text = reportOn(ranked, together);
    expect(text).toContain('Common results:');
    expect(text).toMatch(/\| greedy, 2 seats \| 2 \| 50 .* \| 50 % \|/);
    expect(text).toContain('| low | 0 % |');
    expect(text).toContain('| high | 50 %, from 10 |');
    expect(text).toContain('| top | 50 %, from 50 |');
  });

  test('has no table of ranks for a game without ranks, nor for matches against each other', () => {
    expect(reportOn(balance, together)).not.toContain('| low |');
    expect(reportOn(ranked, [match([2, 1])])).not.toContain('together');
  });
});

test('nobody wins against anybody where all play together', () => {
  const together = match([9, 5], { common: { won: true, rating: 60 } });
  const against = match([9, 5]);
  expect(reportOn(balance, [together])).not.toContain('order of play');
  expect(reportOn(balance, [together])).not.toContain('changes how often its owner wins');
  expect(reportOn(balance, [against])).toContain('## Order of play');
});

test('how often all win together is judged with every number of seats', () => {
  const common = [{ text: 'waders mostly win', bot: 'greedy', from: 0.5, to: 1 }] as const;
  const own = { ...balance, targets: { ...balance.targets, common } };
  const played = (scores: readonly number[], won: boolean) =>
    times(50, match(scores, { common: { won, rating: 40 } }));
  const row = (records: readonly ReturnType<typeof match>[]): string | undefined =>
    reportOn(own, records)
      .split('\n')
      .find((line) => line.includes('waders'));
  expect(row([...played([1, 2], true), ...played([1, 2, 3], false)])).toBe(
    '| waders mostly win (50 % to 100 % of the matches are won) | 2 seats 100 %, 3 seats 0 % | missed |',
  );
  expect(row(played([1, 2], true))).toMatch(/met \|$/);
  expect(row([match([1, 2])])).toBeUndefined();
});

test('the report leaves out the section on choices where a game has no effects', () => {
  const { influence, ...plain } = balance;
  expect(influence?.effects).toHaveLength(1);
  expect(reportOn(balance, [match([2, 1])])).toContain('## What changes a choice');
  expect(reportOn(plain, [match([2, 1])])).not.toContain('changes a choice');
});

test('the report names the bot of the quick matches where it is not greedy', () => {
  expect(reportOn(balance, [match([2, 1])])).toContain(
    'Matches of `greedy` judge the order of play',
  );
  expect(reportOn({ ...balance, quickBot: 'wader' }, [match([2, 1], { bot: 'wader' })])).toContain(
    'Matches of `wader` judge the order of play',
  );
});
