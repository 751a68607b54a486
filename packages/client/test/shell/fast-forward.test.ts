import { expect, test } from '@jest/globals';
import { isPlayedByBot, playsAmongBots } from '../../src/shell/table/bot-pace.ts';
import type { SeatSnapshot, TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';

const seat = (kind: SeatSnapshot['kind'], standIn = ''): SeatSnapshot => ({
  name: 'x',
  kind,
  bot: kind === 'bot' ? 'greedy' : '',
  connected: true,
  standIn,
  share: '',
  program: false,
  conceded: 0,
  awaitedSince: 0,
});

const tableOf = (...seats: readonly SeatSnapshot[]): TableSnapshot =>
  ({ seats }) as unknown as TableSnapshot;

test('a bot plays the seats of bots and the seats where it stands in for a person', () => {
  const table = tableOf(seat('person'), seat('bot'), seat('person', 'greedy'));
  expect([-1, 0, 1, 2, 3].map((index) => isPlayedByBot(table, index))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});

test('the pace of a table is raised only where no other person plays', () => {
  expect(playsAmongBots(tableOf(seat('person'), seat('bot'), seat('bot')), 0)).toBe(true);
  expect(playsAmongBots(tableOf(seat('person'), seat('person', 'greedy')), 0)).toBe(true);
  expect(playsAmongBots(tableOf(seat('person'), seat('person'), seat('bot')), 0)).toBe(false);
  expect(playsAmongBots(tableOf(seat('bot'), seat('bot')), -1)).toBe(false);
});
