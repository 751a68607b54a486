import type { Balance } from '@atoll/catalog';
import { giftFigures } from '../figures/gift-figures.ts';
import { judge, worst, type Verdict } from '../figures/verdict.ts';
import type { MatchRecord } from '../recording/record.ts';
import type { Judged } from './judged.ts';

/** Whether each card is worth its price; empty without matches with gifts, or without a target. */
export function judgeGifts({
  balance,
  records,
}: {
  readonly balance: Balance;
  readonly records: readonly MatchRecord[];
}): readonly Judged[] {
  const { worth: target } = balance.targets;
  if (target === undefined || !records.some(({ role }) => role === 'gifts')) return [];
  const verdicts = giftFigures(balance, records).map(({ worth }) =>
    judge(worth, target.from, target.to),
  );
  const count = (verdict: Verdict): string =>
    `${verdicts.filter((each) => each === verdict).length} ${verdict}`;
  return [
    {
      target: `each card is worth ${target.from} to ${target.to} points beyond its price`,
      measured: `${count('met')}, ${count('doubtful')}, ${count('missed')}, ${count('not measured')}`,
      verdict: worst(verdicts),
    },
  ];
}
