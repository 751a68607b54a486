import { describe, expect, test } from '@jest/globals';
import { type Decoder, Encoder, Reflection, schema, type Schema, t } from '@colyseus/schema';
import fc from 'fast-check';
import { tableStateOf } from '@atoll/protocol';
import { FrameBytes } from '../../src/wire/frame-bytes.ts';
import { type StateClass, shapeOf } from '../../src/wire/state-shape.ts';
import { StateWriter } from '../../src/wire/state-writer.ts';

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
function connect(state: StateClass, view: object) {
  const writer = new StateWriter(shapeOf(state), view);
  const decoders: Decoder[] = [];
  const bytes = new FrameBytes();
  const join = (): void => {
    const decoder: Decoder = Reflection.decode(Reflection.encode(new Encoder(new state())));
    bytes.clear();
    writer.writeAll(bytes);
    decoder.decode(bytes.copy());
    decoders.push(decoder);
  };
  /** How many bytes it takes to show another view to all who joined. */
  const show = (next: object): number => {
    bytes.clear();
    writer.writeChange(bytes, next);
    for (const decoder of decoders) decoder.decode(bytes.copy());
    return bytes.offset;
  };
  join();
  const read = (): object[] => decoders.map(({ state }) => (state as Schema).toJSON());
  return { join, show, read };
}

describe('the state on the wire', () => {
  test('is read by clients exactly as it is, after any sequence of views, whenever they joined', () => {
    const step = fc.record({ view: board, joins: fc.boolean() });
    fc.assert(
      fc.property(board, fc.array(step, { minLength: 1, maxLength: 12 }), (first, steps) => {
        const client = connect(BoardView, first);
        expect(client.read()).toEqual([first]);
        for (const { view, joins } of steps) {
          client.show(view);
          if (joins) client.join();
          for (const seen of client.read()) expect(seen).toEqual(view);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('writes nothing for unchanged values, and little for changed ones', () => {
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
    const client = connect(BoardView, view);
    expect(client.show(copy(view))).toBe(0);
    const acted = copy(view);
    acted.chairs[2]!.coins = 9;
    acted.chairs[2]!.pieces[5]!.tired = true;
    expect(client.show(acted)).toBeLessThan(10);
    expect(client.read()).toEqual([acted]);
  });

  test('may begin without a record, and lose it again', () => {
    const view = {
      round: 1,
      kind: 'a',
      offer: ['x'],
      best: { card: '', x: 0, tired: false },
      chairs: [],
    };
    const client = connect(tableStateOf(BoardView), { seq: 0 });
    client.show({ seq: 1, view });
    client.join();
    for (const seen of client.read()) expect(seen).toMatchObject({ seq: 1, view });
    client.show({ seq: 2 });
    for (const seen of client.read()) expect(seen).not.toHaveProperty('view');
  });

  test('grows beyond any buffer', () => {
    const marks = Array.from({ length: 9000 }, (_, index) => `mark number ${index}`);
    const view = {
      round: 1,
      kind: 'ü'.repeat(70_000),
      offer: marks,
      best: { card: '', x: 0.5, tired: true },
      chairs: [],
    };
    expect(connect(BoardView, view).read()).toEqual([view]);
  });
});
