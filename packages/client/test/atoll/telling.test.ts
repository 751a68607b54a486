import { expect, test } from '@jest/globals';
import type { AtollEvent } from '@atoll/game-atoll';
import type { HistoryStep } from '@atoll/protocol';
import { logLines } from '../../src/games/atoll/present/telling/log-lines.ts';
import { lastDoing } from '../../src/games/atoll/present/telling/telling.ts';
import { locale } from '../support/atoll-locale.ts';
import { plain } from '../../src/ui/rich-text.ts';

const step = (seat: number, ...events: readonly AtollEvent[]): HistoryStep => ({
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

test('what is told of another seat is its last deed, not what it paid for it or was asked about it', () => {
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

test('what an action cost stands below it in the log, never below the action before', () => {
  const lines = logLines(locale, { names: ['Mira', 'Triton'], you: 0 })(step(1, paid(1), used(1)));
  expect(lines.map(({ look }) => look)).toEqual(['plain', 'minor']);
});

test('what an event made somebody pay stands before the incomes and the round that follow', () => {
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
