import { expect, test } from '@jest/globals';
import { readSnapshot } from '../../src/net/snapshot.ts';
import { knownHost } from '../../src/shell/table/seat/known-host.ts';

const mira = { name: 'Mira', kind: 'person' } as const;
const jonas = { name: 'Jonas', kind: 'person' } as const;
const bot = { name: 'Remora', kind: 'bot', bot: 'greedy' } as const;
const program = { name: 'Nemo', kind: 'person', program: true } as const;

test.each([
  ['another person hosts', { seats: [mira, jonas], host: 1 }, 'Jonas'],
  ['the host sits among bots and programs', { seats: [mira, bot, program], host: 0 }, undefined],
  ['nobody hosts', { seats: [mira, jonas, bot], host: 2 }, undefined],
  ['no seat has come yet', { seats: [], host: 0 }, undefined],
])('a player who lost a seat asks the host where %s', (_where, table, host) => {
  expect(knownHost(readSnapshot(table))).toBe(host);
});
