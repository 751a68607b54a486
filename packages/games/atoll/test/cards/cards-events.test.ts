import { describe, expect, test } from '@jest/globals';
import { animals, basicCoral, corals, events, type EventCard } from '../../src/cards/index.ts';

const distinct = (values: readonly unknown[]): number =>
  new Set(values.map((value) => JSON.stringify(value))).size;
const effect = (event: EventCard): readonly unknown[] =>
  event.kind === 'immediate' ? event.do : [...event.modifiers, event.trigger];

describe('the events', () => {
  test('are the 14 that the rulebook counts, none with the id of another card', () => {
    expect(events).toHaveLength(14);
    const all = [...animals, ...corals, basicCoral, ...events];
    expect(distinct(all.map((card) => card.id))).toBe(all.length);
  });

  test('are immediate and persistent, good and bad, and much of each', () => {
    const count = (wanted: Partial<EventCard>): number =>
      events.filter((event) =>
        Object.entries(wanted).every(([key, value]) => event[key as keyof EventCard] === value),
      ).length;
    for (const kind of ['immediate', 'persistent'] as const)
      for (const tone of ['good', 'bad'] as const)
        expect(count({ kind, tone })).toBeGreaterThanOrEqual(2);
    expect(Math.min(count({ tone: 'good' }), count({ tone: 'bad' }))).toBeGreaterThanOrEqual(6);
    expect(count({ kind: 'persistent' })).toBeGreaterThanOrEqual(5);
  });

  test.each(events)('$id has a plain id, and does something', (event) => {
    expect(event.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(effect(event).length).toBeGreaterThan(0);
  });

  test('do nothing twice', () => {
    expect(distinct(events.map(effect))).toBe(events.length);
  });

  test('happen once for the table exactly where they are about the offers', () => {
    for (const event of events)
      if (event.kind === 'immediate')
        expect(event.do.every(({ op }) => op === 'renew')).toBe(event.once === true);
  });
});
