import { describe, expect, test } from '@jest/globals';
import { events } from '@atoll/game-atoll/cards';
import { inForce, type InForce } from '../../src/games/atoll/present/in-force.ts';
import { plain } from '../../src/ui/rich-text.ts';
import { locale } from '../support/atoll-locale.ts';

const under = (card: string): InForce =>
  inForce(locale, { events: { deck: 10, past: card === '' ? [] : [card], inForce: card } });
const noted = ({ notes }: InForce): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...notes].map(([id, note]) => [id, note === 'forbidden' ? note : plain(note)]),
  );

describe('the event in force is told where it is felt', () => {
  test('what is forbidden is closed', () => {
    expect(under('protected-area').hunting).toBe('forbidden');
    expect(noted(under('nutrient-runoff'))).toEqual({ purify: 'forbidden', bloom: '+1 plankton' });
  });
  test('what costs more or less says by how much', () => {
    expect(noted(under('coral-nursery'))).toEqual({ grow: '−1 plankton' });
    expect(noted(under('marine-heatwave'))).toEqual({ feed: '+1 plankton' });
  });
  test('an income that brings something else is marked', () => {
    expect([...under('tourist-boom').income]).toEqual(['tourists']);
    expect([...under('coral-nursery').income]).toEqual(['scientists']);
  });
  test('without one nothing is marked', () => {
    expect(under('')).toEqual({ name: '', hunting: 'open', income: new Set(), notes: new Map() });
  });
  test.each(events.flatMap((card) => (card.kind === 'persistent' ? [card] : [])))(
    '$id is felt somewhere',
    (card) => {
      const { name, hunting, income, notes } = under(card.id);
      expect(name).toBe(locale.text.cardName(card.id));
      expect(notes.size + income.size + (hunting === 'forbidden' ? 1 : 0)).toBeGreaterThan(0);
    },
  );
});
