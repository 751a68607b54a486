import { expect, test } from '@jest/globals';
import { SeatShare } from '../../src/net/seats/seat-share.ts';
import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';

const tableOf = (table: Partial<TableSnapshot>): TableSnapshot => table as TableSnapshot;
const seat = {
  name: 'Ada',
  kind: 'person',
  bot: '',
  connected: true,
  standIn: '',
  program: false,
  conceded: 0,
  awaitedSince: 0,
} as const;
const open = { phase: 'waiting', commitment: 'c', seats: [{ ...seat, share: '' }] } as const;

interface Adding {
  readonly sent: unknown[];
  readonly followed: unknown[];
  readonly share: SeatShare;
}

function adding(): Adding {
  const [sent, followed]: [unknown[], unknown[]] = [[], []];
  const shares = {
    of: (table: string, commitment: string) => `share of ${table}, ${commitment}`,
    followed: (...both: readonly string[]) => void followed.push(both),
  };
  const send = (request: unknown): Promise<void> => Promise.resolve(void sent.push(request));
  return { sent, followed, share: new SeatShare({ matchId: 'm', shares, send }) };
}

test('a share is added to a table that waits, where the seat has none', () => {
  const { sent, share } = adding();
  share.add(tableOf(open), 0);
  expect(sent).toEqual([{ do: 'share', share: 'share of m, c' }]);
});

test.each([
  ['that has begun', { ...open, phase: 'playing' } as const, 0],
  ['to whose seat another device added one', { ...open, seats: [{ ...seat, share: 'x' }] }, 0],
  ['that is only watched', open, -1],
  ['of a server that commits to nothing', { ...open, commitment: '' }, 0],
])('none is added to a table %s', (_, table, own) => {
  const { sent, share } = adding();
  share.add(tableOf(table), own);
  expect(sent).toEqual([]);
});

test('an agreement to a rematch adds to its seed, and the page learns the new match', () => {
  const { followed, share } = adding();
  const wanted = { do: 'agree', share: 'share of after m, n' };
  expect(share.withShare({ do: 'agree' }, 'n')).toEqual(wanted);
  expect(share.withShare({ do: 'agree' }, '')).toEqual({ do: 'agree' });
  expect(share.withShare({ do: 'withdraw' }, 'n')).toEqual({ do: 'withdraw' });
  share.learn({ next: '' });
  share.learn({ next: 'x' });
  expect(followed).toEqual([['m', 'x']]);
});
