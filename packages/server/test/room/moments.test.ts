import { describe, expect, test } from '@jest/globals';
import { MOST_MOMENTS, type MomentsAnswer, type VisiblePosition } from '@atoll/protocol';
import { openServer } from '../support/open-server.ts';
import type { TableClient } from '@atoll/test-client/table-client';
import { throughOpening, twoPlaying } from '../support/test-server.ts';

const house = openServer();

const ask = (client: TableClient, body: unknown) =>
  client.room.request('moments', body) as Promise<MomentsAnswer>;

async function moments(client: TableClient, body: unknown): Promise<readonly VisiblePosition[]> {
  const answer = await ask(client, body);
  if (!answer.ok) throw new Error(JSON.stringify(answer.reasons));
  return answer.moments;
}

/** Two people after some turns; what Ada saw live, by the length of the log. */
async function afterTurns() {
  const at = await twoPlaying(house.server);
  const { ada, ben } = at;
  const seen = new Map<number, VisiblePosition>();
  const note = (): void => {
    const { seq, view } = ada.table;
    seen.set(seq, { seq, view: structuredClone(view), privateView: ada.privateView });
  };
  note();
  await throughOpening(ada, ben);
  for (const [client, type] of [
    [ada, 'draw'],
    [ben, 'rest'],
    [ada, 'draw'],
  ] as const) {
    await client.until(() =>
      client.prompt.legal.some((each) => (each as { readonly type: string }).type === type),
    );
    const answer = await client.submit({ type });
    if (!answer.ok) throw new Error(JSON.stringify(answer.reasons));
    await ada.until(() => ada.steps.at(-1)?.seq === answer.seq && ada.table.seq === answer.seq);
    note();
  }
  return { ...at, seen };
}

describe('an earlier moment of a match', () => {
  test('is sent as the own seat saw it then, and to spectators without secrets', async () => {
    const { grant, ada, ben, seen } = await afterTurns();
    const received = await moments(ada, { from: 0 });
    expect(received.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const [seq, moment] of seen)
      expect(received.find((each) => each.seq === seq)).toEqual(moment);
    const watcher = await house.server.sit({ matchId: grant.matchId });
    const watched = await moments(watcher, { from: 0 });
    expect(watched).toEqual(received.map(({ seq, view }) => ({ seq, view })));
    expect((await moments(ben, { from: 3 }))[0]?.privateView).not.toEqual(
      received.find(({ seq }) => seq === 3)?.privateView,
    );
  });

  test('is sent from one entry on, and up to another', async () => {
    const { ada } = await afterTurns();
    const seqs = async (body: unknown) => (await moments(ada, body)).map(({ seq }) => seq);
    expect(await seqs({ from: 4 })).toEqual([4, 5]);
    expect(await seqs({ from: 2, before: 4 })).toEqual([2, 3]);
    expect(await seqs({ from: 9 })).toEqual([]);
    expect(MOST_MOMENTS).toBeLessThan(100);
  });

  test('is not sent for an undone step', async () => {
    const { ada, ben } = await twoPlaying(house.server);
    await throughOpening(ada, ben);
    expect(await ada.submit({ type: 'rest' })).toMatchObject({ ok: true });
    await ada.until(() => ada.prompt.undoable.length > 0);
    expect(await ada.undo()).toMatchObject({ ok: true });
    const received = await moments(ada, { from: 0 });
    expect(received.map(({ seq }) => seq)).toEqual([0, 1, 2]);
  });

  test('is nothing before the match, and wants whole numbers', async () => {
    const waiting = await house.server.sit(await house.server.create());
    expect(await ask(waiting, { from: 0 })).toMatchObject({ reasons: [{ code: 'not-started' }] });
    for (const body of [{}, { from: -1 }, { from: 0, before: 0 }, { from: '0' }])
      expect(await ask(waiting, body)).toMatchObject({ reasons: [{ code: 'malformed' }] });
  });
});
