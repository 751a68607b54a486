import type { CommonTarget } from '@atoll/catalog';
import { shareOf } from '../../statistics.ts';
import { judge, worst } from '../figures/verdict.ts';
import type { MatchRecord } from '../recording/record.ts';
import type { Judged } from './judged.ts';
import { percent } from './markdown.ts';

/** How often all win together, with every number of seats; empty without such matches. */
export function judgeCommon(
  { text, bot, from, to }: CommonTarget,
  records: readonly MatchRecord[],
): readonly Judged[] {
  const played = records.filter(({ role, common }) => role === bot && common !== undefined);
  const counts = [...new Set(played.map(({ seats }) => seats))].toSorted();
  if (counts.length === 0) return [];
  const won = counts.map((count) => {
    const own = played.filter(({ seats }) => seats === count);
    return shareOf(own.filter(({ common }) => common?.won === true).length, own.length);
  });
  return [
    {
      target: `${text} (${percent(from)} to ${percent(to)} of the matches are won)`,
      measured: counts
        .map((count, at) => `${count} seats ${won[at] ? percent(won[at].value) : '–'}`)
        .join(', '),
      verdict: worst(won.map((share) => judge(share, from, to))),
    },
  ];
}
