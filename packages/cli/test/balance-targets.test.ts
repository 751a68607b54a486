import { describe, expect, test } from '@jest/globals';
import { cardFigures } from '../src/balance/figures/card-figures.ts';
import type { MatchRecord } from '../src/balance/recording/record.ts';
import { judgeTargets } from '../src/balance/report/targets.ts';
import { judge, worst } from '../src/balance/figures/verdict.ts';
import { balance, match, reportOn, times } from './balance-records.ts';

describe('targets', () => {
  const verdicts = (records: readonly MatchRecord[]): readonly string[] =>
    judgeTargets(balance, {
      ...{ records, cards: cardFigures(balance, records), judging: 'greedy' },
    }).map(({ verdict }) => verdict);

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
    [2, 3, 'strong'],
    [3, 3, 'quick'],
    [3, 0, 'quick'],
  ])('with %d quick and %d strong matches judge the cards by the %s bot', (quick, strong, by) => {
    const paper = reportOn(balance, [
      ...times(quick, match([15, 12], { bot: 'quick' })),
      ...times(strong, match([15, 12], { role: 'strong', bot: 'strong' })),
    ]);
    expect(paper).toContain(`Matches of \`${by}\` judge the order of play and the cards.`);
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
