import { expect, test } from '@jest/globals';
import type { AtollEvent } from '../../../src/index.ts';
import type { HistoryStep } from '@atoll/protocol';
import { logLines } from '../../../client/present/text/log-lines.ts';
import { lastDoing } from '../../../client/present/text/step-events.ts';
import { locale } from '../support/atoll-locale.ts';
import { plain } from '@atoll/table-kit/ui/rich-text.ts';

const step = (seat: number, ...events: readonly AtollEvent[]): HistoryStep<AtollEvent> => ({
  seq: 1,
  at: 0,
  seat,
  events,
  sealed: false,
});
const paid = (seat: number): AtollEvent => ({
  type: 'paid',
  seat,
  coins: 2,
  plankton: 0,
  scales: 0,
});
const used = (seat: number): AtollEvent => ({ type: 'coralUsed', seat, card: 'blue-coral' });

test('the report of another seat names its last action, not the payment or question that follows', () => {
  const steps = [step(1, paid(1), used(1)), step(1, paid(1)), step(1)];
  expect(lastDoing(steps, 0)).toEqual({ seq: 1, seat: 1, event: used(1) });
  expect(lastDoing([...steps, step(2, { type: 'passed', seat: 2, row: 0 })], 0)?.seat).toBe(2);
});
test('nothing is told once the own seat has acted, nor to the one who did it', () => {
  const steps = [step(1, used(1))];
  expect([lastDoing([...steps, step(0)], 0), lastDoing(steps, 1), lastDoing([], 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(lastDoing(steps, -1)?.seat).toBe(1);
});

test('the cost of an action stands below it in the log, never below the action before', () => {
  const lines = logLines(locale, { names: ['Mira', 'Triton'], you: 0 })(step(1, paid(1), used(1)));
  expect(lines.map(({ look }) => look)).toEqual(['plain', 'minor']);
});

test('the payment for an event stands before the incomes and the round that follow', () => {
  const income: AtollEvent = {
    ...{ type: 'incomeTaken', seat: 1, choice: 'tourists', coins: 3, plankton: 0, barred: '' },
  };
  const began: AtollEvent = { type: 'roundBegan', seat: 1, round: 2 };
  const lines = logLines(locale, { names: ['Mira', 'Triton'], you: 0 })(
    step(1, paid(1), income, began),
  );
  expect(lines.map(({ text }) => plain(text))).toEqual([
    expect.stringMatching(/^Triton pays 2 /),
    expect.stringMatching(/^Triton lets in /),
    expect.stringContaining('2'),
  ]);
  expect(lines.map(({ look }) => look)).toEqual(['minor', 'plain', 'rule']);
});

const fed: AtollEvent = { type: 'feedingBegan', seat: 1, card: 'hawksbill-turtle' };
const eaten: AtollEvent = { type: 'reduced', seat: 2, card: 'ocellaris-clownfish', level: 1 };
const risen: AtollEvent = {
  ...{ type: 'raised', seat: 1, card: 'hawksbill-turtle', level: 2, cause: 'fed' },
};

test('the effect of a feeding on its prey is told after the animal that ate', () => {
  const texts = (...steps: readonly HistoryStep<AtollEvent>[]): readonly string[] =>
    steps
      .flatMap(logLines(locale, { names: ['Mira', 'Triton', 'Ada'], you: 0 }))
      .map(({ text }) => plain(text));
  const whole = [
    expect.stringMatching(/^Triton feeds Hawksbill turtle/),
    expect.stringMatching(/^Ada’s Ocellaris clownfish is reduced/),
    expect.stringMatching(/^Triton’s Hawksbill turtle is fed and rises/),
  ];
  expect(texts(step(1, fed, eaten, risen))).toEqual(whole);
  expect(texts(step(1, fed), step(1, eaten, risen))).toEqual(whole);
  expect(lastDoing([step(1, fed, eaten, risen)], 0)?.event).toBe(fed);
  expect(lastDoing([step(2, used(2)), step(1, fed), step(1, eaten, risen)], 0)?.event).toBe(fed);
});

test('a feeding is told once where the animal that rises says it', () => {
  const lines = logLines(locale, { names: ['Mira', 'Triton'], you: 0 })(
    step(1, fed, paid(1), risen),
  );
  expect(lines.map(({ look }) => look)).toEqual(['plain', 'minor']);
  expect(lastDoing([step(1, fed, paid(1), risen)], 0)?.event).toBe(risen);
});
