import { expect, test } from '@jest/globals';
import { schema, t } from '@colyseus/schema';
import { tableStateOf } from '../src/table-state.ts';

test('all tables of a game share one class, since the encoder never forgets one', () => {
  const chess = schema({ turn: t.number() }, 'ChessView');
  const draughts = schema({ turn: t.number() }, 'DraughtsView');
  expect(tableStateOf(chess)).toBe(tableStateOf(chess));
  expect(tableStateOf(chess)).not.toBe(tableStateOf(draughts));
});
