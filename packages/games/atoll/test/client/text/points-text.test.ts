import { expect, test } from '@jest/globals';
import { pointsText } from '../../../client/present/text/points-text.ts';
import { playout } from '../support/playout.ts';
import { locale } from '../support/atoll-locale.ts';

const SUM = /^(Nothing counts yet\.|[^:.]+\.)/;

test('the points of a seat are taken apart into rows that add up to them, all through a match', () => {
  let count = 0;
  for (const { view } of playout('shoal', 2, { biodiversity: true }))
    view.seats.forEach(({ points }, seat) => {
      const text = pointsText(locale, view, seat);
      const [rows = ''] = SUM.exec(text) ?? [];
      const parts = [...rows.replaceAll('−', '-').matchAll(/ (-?\d+)(?=[,.]| \()/g)].map(
        ([, part]) => Number(part),
      );
      expect([rows, parts.reduce((sum, part) => sum + part, 0)]).toEqual([rows, points]);
      expect(text).toContain(' for each category of Other Animals');
      count += parts.length;
    });
  expect(count).toBeGreaterThan(50);
});

test('Biodiversity is explained only where it is played', () => {
  const [first] = playout('shoal', 2);
  if (first === undefined) throw new Error('no match');
  expect(pointsText(locale, first.view, 0)).toBe('Fish scales 1, Pollution −1.');
});
