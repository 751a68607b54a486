import { expect, test } from '@jest/globals';
import { measure } from '../src/balance/report/measured.ts';
import { report } from '../src/balance/report/report.ts';
import { balance, match, times } from './balance-records.ts';

const RUN = { game: 'shore', rules: 1, cards: '', options: {}, command: 'balance' };
const target = { points: 10, table: 'deeds', items: ['dive'] };
const own = { ...balance, targets: { ...balance.targets, styles: target } };

const textOf = (of: typeof own | typeof balance, records: readonly ReturnType<typeof match>[]) =>
  report(measure('Shore', of, { runs: [RUN], records }), 'shore').text;

/** Matches of two styles that change seats; the diver makes so many points more. */
const played = (more: number) =>
  times(20, [
    match([30 + more, 30], {
      ...{ role: 'styles', bot: 'diver,rester', styles: ['diver', 'rester'] },
      counts: { deeds: { dive: [4, 1] } },
    }),
    match([30, 30 + more], {
      ...{ role: 'styles', bot: 'diver,rester', styles: ['rester', 'diver'], index: 1 },
      counts: { deeds: { dive: [1, 4] } },
    }),
  ]).flat();

test('styles are told by what they reach, wherever they sit, and by how they play', () => {
  const text = textOf(own, played(12));
  expect(text).toContain('| style | matches | points | wins beyond the equal share | Dive |');
  expect(text).toMatch(/\| diver \| 40 \| 42 \(42 to 42\) \| \+50\.0 .* \| 4 \|/);
  expect(text).toMatch(/\| rester \| 40 \| 30 \(30 to 30\) \| -50\.0 .* \| 1 \|/);
});

test.each([
  [12, 'missed'],
  [8, 'met'],
  [-12, 'missed'],
])('styles %i points apart: %s', (more, verdict) => {
  const row = textOf(own, played(more))
    .split('\n')
    .find((line) => line.includes('styles at one table'));
  expect(row).toContain(`| ${verdict} |`);
});

test('matches of styles are no measure of one bot, and no game needs them', () => {
  expect(textOf(own, [...played(5), match([3, 2])])).not.toContain('diver,rester');
  for (const text of [textOf(balance, played(5)), textOf(own, [match([3, 2])])])
    expect(text).not.toContain('Styles');
});
