import type { StyleTarget } from '@atoll/catalog';
import { combinations } from '../combinations.ts';
import { styleFigures, styleGaps, type StyleGap } from '../figures/style-figures.ts';
import { judge, mildest, worst, type Verdict } from '../figures/verdict.ts';
import type { MatchRecord } from '../recording/record.ts';
import type { Judged } from './judged.ts';
import { points } from './markdown.ts';

/** The differences between the styles; empty where none were played. */
export function judgeStyles(
  target: StyleTarget | undefined,
  records: readonly MatchRecord[],
): readonly Judged[] {
  const gaps = styleGaps(records);
  if (target === undefined || gaps.length === 0) return [];
  const figures = styleFigures(records, []);
  const { least = figures.length } = target;
  const groups = combinations(
    figures.map(({ style }) => style),
    least,
  );
  const which = least < figures.length ? `at least ${least} styles` : 'styles';
  return [
    {
      target: `${which} at one table are within ${points(target.points)} points of each other`,
      measured: figures
        .map(({ style, points: own }) => `${style} ${own ? points(own.value) : '–'}`)
        .join(', '),
      verdict: mildest(groups.map((group) => judgeGroup(group, gaps, target))),
    },
  ];
}

/** Of some of the styles; not measured where two of them never met. */
function judgeGroup(
  group: readonly string[],
  gaps: readonly StyleGap[],
  { points: most }: StyleTarget,
): Verdict {
  const own = gaps.filter(({ ahead, behind }) => group.includes(ahead) && group.includes(behind));
  if (own.some((gap) => gap.points === undefined)) return 'not measured';
  return worst(own.map((gap) => judge(gap.points, -most, most)));
}
