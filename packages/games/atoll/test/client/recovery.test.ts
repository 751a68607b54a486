import { describe, expect, test } from '@jest/globals';
import {
  atoll,
  type Animal,
  type AtollEvent,
  type AtollState,
  type Coral,
} from '../../src/index.ts';
import { events as cards } from '../../src/cards/index.ts';
import type { HistoryStep } from '@atoll/protocol';
import { lastRecovery, shownEffects, type Recovery } from '../../client/present/recovery.ts';
import { playout } from './support/playout.ts';

/** The steps of a match of two up to each moment at which a round has just begun. */
function* recoveries(
  seed: string,
): Generator<{ readonly round: number; readonly steps: readonly HistoryStep<AtollEvent>[] }> {
  const steps: HistoryStep<AtollEvent>[] = [];
  for (const { events } of playout(seed, 2, { events: true })) {
    steps.push({ seq: steps.length + 1, seat: 0, at: 0, events, sealed: false });
    const began = events.find(
      (event): event is Extract<AtollEvent, { type: 'roundBegan' }> => event.type === 'roundBegan',
    );
    if (began !== undefined) yield { round: began.round, steps: [...steps] };
  }
}

describe('the report of a recovery', () => {
  test.each(['tide', 'shoal', 'swell'])(
    'has every seat in every step, and all that left and came: %s',
    (seed) => {
      const found = [...recoveries(seed)].map(({ round, steps }) => ({
        round,
        recovery: lastRecovery(steps),
      }));
      expect(found.map(({ round }) => round)).toEqual([2, 3, 4]);
      for (const { round, recovery } of found) {
        if (recovery === undefined) throw new Error(`nothing is told before round ${round}`);
        expect(recovery.round).toBe(round - 1);
        expect(recovery.card).not.toBe('');
        expect(new Set(recovery.incomes.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
        expect(recovery.rests.map(({ seat }) => seat).toSorted()).toEqual([0, 1]);
        for (const { left, came } of recovery.offers)
          expect([left.length, came.length]).toEqual([2, 2]);
      }
      const [second, third, fourth] = found.map(({ recovery }) => recovery?.starter);
      expect([third, fourth]).toEqual([1 - (second ?? 9), second]);
    },
  );

  test('does not exist while the first round is played', () => {
    const [first] = recoveries('tide');
    const untilThen = first?.steps.slice(0, -1) ?? [];
    expect(untilThen.length).toBeGreaterThan(5);
    expect(lastRecovery(untilThen)).toBeUndefined();
    expect(lastRecovery([])).toBeUndefined();
  });
});

describe('the report of an event', () => {
  /** Two reefs that every event finds something on, before both pass. */
  function struck(card: string): Recovery {
    const dealt = atoll.setup({
      seed: 'struck',
      seats: 2,
      options: atoll.parseOptions({ events: true }),
    });
    const corals = ['rice-coral', 'table-coral', 'lobe-coral', 'basic-coral'].map(
      (id, i): Coral => ({ card: id, x: i, y: i, grown: [], polluted: i === 3, fatigue: 0 }),
    );
    const animals = ['flame-angelfish', 'sea-wasp'].map(
      (id, i): Animal => ({ card: id, x: i + 1, y: i, level: 2, fatigue: 0, partner: '' }),
    );
    const reefs = dealt.reefs.map((reef, seat) =>
      seat === 0 ? { ...reef, coins: 3, corals, animals } : reef,
    );
    let state: AtollState = { ...dealt, reefs, events: { deck: [card], past: [] } };
    const events: AtollEvent[] = [];
    while (state.round === 1) {
      const seat = atoll.activeSeats(state)[0] ?? 0;
      const legal = atoll.legalActions(state, seat);
      const action = legal.find(({ type }) => type === 'pass') ?? legal[0];
      if (action === undefined) throw new Error('nobody is asked');
      const step = atoll.apply(atoll.clone(state), seat, action);
      state = step.state;
      events.push(...step.events);
    }
    const recovery = lastRecovery([{ seq: 1, seat: 0, at: 0, events, sealed: false }]);
    if (recovery === undefined) throw new Error('nothing is told');
    return recovery;
  }

  const ofKind = (wanted: 'immediate' | 'persistent'): readonly string[] =>
    cards.filter(({ kind }) => kind === wanted).map(({ id }) => id);

  test.each(ofKind('immediate'))(
    '%s: all that it did to the cards and tokens of a seat, or to the offers',
    (card) => {
      const recovery = struck(card);
      const shown = shownEffects(recovery);
      expect(recovery.card).toBe(card);
      expect(shown.length).toBeGreaterThan(0);
      expect(
        recovery.effects.filter(
          (event) => !shown.includes(event) && event.type !== 'offerRefilled',
        ),
      ).toEqual([]);
    },
  );

  test('the Fatigue of Gill disease is told', () => {
    expect(shownEffects(struck('fish-disease'))).toContainEqual({
      type: 'tired',
      seat: 0,
      card: 'flame-angelfish',
      tokens: 2,
    });
  });

  test.each(ofKind('persistent'))('%s does nothing at once', (card) => {
    expect(shownEffects(struck(card))).toEqual([]);
  });
});
