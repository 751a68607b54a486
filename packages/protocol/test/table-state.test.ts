import { expect, test } from '@jest/globals';
import { Encoder, Reflection, schema, t, TypeContext } from '@colyseus/schema';
import { tableStateOf } from '../src/table-state.ts';

test('all tables of a game share one class, since the encoder never forgets one', () => {
  const chess = schema({ turn: t.number() }, 'ChessView');
  const draughts = schema({ turn: t.number() }, 'DraughtsView');
  expect(tableStateOf(chess)).toBe(tableStateOf(chess));
  expect(tableStateOf(chess)).not.toBe(tableStateOf(draughts));
});

test('a client keeps nothing of the connections that have gone', () => {
  const chess = tableStateOf(schema({ turn: t.number() }, 'ChessView'));
  const handshake = Reflection.encode(new Encoder(new chess()));
  const { cachedContexts, inheritedTypes } = TypeContext;
  const kept = (): number =>
    [...inheritedTypes.values()].reduce((sum, types) => sum + types.size, cachedContexts.size);
  Reflection.decode(handshake);
  const before = kept();
  for (let times = 0; times < 20; times++) Reflection.decode(handshake);
  expect(kept()).toBe(before);
});
