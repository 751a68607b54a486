import { expect, test } from '@jest/globals';
import { SeatShare } from '../../src/net/seat-share.ts';
import type { TableSnapshot } from '../../src/table/session/table-state.ts';

const tableOf = (table: Partial<TableSnapshot>): TableSnapshot => table as TableSnapshot;
const seat = { name: 'Ada', kind: 'person', bot: '', connected: true, standIn: '' } as const;
const open = { phase: 'waiting', commitment: 'c', seats: [{ ...seat, share: '' }] } as const;

function adding(): { readonly sent: unknown[]; readonly share: SeatShare } {
  const sent: unknown[] = [];
  const send = (request: unknown): Promise<void> => Promise.resolve(void sent.push(request));
  return { sent, share: new SeatShare((commitment) => `share of ${commitment}`, send) };
}

test('a share is added to a table that waits, where the seat has none', () => {
  const { sent, share } = adding();
  share.add(tableOf(open), 0);
  expect(sent).toEqual([{ do: 'share', share: 'share of c' }]);
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

test('who agrees to a rematch adds to its seed what fits its commitment', () => {
  const { share } = adding();
  expect(share.withShare({ do: 'agree' }, 'n')).toEqual({ do: 'agree', share: 'share of n' });
  expect(share.withShare({ do: 'agree' }, '')).toEqual({ do: 'agree' });
});
