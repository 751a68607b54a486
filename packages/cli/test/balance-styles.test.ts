import { describe, expect, test } from '@jest/globals';
import { seated } from '../src/balance/recording/seating.ts';
import { judgeStyles } from '../src/balance/report/judge-styles.ts';
import { balance, match, reportOn, times } from './balance-records.ts';

const target = { points: 10, signs: [{ table: 'deeds', item: 'dive' }] };
const own = { ...balance, targets: { ...balance.targets, styles: target } };

/** Matches of two styles that change seats; the diver makes so many points more. */
const played = (more: number) =>
  times(20, [
    match([30 + more, 30], {
      ...{ role: 'styles', bot: 'diver,rester', players: ['diver', 'rester'] },
      counts: { deeds: { dive: [4, 1] } },
    }),
    match([30, 30 + more], {
      ...{ role: 'styles', bot: 'diver,rester', players: ['rester', 'diver'], index: 1 },
      counts: { deeds: { dive: [1, 4] } },
    }),
  ]).flat();

test('the report lists styles by their points in any seat, and by their actions', () => {
  const text = reportOn(own, played(12));
  expect(text).toContain('| style | matches | points | wins beyond the equal share | Dive |');
  expect(text).toMatch(/\| diver \| 40 \| 42 \(42 to 42\) \| \+50\.0 .* \| 4 \|/);
  expect(text).toMatch(/\| rester \| 40 \| 30 \(30 to 30\) \| -50\.0 .* \| 1 \|/);
});

test.each([
  [12, 'missed'],
  [8, 'met'],
  [-12, 'missed'],
])('styles %i points apart: %s', (more, verdict) => {
  const row = reportOn(own, played(more))
    .split('\n')
    .find((line) => line.includes('styles at one table'));
  expect(row).toContain(`| ${verdict} |`);
});

test('the report compares each two styles, by the matches in which both played', () => {
  const rows = reportOn(own, played(12)).split('\n');
  expect(rows).toContain('| diver | rester | 40 | 12 (12 to 12) |');
});

describe('more styles than seats', () => {
  /** Each style reaches its own points wherever it sits. */
  const reached = { a: 30, b: 31, c: 33, d: 50 };
  const ids = Object.keys(reached) as (keyof typeof reached)[];
  const records = Array.from({ length: 24 }, (_, index) => {
    const styles = seated(ids, { seats: 2, index });
    return match(
      styles.map((id) => reached[id]),
      { role: 'styles', bot: 'a,b,c,d', players: styles, index },
    );
  });
  const rowOf = (least: number | undefined, points: number): string | undefined =>
    reportOn(
      {
        ...own,
        targets: {
          ...own.targets,
          styles: { ...target, points, ...(least === undefined ? {} : { least }) },
        },
      },
      records,
    )
      .split('\n')
      .find((line) => line.includes('at one table'));

  test('each is told by its own matches', () => {
    const text = reportOn(own, records);
    expect(text).toContain('All combinations');
    expect(text).toMatch(/\| a \| 12 \| 30 \(30 to 30\) \| -50\.0/);
    expect(text).toMatch(/\| d \| 12 \| 50 \(50 to 50\) \| \+50\.0/);
    expect(text).toContain('| d | a | 4 | 20 (20 to 20) |');
  });

  test.each([
    [undefined, 5, 'missed'],
    [3, 5, 'met'],
    [3, 2, 'missed'],
    [2, 2, 'met'],
  ])('at least %s of them within %i points: %s', (least, points, verdict) =>
    expect(rowOf(least, points)).toContain(`| ${verdict} |`),
  );

  test('two that never met leave open how far they are apart', () => {
    const parted = records.filter(({ players = [] }) => !players.includes('c'));
    const [row] = judgeStyles({ ...target, points: 5, least: 3 }, parted);
    expect(row?.verdict).toBe('missed');
    const few = records.filter(
      ({ players = [] }) => players.join() !== 'a,b' && players.join() !== 'b,a',
    );
    expect(judgeStyles({ ...target, points: 5, least: 3 }, few)[0]?.verdict).toBe('not measured');
  });
});

test('matches of styles are no measure of one bot, and no game needs them', () => {
  expect(reportOn(own, [...played(5), match([3, 2])])).not.toContain('diver,rester');
  for (const text of [reportOn(balance, played(5)), reportOn(own, [match([3, 2])])])
    expect(text).not.toContain('Styles');
});
