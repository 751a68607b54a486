import type { StyleSign } from '@atoll/catalog';
import { mean, meanOf, type Estimate } from '../../statistics.ts';
import { combinations } from '../combinations.ts';
import { winsBeyond } from './card-figures.ts';
import type { MatchRecord } from '../recording/record.ts';

/** The results of one style at tables with others. */
export interface StyleFigures {
  readonly style: string;
  readonly matches: number;
  readonly points: Estimate | undefined;
  /** Wins beyond the equal share. */
  readonly wins: Estimate | undefined;
  /** Times a match, for each sign of the style. */
  readonly times: readonly number[];
}

/** By how many points one style is ahead of another at the same table, as a mean. */
export interface StyleGap {
  readonly ahead: string;
  readonly behind: string;
  /** Undefined where the two never met. */
  readonly points: Estimate | undefined;
}

const stylePlayed = (records: readonly MatchRecord[]): readonly MatchRecord[] =>
  records.filter(({ role }) => role === 'styles');

/** The styles that were played, in order of first appearance. */
function stylesOf(records: readonly MatchRecord[]): readonly string[] {
  return [...new Set(stylePlayed(records).flatMap(({ players = [] }) => players))];
}

/** The matches in which all of these styles met. */
const matchesOf = (
  records: readonly MatchRecord[],
  own: readonly string[],
): readonly MatchRecord[] =>
  stylePlayed(records).filter(({ players = [] }) => own.every((style) => players.includes(style)));

const seatOf = ({ players = [] }: MatchRecord, style: string): number => players.indexOf(style);

const totalOf = (record: MatchRecord, style: string): number =>
  record.scores[seatOf(record, style)]?.total ?? 0;

/** The figures of every style; none where no styles were played. */
export function styleFigures(
  records: readonly MatchRecord[],
  signs: readonly StyleSign[],
): readonly StyleFigures[] {
  return stylesOf(records).map((style) => {
    const played = matchesOf(records, [style]);
    return {
      style,
      matches: played.length,
      points: meanOf(played.map((record) => totalOf(record, style))),
      wins: winsBeyond(played, (record, seat) => seat === seatOf(record, style)),
      times: signs.map(({ table, item }) =>
        mean(played.map((record) => record.counts[table]?.[item]?.[seatOf(record, style)] ?? 0)),
      ),
    };
  });
}

/** Every two styles, the one with more points first. */
export function styleGaps(records: readonly MatchRecord[]): readonly StyleGap[] {
  const pointsOf = new Map(
    styleFigures(records, []).map(({ style, points }) => [style, points?.value ?? 0]),
  );
  const ranked = [...pointsOf.keys()].toSorted(
    (a, b) => (pointsOf.get(b) ?? 0) - (pointsOf.get(a) ?? 0),
  );
  return combinations(ranked, 2).map(([ahead = '', behind = '']) => ({
    ahead,
    behind,
    points: meanOf(
      matchesOf(records, [ahead, behind]).map(
        (record) => totalOf(record, ahead) - totalOf(record, behind),
      ),
    ),
  }));
}
