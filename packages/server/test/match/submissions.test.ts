import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TableClient } from '@atoll/test-client/table-client';
import { dataFolder, TestServer, throughOpening, twoPlaying } from '../support/test-server.ts';

const folder = dataFolder();
let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open(folder.path);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

describe('an action', () => {
  test('that is sent twice counts once and gets the same answer', async () => {
    const { ada, ben } = await twoPlaying(server);
    const once = { id: 'the-same-action', basedOn: ada.prompt.question };
    const first = await ada.submit({ type: 'keep' }, once);
    expect(first).toEqual({ ok: true, seq: 1 });
    expect(await ada.submit({ type: 'keep' }, once)).toEqual(first);
    expect(await ada.submit({ type: 'exchange' }, once)).toEqual(first);
    await ben.submit({ type: 'keep' });
    await ada.until(() => ada.table.seq === 2);
    expect(ada.steps.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test('that is sent again after many others, and after a restart, still gets its first answer', async () => {
    const { grant, ada, ben } = await twoPlaying(server);
    const old = { id: 'the-oldest-action', basedOn: ada.prompt.question };
    const first = await ada.submit({ type: 'keep' }, old);
    await ben.submit({ type: 'keep' });
    for (let times = 0; times < 3; times++) {
      await ada.until(() => ada.prompt.legal.length > 0 && ada.prompt.undoable.length === 0);
      await ada.submit(
        ada.prompt.legal.find((action) => (action as { type: string }).type === 'give'),
      );
      await ada.until(() => ada.prompt.undoable.length > 0);
      await ada.undo();
    }
    await Promise.all([ada.playOn(), ben.playOn()]);
    expect(ada.table.seq).toBeGreaterThan(12);
    const again = await server.sit(grant);
    expect(await again.submit({ type: 'keep' }, old)).toEqual(first);
    expect(await again.submit({ type: 'keep' }, { ...old, id: 'another-action' })).toMatchObject({
      ok: false,
    });
    await server.close();
    server = await TestServer.open(folder.path);
    expect(await (await server.sit(grant)).submit({ type: 'keep' }, old)).toEqual(first);
  });

  test('shows its id to the seat that made it and to nobody else', async () => {
    const { ada, ben } = await twoPlaying(server);
    await ada.submit({ type: 'keep' }, { id: 'my-own-action' });
    await ben.until(() => ben.steps.length === 1);
    expect(ada.steps[0]?.id).toBe('my-own-action');
    expect(ben.steps[0]?.id).toBe('');
  });

  test('on an old question is refused with the prompt as it stands', async () => {
    const { ada } = await twoPlaying(server);
    const { question } = ada.prompt;
    const refused = await ada.submit({ type: 'keep' }, { basedOn: question + 1 });
    expect(refused).toEqual({
      ok: false,
      reasons: [{ code: 'stale', details: { question } }],
      prompt: ada.prompt,
      duty: ada.prompt,
    });
    expect(ada.table.seq).toBe(0);
  });

  test('that was refused and is sent again gets the same reasons, and the prompt as it stands then', async () => {
    const { ada, ben } = await twoPlaying(server);
    await throughOpening(ada, ben);
    const early = { id: 'too-early-by-one', basedOn: ben.prompt.question };
    const reasons = [{ code: 'not-your-turn' }];
    expect(await ben.submit({ type: 'rest' }, early)).toEqual({
      ok: false,
      reasons,
      prompt: expect.objectContaining({ legal: [] }),
      duty: expect.objectContaining({ legal: [] }),
    });
    await ada.submit({ type: 'rest' });
    await ben.until(() => ben.prompt.legal.length > 0);
    expect(await ben.submit({ type: 'rest' }, early)).toEqual({
      ok: false,
      reasons,
      prompt: ben.prompt,
      duty: ben.prompt,
    });
  });

  test('of one seat leaves the question of another as it was', async () => {
    const { ada, ben } = await twoPlaying(server);
    const before = ben.prompt.question;
    await ada.submit({ type: 'keep' });
    await ben.until(() => ben.steps.length === 1);
    expect(ben.prompt.question).toBe(before);
    expect(await ben.submit({ type: 'keep' }, { basedOn: before })).toMatchObject({ ok: true });
  });

  test('that is against the rules is refused with the reasons of the game', async () => {
    const { ada, ben } = await twoPlaying(server);
    expect(await ada.submit({ type: 'confirm' })).toMatchObject({
      ok: false,
      reasons: [{ code: 'not-now' }],
    });
    await throughOpening(ada, ben);
    expect(await ben.submit({ type: 'rest' })).toMatchObject({
      ok: false,
      reasons: [{ code: 'not-your-turn' }],
    });
    expect(await ada.submit({ type: 'fly' })).toMatchObject({
      ok: false,
      reasons: [{ code: 'malformed' }],
    });
    expect(ada.table.seq).toBe(2);
  });

  test('of a spectator is refused, and a spectator is never asked', async () => {
    const { grant, ada } = await twoPlaying(server);
    const eve = await server.sit({ matchId: grant.matchId });
    expect(eve.prompt.legal).toEqual([]);
    const { question } = ada.prompt;
    for (const answer of [
      await eve.submit({ type: 'keep' }, { basedOn: question }),
      await eve.undo(),
      await eve.start(),
    ])
      expect(answer).toEqual({ ok: false, reasons: [{ code: 'not-seated' }] });
    expect(eve.table.seq).toBe(0);
  });

  test('before the start and after the end is refused', async () => {
    const ada = await server.sit(await server.create({ seats: 1 }));
    expect(await ada.submit({ type: 'keep' })).toMatchObject({
      ok: false,
      reasons: [{ code: 'not-started' }],
    });
    expect(await ada.history()).toMatchObject({ ok: false, reasons: [{ code: 'not-started' }] });
    await ada.start();
    await ada.playOn();
    expect(await ada.submit({ type: 'rest' })).toMatchObject({
      ok: false,
      reasons: [{ code: 'over' }],
    });
  });
});

describe('undo', () => {
  test('takes back the own steps of the question, and tells everybody', async () => {
    const { ada, ben } = await twoPlaying(server);
    await throughOpening(ada, ben);
    const before = ada.table.view;
    const give = ada.prompt.legal.find((action) => (action as { type: string }).type === 'give');
    await ada.submit(give);
    await ada.until(() => ada.table.seq === 3);
    await ada.submit(ada.prompt.legal[0]);
    await ada.until(() => ada.table.seq === 4);
    expect(ada.prompt.undoable).toEqual([3, 4]);
    expect(await ada.undo(4)).toMatchObject({ ok: true });
    await ada.until(() => ada.table.seq === 5);
    expect(ada.prompt.undoable).toEqual([3]);
    expect(await ada.undo()).toMatchObject({ ok: true });
    await ben.until(() => ben.table.seq === 6);
    expect(ben.table.view).toEqual(before);
    expect(ben.steps.at(-1)).toMatchObject({ seat: 0, undone: 3, events: [] });
    expect(await ada.undo()).toMatchObject({ ok: false, reasons: [{ code: 'nothing-to-undo' }] });
  });
});

describe('history', () => {
  test('tells each viewer its own knowledge, without undone steps', async () => {
    const { grant, ada, ben } = await twoPlaying(server);
    await throughOpening(ada, ben);
    await ada.submit(
      ada.prompt.legal.find((action) => (action as { type: string }).type === 'give'),
    );
    await ada.until(() => ada.prompt.undoable.length > 0);
    await ada.undo();
    await ada.until(() => ada.table.seq === 4);
    await ada.submit({ type: 'draw' });
    await ben.until(() => ben.table.seq === 5);
    const eve = await server.sit({ matchId: grant.matchId });
    const answers = {
      own: await ada.history(),
      other: await ben.history(),
      watching: await eve.history(),
    };
    const steps = [{ seq: 1 }, { seq: 2 }, { seq: 5, seat: 0 }];
    for (const answer of Object.values(answers)) expect(answer).toMatchObject({ ok: true, steps });
    const pearl = ada.steps.at(-1)?.events[0] as { pearl: number };
    expect(pearl.pearl).toBeGreaterThan(0);
    expect(answers.own).toMatchObject({ steps: [{}, {}, { events: [pearl] }] });
    expect(answers.other).toMatchObject({ steps: [{}, {}, { events: [{ ...pearl, pearl: 0 }] }] });
    // What only a seat knows comes with the steps; who watches hears as much of them as any other,
    // and nothing besides.
    const { privateView, ...heard } = answers.other as {
      readonly privateView?: { readonly hand: readonly number[] };
    };
    expect(privateView?.hand).toHaveLength(2);
    expect(answers.watching).toEqual(heard);
    expect(await ben.history(5)).toMatchObject({ steps: [{ seq: 5 }] });
  });
});

describe('the knowledge of a single seat', () => {
  const handOf = (client: TableClient): readonly number[] =>
    (client.privateView as { readonly hand: readonly number[] }).hand;

  test('comes with the welcome and with every step that changes it, to that seat alone', async () => {
    const { grant, ada, ben } = await twoPlaying(server);
    const eve = await server.sit({ matchId: grant.matchId });
    await throughOpening(ada, ben);
    expect([handOf(ada), handOf(ben)].map(({ length }) => length)).toEqual([2, 2]);
    expect(handOf(ada)).not.toEqual(handOf(ben));
    const before = handOf(ada);
    await ada.submit({ type: 'draw' });
    await ben.until(() => ben.table.seq === 3);
    await ada.until(() => ada.table.seq === 3);
    await eve.until(() => eve.table.seq === 3);
    expect(handOf(ada)).toEqual([
      ...before,
      (ada.steps.at(-1)?.events[0] as { readonly pearl: number }).pearl,
    ]);
    expect(ada.steps.at(-1)).toHaveProperty('privateView');
    // Nothing changed for Ben, and there is nothing for who watches.
    for (const client of [ben, eve]) expect(client.steps.at(-1)).not.toHaveProperty('privateView');
    expect(
      [eve.welcome, ...eve.steps].filter((message) => message && 'privateView' in message),
    ).toEqual([]);
    expect(JSON.stringify(eve.table.view)).not.toContain('hand"');
  });

  test('is there again after a new connection, and follows an undo', async () => {
    const { grant, ada, ben } = await twoPlaying(server);
    await throughOpening(ada, ben);
    const before = ada.privateView;
    await ada.submit(
      ada.prompt.legal.find((action) => (action as { type: string }).type === 'give'),
    );
    await ada.until(() => ada.table.seq === 3);
    expect(ada.privateView).toMatchObject({ give: handOf(ada)[0] });
    await ada.undo();
    await ada.until(() => ada.table.seq === 4);
    expect(ada.privateView).toEqual(before);
    const again = await server.sit(grant);
    expect(again.privateView).toEqual(before);
  });
});
