import { mean, meanOf, type Estimate } from '../../statistics.ts';
import { winsBeyond } from './card-figures.ts';
import type { MatchRecord } from '../recording/record.ts';

/** What one style reached at a table with the others. */
export interface StyleFigures {
  readonly style: string;
  readonly matches: number;
  readonly points: Estimate | undefined;
  /** Wins beyond the equal share. */
  readonly wins: Estimate | undefined;
  /** Times a match, by item of the table that tells how a style is played. */
  readonly times: readonly number[];
}

/** By how many points one style is ahead of another at the same table, as a mean. */
export interface StyleGap {
  readonly ahead: string;
  readonly behind: string;
  readonly points: Estimate | undefined;
}

const withStyles = (records: readonly MatchRecord[]): readonly MatchRecord[] =>
  records.filter(({ styles }) => styles !== undefined);

/** The styles that were played, in the order of the seats of the first match. */
function stylesOf(records: readonly MatchRecord[]): readonly string[] {
  const [first] = withStyles(records);
  return first?.styles ?? [];
}

const seatOf = ({ styles = [] }: MatchRecord, style: string): number => styles.indexOf(style);

const totalOf = (record: MatchRecord, style: string): number =>
  record.scores[seatOf(record, style)]?.total ?? 0;

/** The figures of every style; none where no styles were played. */
export function styleFigures(
  records: readonly MatchRecord[],
  told: { readonly table: string; readonly items: readonly string[] },
): readonly StyleFigures[] {
  const played = withStyles(records);
  return stylesOf(played).map((style) => ({
    style,
    matches: played.length,
    points: meanOf(played.map((record) => totalOf(record, style))),
    wins: winsBeyond(played, (record, seat) => seat === seatOf(record, style)),
    times: told.items.map((item) =>
      mean(played.map((record) => record.counts[told.table]?.[item]?.[seatOf(record, style)] ?? 0)),
    ),
  }));
}

/** Every two styles, the one with more points first. */
export function styleGaps(records: readonly MatchRecord[]): readonly StyleGap[] {
  const played = withStyles(records);
  const ranked = stylesOf(played).toSorted(
    (a, b) =>
      mean(played.map((record) => totalOf(record, b))) -
      mean(played.map((record) => totalOf(record, a))),
  );
  return ranked.flatMap((ahead, at) =>
    ranked
      .slice(at + 1)
      .map((behind) => ({
        ahead,
        behind,
        points: meanOf(played.map((record) => totalOf(record, ahead) - totalOf(record, behind))),
      })),
  );
}
