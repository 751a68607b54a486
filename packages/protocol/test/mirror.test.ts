import { describe, expect, test } from '@jest/globals';
import { type Decoder, Encoder, Reflection, schema, type Schema, t } from '@colyseus/schema';
import fc from 'fast-check';
import { mirror, tableStateOf } from '../src/index.ts';

const Piece = schema({ card: t.string(), x: t.number(), tired: t.boolean() }, 'Piece');
const Chair = schema(
  { coins: t.number(), pieces: t.array(Piece), marks: t.array('string') },
  'Chair',
);
const BoardView = schema(
  {
    round: t.number(),
    kind: t.string(),
    offer: t.array('string'),
    best: t.ref(Piece),
    chairs: t.array(Chair),
  },
  'BoardView',
);

const text = fc.constantFrom('', 'a', 'clownfish', 'sea-cucumber');
const piece = fc.record({
  card: text,
  x: fc.integer({ min: -9, max: 70_000 }),
  tired: fc.boolean(),
});
const chair = fc.record({
  coins: fc.maxSafeInteger(),
  pieces: fc.array(piece, { maxLength: 5 }),
  marks: fc.array(text, { maxLength: 5 }),
});
const board = fc.record({
  round: fc.integer({ min: 0, max: 300 }),
  kind: text,
  offer: fc.array(text, { maxLength: 6 }),
  best: piece,
  chairs: fc.array(chair, { maxLength: 4 }),
});

function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** A client that knows the schema only from the server's reflection, as the real one does. */
function connect(state: Schema) {
  const encoder = new Encoder(state);
  const decoder: Decoder = Reflection.decode(Reflection.encode(encoder));
  decoder.decode(encoder.encodeAll());
  encoder.discardChanges();
  const patch = () => {
    const bytes = encoder.encode();
    encoder.discardChanges();
    decoder.decode(bytes);
    return bytes.length;
  };
  return { patch, state: decoder.state as Schema };
}

describe('mirror', () => {
  test.each([
    ['read from the schema', false],
    ['remembered', true],
  ])(
    'client and server read exactly the view, after any sequence of views, with any skipped; what was there is %s',
    (_, remembering) => {
      const sequence = fc.array(fc.record({ view: board, published: fc.boolean() }), {
        minLength: 1,
        maxLength: 12,
      });
      fc.assert(
        fc.property(sequence, (steps) => {
          const state = new BoardView();
          mirror(state, (steps[0] as { view: object }).view);
          const client = connect(state);
          let before = remembering ? steps[0]?.view : undefined;
          for (const { view, published } of steps) {
            mirror(state, view, { before });
            if (remembering) before = view;
            expect(state.toJSON()).toEqual(view);
            if (!published) continue;
            client.patch();
            expect(client.state.toJSON()).toEqual(view);
          }
        }),
        { numRuns: 150 },
      );
    },
  );

  test('an optional record appears and goes', () => {
    const Table = tableStateOf(BoardView);
    const state = new Table();
    const view = {
      round: 1,
      kind: 'a',
      offer: ['x'],
      best: { card: '', x: 0, tired: false },
      chairs: [],
    };
    mirror(state, { seq: 0 });
    const client = connect(state);
    mirror(state, { seq: 1, view }, { before: { seq: 0 } });
    client.patch();
    expect(client.state.toJSON()).toMatchObject({ seq: 1, view });
    mirror(state, { seq: 2 }, { before: { seq: 1, view } });
    client.patch();
    expect(client.state.toJSON()).not.toHaveProperty('view');
  });

  test('a patch carries only what differs', () => {
    const view = {
      round: 3,
      kind: 'turn',
      offer: ['clownfish', 'grouper', 'anthias', 'goby'],
      best: { card: 'goby', x: 2, tired: false },
      chairs: [0, 1, 2, 3].map((seat) => ({
        coins: seat,
        marks: ['m'],
        pieces: Array.from({ length: 12 }, (_, x) => ({
          card: `species-${seat}-${x}`,
          x,
          tired: false,
        })),
      })),
    };
    const state = new BoardView();
    mirror(state, view);
    const client = connect(state);
    mirror(state, copy(view));
    expect(client.patch()).toBe(0);
    const acted = copy(view);
    acted.chairs[2]!.coins = 9;
    acted.chairs[2]!.pieces[5]!.tired = true;
    mirror(state, acted);
    expect(client.patch()).toBeLessThan(16);
    const rested = copy(acted);
    rested.chairs[2]!.pieces[5]!.tired = false;
    mirror(state, rested, { before: acted });
    expect(client.patch()).toBeLessThan(16);
  });
});
