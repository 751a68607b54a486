import { describe, expect, test } from '@jest/globals';
import { JsonClient } from '@atoll/test-client/json-client';
import { openServer } from '../support/open-server.ts';
import { throughOpening, twoPlaying } from '../support/test-server.ts';

const house = openServer();

const enter = (grant: { readonly matchId: string; readonly token?: string }) =>
  JsonClient.enter(house.server.address, grant);

describe('a connection that speaks JSON', () => {
  test('is told what another is told, and plays a match with it', async () => {
    const grant = await house.server.create();
    const ada = await house.server.sit(grant);
    const taken = await house.server.join(grant.code, 'Nemo');
    const nemo = await enter(taken);
    expect(nemo.of('welcome')[0]).toMatchObject({
      seat: 1,
      host: false,
      seq: 0,
      table: { phase: 'waiting', game: 'dive' },
    });
    expect(await nemo.ask('seats', { do: 'program', program: true })).toMatchObject({ ok: true });
    await ada.until(() => ada.table.seats[1]?.program === true);
    await ada.start();
    await Promise.all([
      nemo.until(() => nemo.of('welcome').length > 1),
      ada.until(() => ada.prompt.legal.length > 0),
    ]);
    const { prompt } = nemo.of('welcome').at(-1)!;
    expect(prompt.asked).toBe(true);
    await ada.submit({ type: 'keep' });
    await nemo.until(() => nemo.of('step').length === 1);
    const [step] = nemo.of('step');
    expect(step).toMatchObject({ seq: 1, after: 0, seat: 0, id: '', undone: 0 });
    const act = { id: 'nemo-0001', basedOn: step!.prompt.question, action: { type: 'keep' } };
    const answer = await nemo.ask('submit', act);
    expect(answer).toMatchObject({ ok: true, seq: 2 });
    expect(await nemo.ask('submit', act)).toMatchObject({ ok: true, seq: 2 });
    await ada.until(() => ada.steps.length === 2);
    expect(nemo.of('step').at(-1)).toMatchObject({
      events: ada.steps.at(-1)?.events,
      id: 'nemo-0001',
    });
    // The state of a step comes before it.
    const kinds = nemo.messages.map(({ type }) => type);
    expect(kinds.lastIndexOf('table')).toBeLessThan(kinds.lastIndexOf('step'));
    expect(nemo.table).toEqual(ada.table);
    expect(await nemo.ask('history', { from: 1 })).toMatchObject({
      ok: true,
      steps: [{ seq: 1 }, { seq: 2 }],
    });
  });

  test('takes the seat from another connection, and watches without a token', async () => {
    const { grant, ada, ben } = await twoPlaying(house.server);
    await throughOpening(ada, ben);
    const program = await enter(grant);
    await ada.until(() => ada.closed === 4101);
    expect(program.of('welcome')[0]).toMatchObject({ seat: 0, prompt: { asked: true } });
    const watcher = await enter({ matchId: grant.matchId });
    expect(watcher.of('welcome')[0]).toMatchObject({ seat: -1, prompt: { legal: [] }, code: '' });
    expect(watcher.of('welcome')[0]?.privateView).toBeUndefined();
    await program.until(() => program.table?.watchers === 1);
  });

  test('reads the prompt under its old name too', async () => {
    const { grant, ada, ben } = await twoPlaying(house.server);
    const program = await enter(grant);
    await ada.until(() => ada.closed === 4101);
    const [welcome] = program.of('welcome');
    expect(welcome).toMatchObject({ duty: welcome?.prompt });
    const act = { id: 'nemo-0001', basedOn: 99, action: { type: 'keep' } };
    const refused = await program.ask('submit', act);
    expect(refused).toMatchObject({ ok: false, prompt: welcome?.prompt, duty: welcome?.prompt });
    await ben.submit({ type: 'keep' });
    await program.until(() => program.of('step').length === 1);
    const [step] = program.of('step');
    expect(step).toMatchObject({ duty: step?.prompt });
  });

  test('is refused with words', async () => {
    const { matchId } = await house.server.create();
    await expect(enter({ matchId, token: 'x'.repeat(32) })).rejects.toThrow('unknown-token');
    await expect(enter({ matchId: 'd9xQm0cT1w-7bTt4ElVQ' })).rejects.toThrow('unknown-match');
    const watcher = await enter({ matchId });
    expect(await watcher.ask('dance')).toMatchObject({
      ok: false,
      reasons: [
        { code: 'malformed', details: { message: expect.stringContaining('submit, undo') } },
      ],
    });
    expect(await watcher.ask('json', {})).toMatchObject({ ok: false });
    expect(await watcher.ask('seats', { do: 'takeBack' })).toMatchObject({
      reasons: [{ code: 'not-seated' }],
    });
  });

  test.each([
    ['no JSON', 'hello', 'not a text of JSON'],
    ['no request', '[]', 'expected object'],
    ['a name that is none', '{"request":"__proto__","n":1}', 'request'],
    ['a field too many', '{"request":"start","n":1,"more":1}', 'more'],
  ])('ends at a text that is %s, and says why', async (_what, text, why) => {
    const { matchId } = await house.server.create();
    const client = await enter({ matchId });
    client.socket.send(text);
    await client.until(() => client.closed !== undefined);
    expect(client.of('error')[0]?.message).toContain(why);
    expect(client.closed).toBe(4002);
  });

  test('ends at a body that is too deep', async () => {
    const { matchId } = await house.server.create();
    const client = await enter({ matchId });
    const body = `${'['.repeat(4000)}${']'.repeat(4000)}`;
    client.socket.send(`{"request":"submit","n":1,"body":${body}}`);
    await client.until(() => client.closed !== undefined);
    expect(client.closed).toBe(4002);
  });

  test('is refused to a connection that began with frames', async () => {
    const { grant, ada } = await twoPlaying(house.server);
    ada.room.send('json', { request: 'start', n: 1 });
    await ada.until(() => ada.closed !== undefined);
    expect(ada.closed).toBe(4002);
    expect((await house.server.sit(grant)).table.phase).toBe('playing');
  });
});
