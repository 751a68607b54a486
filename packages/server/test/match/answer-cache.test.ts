import { describe, expect, test } from '@jest/globals';
import type { LogEntry } from '@atoll/engine';
import { answerInLog, AnswerCache } from '../../src/match/answer-cache.ts';
import type { Page, StoredEntry } from '../../src/store/match-store.ts';

const act = (seq: number, seat: number, clientId = ''): StoredEntry => ({
  entry: { seq, at: 0, type: 'action', seat, action: 'go' },
  clientId,
});
const check = (seq: number): StoredEntry => ({
  entry: { seq, at: 0, type: 'check', hash: '' } as LogEntry<unknown>,
  clientId: '',
});

/** A log that is read in pages, and how much of it was read. */
function reader(log: readonly StoredEntry[]) {
  const read: number[] = [];
  return {
    read,
    next: async ({ after, most }: Page) => {
      const page = log.filter(({ entry }) => entry.seq > after).slice(0, most);
      read.push(page.length);
      return page;
    },
  };
}

describe('an old action', () => {
  const others = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => act(from + index, 1, `other-${index}`));
  const log = [
    act(1, 1),
    act(2, 0, 'mine'),
    ...others(3, 90),
    act(93, 0, 'later'),
    check(94),
    ...others(95, 20),
  ];

  test.each([
    ['its first answer', { seat: 0, id: 'mine', basedOn: 1 }, { ok: true, seq: 2 }],
    [
      'the checkpoint with it, some pages behind',
      { seat: 0, id: 'later', basedOn: 2 },
      { ok: true, seq: 94 },
    ],
    [
      'its first answer, though others acted before it',
      { seat: 0, id: 'mine', basedOn: 0 },
      { ok: true, seq: 2 },
    ],
    [
      'none, when its question was answered by another',
      { seat: 0, id: 'unknown', basedOn: 1 },
      undefined,
    ],
    ['none, when it is of another seat', { seat: 1, id: 'mine', basedOn: 1 }, undefined],
    ['none, when nobody answered its question', { seat: 0, id: 'mine', basedOn: 100 }, undefined],
  ])('gets %s', async (_what, sent, answer) => {
    expect(await answerInLog(reader(log).next, sent)).toEqual(answer);
  });

  test('is not looked for in the whole of a log', async () => {
    const { read, next } = reader(others(1, 100_000));
    expect(await answerInLog(next, { seat: 0, id: 'mine', basedOn: 0 })).toBeUndefined();
    expect(read.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(256);
  });
});

test('only the newest answers are remembered', () => {
  const answers = new AnswerCache([]);
  for (let seq = 1; seq <= 11; seq++) answers.keep(0, `action-${seq}`, { ok: true, seq });
  expect(answers.find(0, 'action-1')).toBeUndefined();
  expect(answers.find(0, 'action-2')).toEqual({ ok: true, seq: 2 });
  expect(answers.find(1, 'action-2')).toBeUndefined();
});
