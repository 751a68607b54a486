import type { StyleTarget } from '@atoll/catalog';
import { styleFigures, styleGaps } from '../figures/style-figures.ts';
import { judge, worst } from '../figures/verdict.ts';
import type { MatchRecord } from '../recording/record.ts';
import type { Judged } from './judged.ts';
import { points } from './markdown.ts';

/** How far the styles are apart; nothing where none were played. */
export function judgeStyles(
  target: StyleTarget | undefined,
  records: readonly MatchRecord[],
): readonly Judged[] {
  const gaps = styleGaps(records);
  if (target === undefined || gaps.length === 0) return [];
  const figures = styleFigures(records, target);
  return [
    {
      target: `styles at one table are within ${points(target.points)} points of each other`,
      measured: figures
        .map(({ style, points: own }) => `${style} ${own ? points(own.value) : '–'}`)
        .join(', '),
      verdict: worst(gaps.map((gap) => judge(gap.points, -target.points, target.points))),
    },
  ];
}
