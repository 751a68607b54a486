import { expect, test } from '@jest/globals';
import type { AtollAction, AtollEvent } from '@atoll/game-atoll';
import type { HistoryStep } from '@atoll/protocol';
import { hintText } from '../../src/games/atoll/present/hint-text.ts';
import { lastDoing } from '../../src/games/atoll/present/telling.ts';
import { plain } from '../../src/ui/rich-text.ts';

const step = (seat: number, ...events: readonly AtollEvent[]): HistoryStep => ({ seq: 1, at: 0, seat, events, sealed: false });
const paid = (seat: number): AtollEvent => ({ type: 'paid', seat, coins: 2, plankton: 0, scales: 0 });
const used = (seat: number): AtollEvent => ({ type: 'coralUsed', seat, card: 'blue-coral' });

test('what is told of another seat is its last deed, not what it paid for it or was asked about it', () => {
  const steps = [step(1, paid(1), used(1)), step(1, paid(1)), step(1)];
  expect(lastDoing(steps, 0)).toEqual({ seq: 1, seat: 1, event: used(1) });
  expect(lastDoing([...steps, step(2, { type: 'passed', seat: 2, row: 0 })], 0)?.seat).toBe(2);
});
test('nothing is told once the own seat has acted, nor to the one who did it', () => {
  const steps = [step(1, used(1))];
  expect([lastDoing([...steps, step(0)], 0), lastDoing(steps, 1), lastDoing([], 0)]).toEqual([undefined, undefined, undefined]);
  expect(lastDoing(steps, -1)?.seat).toBe(1);
});

const sell: AtollAction = { type: 'sell' }, pass: AtollAction = { type: 'pass' };
const said = (suggestion: Parameters<typeof hintText>[0]): string => plain(hintText(suggestion, ({ type }) => [type]));

test('a hint says what to do, what it leads to, and how much better that is than the next best', () => {
  expect(said({ action: sell, expected: 77.6, next: { action: pass, expected: 76.2 } }))
    .toBe('sell: a bot that plays on expects about 78 points, 1.4 more than with the next best (pass).');
  expect(said({ action: sell, expected: 60, next: { action: pass, expected: 60 } }))
    .toBe('sell: a bot that plays on expects about 60 points, as many as with the next best (pass).');
});
test('a hint of a bot that cannot tell, or that has no choice, says as much', () => {
  expect(said({ action: pass, expected: 60 })).toBe('pass. Nothing else is possible.');
  expect(said({ action: pass })).toBe('pass.');
});
