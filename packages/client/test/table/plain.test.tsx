import { describe, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { CommonTable } from '../../src/shell/score/common-table.tsx';
import { plainAnnouncer } from '@atoll/table-kit/table/a11y/plain-announcer.ts';
import { choicesByItem } from '@atoll/table-kit/table/model/choices.ts';
import { plainModel, type PlainModelInput } from '@atoll/table-kit/table/plain/plain-model.ts';
import { LocaleScope } from '@atoll/table-kit/words/use-locale.ts';
import { locale } from '../support/locale.ts';

interface Move {
  readonly type: string;
  readonly card: string;
}

const model = (given: Partial<PlainModelInput<Move>>) =>
  plainModel<Move>({
    legal: [
      { type: 'give', card: 'a' },
      { type: 'offer', card: 'a' },
      { type: 'pass', card: '' },
    ],
    advised: undefined,
    interaction: { asking: undefined, item: '' },
    asked: {
      question: 'turn',
      groups: [
        { id: 'give', label: 'Give' },
        { id: 'offer', label: 'Offer' },
      ],
    },
    items: ['a', 'b'],
    say: ({ type, card }) => ({ words: [type], group: type, item: card }),
    ...given,
  });

const marks = (given: Partial<PlainModelInput<Move>>) =>
  [...model(given).items.values()].map(({ mark }) => mark);

describe('a table whose things stand for their choices', () => {
  test('has every choice at its thing and in its group', () => {
    const { items, groups } = model({});
    expect(items.get('a')?.choices.map(({ group }) => group)).toEqual(['give', 'offer']);
    expect(items.get('b')?.choices).toEqual([]);
    expect(groups.map(({ id, choices }) => [id, choices.length])).toEqual([
      ['give', 1],
      ['offer', 1],
    ]);
  });

  test('marks legal, suggested, opened and selected things', () => {
    expect(marks({})).toEqual(['legal', 'plain']);
    expect(marks({ advised: { type: 'offer', card: 'a' } })).toEqual(['advised', 'plain']);
    expect(marks({ interaction: { asking: undefined, item: 'a' } })).toEqual(['chosen', 'plain']);
    const asking = model({}).items.get('a')?.choices[0];
    expect(marks({ interaction: { asking, item: '' } })).toEqual(['chosen', 'plain']);
  });

  test('leaves choices of buttons alone out of its things', () => {
    const { groups } = model({ asked: { question: 'turn', groups: [{ id: 'pass', label: '' }] } });
    expect(choicesByItem(groups[0]?.choices ?? []).size).toBe(0);
  });
});

test('a plain teller tells each step, and says so when nothing has happened since', () => {
  const step = (seq: number) => ({ seq, seat: 1, at: 0, events: [], sealed: false });
  const announcer = plainAnnouncer({
    say: ({ seq }) => [`Step ${seq}.`],
    unchanged: 'Nothing new.',
    nothing: 'Nothing yet.',
  });
  expect(announcer.turn([step(1), step(2)])).toBe('Step 1. Step 2.');
  expect(announcer.since([])).toBe('Nothing new.');
  expect(announcer.since(['Step 1.', 'Step 2.'])).toBe('Step 1. Step 2.');
});

test('the sheet of a common result has a row for each line, and the rating below', () => {
  const markup = renderToStaticMarkup(
    <LocaleScope locale={locale}>
      <CommonTable
        game={{ category: (id) => ({ label: `${id}!`, icon: '' }) }}
        outcome={{
          rating: 4,
          lines: [
            { category: 'cards', points: 7 },
            { category: 'storm', points: -3 },
          ],
        }}
      />
    </LocaleScope>,
  );
  const rows = [...markup.matchAll(/<tr.*?<\/tr>/g)].map(([row]) =>
    row.replaceAll(/<[^>]+>/g, ' '),
  );
  expect(rows.map((row) => row.trim().split(/\s+/))).toEqual([
    ['cards!', '7'],
    ['storm!', '−3'],
    ['Total', '4'],
  ]);
});
