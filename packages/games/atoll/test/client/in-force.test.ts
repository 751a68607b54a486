import { describe, expect, test } from '@jest/globals';
import { atoll, type IncomeChoice } from '../../src/index.ts';
import { events } from '../../src/cards/index.ts';
import { incomeNow } from '../../src/text/index.ts';
import { inForce, type InForce } from '../../client/present/in-force.ts';
import { plain } from '@atoll/table-kit/ui/rich-text.ts';
import { locale } from './support/atoll-locale.ts';

const under = (card: string): InForce =>
  inForce(locale, { events: { deck: 10, past: card === '' ? [] : [card], inForce: card } });
const noted = ({ notes }: InForce): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...notes].map(([id, note]) => [id, note === 'forbidden' ? note : plain(note)]),
  );

const dealt = atoll.publicView(
  atoll.setup({ seed: 'in force', seats: 2, options: atoll.parseOptions({}) }),
);
/** The incomes that an event makes others than the printed ones. */
const incomesUnder = (card: string): readonly IncomeChoice[] => {
  const view = { ...dealt, events: { deck: 10, past: card === '' ? [] : [card], inForce: card } };
  return (['tourists', 'scientists'] as const).filter((choice) =>
    incomeNow(choice, { view, seat: 0 }).by.includes(card),
  );
};

describe('the event in force is told where it is felt', () => {
  test('a forbidden action is closed', () => {
    expect(under('protected-area').hunting).toBe('forbidden');
    expect(noted(under('nutrient-runoff'))).toEqual({ purify: 'forbidden', bloom: '+1 plankton' });
  });
  test('a changed price says by how much', () => {
    expect(noted(under('coral-nursery'))).toEqual({ grow: '−1 plankton' });
    expect(noted(under('marine-heatwave'))).toEqual({ feed: '+1 plankton' });
  });
  test('an income that brings something else is marked', () => {
    expect(incomesUnder('tourist-boom')).toEqual(['tourists']);
    expect(incomesUnder('coral-nursery')).toEqual(['scientists']);
  });
  test('nothing is marked without an event', () => {
    expect(under('')).toEqual({ hunting: 'open', notes: new Map() });
    expect(incomesUnder('')).toEqual([]);
  });
  test.each(events.flatMap((card) => (card.kind === 'persistent' ? [card] : [])))(
    '$id is felt somewhere',
    (card) => {
      const { hunting, notes } = under(card.id);
      const felt = notes.size + incomesUnder(card.id).length + (hunting === 'forbidden' ? 1 : 0);
      expect(felt).toBeGreaterThan(0);
    },
  );
});
