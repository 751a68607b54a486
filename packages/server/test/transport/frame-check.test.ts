import { describe, expect, test } from '@jest/globals';
import { Protocol } from 'colyseus';
import { Packr } from 'msgpackr';
import { frameProblem } from '../../src/transport/frame-check.ts';

const packr = new Packr({ useRecords: false });
const NAME = [0xa6, ...Buffer.from('submit')];
const request = (...body: readonly number[]): Uint8Array =>
  Uint8Array.from([Protocol.ROOM_REQUEST, 7, ...NAME, ...body]);
const packed = (value: unknown): Uint8Array => request(...packr.pack(value));
const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);

describe('a frame of a client', () => {
  test.each<[string, unknown]>([
    [
      'an object',
      {
        id: 'abcdefgh',
        basedOn: 70_000,
        action: { type: 'grow', x: -3, cards: ['a', 'b'], half: 0.5, big: 2 ** 40 },
      },
    ],
    [
      'lists and maps of many',
      {
        list: Array(300).fill(7),
        ...Object.fromEntries(Array.from({ length: 20 }, (_, key) => [key, ''])),
      },
    ],
    ['as many values as may be', Array(1023).fill([])],
    ['long text', 'x'.repeat(10_000)],
    ['nothing, yes and no', [null, undefined, true, false]],
    ['lists sixteen deep', deep(16)],
  ])('may carry %s', (_what, value) => {
    expect(frameProblem(packed(value))).toBeUndefined();
  });

  test('may carry records, as the client of Colyseus writes objects', () => {
    const records = new Packr();
    const card = { type: 'buy', card: 'a' };
    for (const value of [
      { id: 'abcdefgh', basedOn: 99, action: card },
      { list: [card, { ...card, card: 'b' }], more: [70, 71] },
    ])
      expect(frameProblem(request(...records.pack(value)))).toBeUndefined();
  });

  test('may be one without a body, a message without an answer, or about the connection', () => {
    expect(frameProblem(request())).toBeUndefined();
    expect(frameProblem(Uint8Array.from([Protocol.ROOM_DATA, ...NAME, 0x80]))).toBeUndefined();
    for (const code of [Protocol.JOIN_ROOM, Protocol.LEAVE_ROOM, Protocol.PING])
      expect(frameProblem(Uint8Array.of(code))).toBeUndefined();
  });

  test.each<[string, Uint8Array, string]>([
    ['empty', Uint8Array.of(), 'unknown kind'],
    ['of a kind that only the server sends', Uint8Array.of(Protocol.ROOM_STATE, 1), 'unknown kind'],
    [
      'for inputs, which no table has',
      Uint8Array.of(Protocol.ROOM_INPUT_RELIABLE, 1),
      'unknown kind',
    ],
    ['with a modifier', Uint8Array.of(Protocol.ROOM_REQUEST | 0x20, 7, ...NAME), 'unknown kind'],
    ['without a number', Uint8Array.of(Protocol.ROOM_REQUEST, ...NAME), 'without a number'],
    ['without a name', Uint8Array.of(Protocol.ROOM_REQUEST, 7), 'a name'],
    ['with a number for a name', Uint8Array.of(Protocol.ROOM_DATA, 7), 'a name'],
    [
      'with a name that is too long',
      Uint8Array.of(Protocol.ROOM_DATA, 0xd9, 41, ...Buffer.alloc(41, 0x61)),
      'a name',
    ],
    ['with a name that is broken', Uint8Array.of(Protocol.ROOM_DATA, 0xa2, 0xc3, 0x28), 'a name'],
    [
      'with a name that does not end',
      Uint8Array.of(Protocol.ROOM_DATA, 0xdb, 0xff, 0xff, 0xff, 0xff),
      'a name',
    ],
    ['with a key that is no text', request(0x81, 0x01, 0x01), 'plain data'],
    ['with bytes', packed(Buffer.alloc(4)), 'plain data'],
    ['with a date', packed(new Date(0)), 'plain data'],
    ['with an extension', request(0xc7, 1, 0x78, 0x90), 'plain data'],
    [
      'with a record whose fields are missing',
      request(0xd4, 0x72, 0x40, 0x92, 0xa1, 0x61, 0xa1, 0x62, 0x01),
      'plain data',
    ],
    [
      'with a record whose names are no text',
      request(0xd4, 0x72, 0x40, 0x91, 0x01, 0x01),
      'plain data',
    ],
    [
      'with a record of more names than anything has',
      request(0xd4, 0x72, 0x40, 0xdc, 0xff, 0xff),
      'plain data',
    ],
    ['with empty lists to its end', packed(Array(1024).fill([])), '1024 values'],
    [
      'with names and values that are too many together',
      packed(Object.fromEntries(Array.from({ length: 512 }, (_, key) => [key, 0]))),
      '1024 values',
    ],
    [
      'with lists of lists that are too many together',
      packed(Array(40).fill(Array(40).fill([]))),
      '1024 values',
    ],
    ['with more behind its body', request(0x80, 0x80), 'plain data'],
    [
      'with a list that claims four billion items',
      request(0xdd, 0xff, 0xff, 0xff, 0xff, 0x01),
      'plain data',
    ],
    [
      'with a map that claims more than there is',
      request(0xde, 0x00, 0x02, 0xa1, 0x61, 0x01),
      'plain data',
    ],
    ['with text that claims more than there is', request(0xda, 0xff, 0xff, 0x61), 'plain data'],
    ['with lists seventeen deep', packed(deep(17)), 'plain data'],
    ['with lists as deep as it is long', request(...Buffer.alloc(16_000, 0x91)), 'plain data'],
  ])('may not be %s', (_what, frame, problem) => {
    expect(frameProblem(frame)).toContain(problem);
  });
});
