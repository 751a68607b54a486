import { expect, test } from '@jest/globals';
import { changeRematch, type RematchInput } from '../../src/match/consent/rematch.ts';
import type { SeatRecord, TableRecord } from '../../src/store/match-store.ts';
import { OPEN_SEAT } from '../../src/match/table.ts';

const person = (name: string): SeatRecord => ({ ...OPEN_SEAT, kind: 'person', name });

const table: TableRecord = {
  gameVersion: 2,
  access: 'private',
  options: { harbours: 'base', start: 'throw' },
  seats: ['Ada', 'Ben', 'Cleo', 'Dora'].map(person),
  host: 1,
  pace: 0,
  hints: false,
  startedAt: 1,
  endedAt: 2,
  rematch: { agreed: [0, 1, 2], next: '' },
};

/** The table that follows when the last person agrees, by what the rules say of it. */
function following(rules: RematchInput['rules']): TableRecord | undefined {
  const changed = changeRematch(table, {
    ...{ request: { do: 'agree' }, by: 3, over: true, gameVersion: 2, rules, at: 3, grace: 0 },
    awayFor: () => 0,
  });
  return changed.ok ? changed.opens : undefined;
}

const order = (next: TableRecord | undefined) => next?.seats.map(({ name }) => name);

test('in a rematch every seat moves up by one, where the rules say nothing of it', () => {
  const next = following(undefined);
  expect(order(next)).toEqual(['Ben', 'Cleo', 'Dora', 'Ada']);
  expect(next).toMatchObject({ host: 0, options: table.options });
});

test('or the seat that the rules name begins, with the options that they set', () => {
  const next = following({ first: 3, options: { start: 'seat' } });
  expect(order(next)).toEqual(['Dora', 'Ada', 'Ben', 'Cleo']);
  expect(next).toMatchObject({ host: 2, options: { harbours: 'base', start: 'seat' } });
});

test('the settings of the host stand, also where another player becomes the host', () => {
  const [ada, ben, ...others] = table.seats as [SeatRecord, SeatRecord, ...SeatRecord[]];
  const set = { watchersBehind: 3, silencesWatchers: true, talk: 'phrases' } as const;
  const seats = [{ ...ada, talk: 'text' as const }, { ...ben, ...set }, ...others];
  const went = { ...table, seats, rematch: { agreed: [2, 3], next: '' } };
  const changed = changeRematch(went, {
    ...{ request: { do: 'goOn' }, by: 0, over: true, gameVersion: 2, rules: undefined, at: 3 },
    ...{ grace: 0, awayFor: () => 1 },
  });
  const next = changed.ok ? changed.opens : undefined;
  expect(next?.seats.map(({ kind }) => kind)).toEqual(['open', 'person', 'person', 'person']);
  expect(next?.host).toBe(3);
  expect(next?.seats[3]).toMatchObject({ name: 'Ada', ...set });
});
