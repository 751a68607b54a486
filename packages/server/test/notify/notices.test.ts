import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { SeatGrant } from '@atoll/protocol';
import { kindOf, type ProbeAction, type ProbePrivateView } from '@atoll/game-probe';
import { diveCatalog } from '../support/cluster/dive.ts';
import { Device, SECRET } from '../support/notifications.ts';
import { openServer } from '../support/open-server.ts';
import { unreleased } from '@atoll/catalog/unreleased';
import { PushService } from '../support/push-service.ts';
import { Receiver } from '../support/receiver.ts';
import type { TableClient } from '@atoll/test-client/table-client';
import { throughOpening } from '../support/test-server.ts';
import { until } from '@atoll/test-client/waiting';

const env = { NOTIFY_AFTER: '0.05', NOTIFY_LOOPBACK: 'on' };
const catalog = { ...diveCatalog, ...unreleased };
const open = openServer({ env, catalog, retriesMs: [0, 0] });
let push: PushService;
const receivers: Receiver[] = [];

beforeAll(async () => {
  push = await PushService.open();
});
afterEach(async () => {
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
});
afterAll(() => push.close());

const device = (): Device => new Device(() => open.server.address);

async function receiver(...replies: readonly number[]): Promise<Receiver> {
  const left = [...replies];
  const opened = await Receiver.open(() => ({ status: left.shift() ?? 204 }));
  receivers.push(opened);
  return opened;
}

interface Pair {
  readonly grants: readonly [SeatGrant, SeatGrant];
  readonly ada: TableClient;
  readonly ben: TableClient;
}

/** Two people at a table that waits for its start. */
async function twoWaiting(): Promise<Pair> {
  const grant = await open.server.create();
  const ada = await open.server.sit(grant);
  const second = await open.server.join(grant.code);
  return { grants: [grant, second], ada, ben: await open.server.sit(second) };
}

/** A match in which it is Ada's turn. */
async function adasTurn(): Promise<Pair> {
  const pair = await twoWaiting();
  await pair.ada.start();
  await pair.ben.until(() => pair.ben.prompt.asked);
  await throughOpening(pair.ada, pair.ben);
  return pair;
}

const abouts = ({ received }: Receiver): readonly unknown[] => received.map(({ about }) => about);

describe('an absent player', () => {
  test('is told once by webhook, signed, that it is their turn, and what the match is', async () => {
    const hook = await receiver();
    const { grants, ada, ben } = await adasTurn();
    expect(await device().byWebhook(`${hook.address}/hook?a=b`, grants[1])).toEqual({
      push: [],
      webhook: [grants[1].matchId],
    });
    await ben.leave();
    await ada.submit({ type: 'rest' });
    await hook.until(1);
    const { matchId } = grants[0];
    const link = `${open.server.address}/m/${matchId}`;
    const words = `Your turn: Dive. The match waits for you, Ben. ${link}`;
    expect(hook.received[0]).toEqual({
      version: 1,
      about: 'turn',
      match: matchId,
      game: { id: 'dive', name: 'Dive' },
      seat: { number: 1, name: 'Ben' },
      at: expect.any(Number),
      link,
      content: words,
      text: words,
    });
    const [{ path, headers, body }] = hook.got as [(typeof hook.got)[0]];
    expect(path).toBe('/hook?a=b');
    const [, seconds = '', code] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['atoll-signature'])) ?? [];
    expect(Math.abs(Date.now() / 1000 - Number(seconds))).toBeLessThan(60);
    const expected = createHmac('sha256', SECRET).update(`${seconds}.${body.toString()}`);
    expect(code).toBe(expected.digest('hex'));
  });

  test('is told in the language of the page that asked', async () => {
    const hook = await receiver();
    const { grants, ada, ben } = await adasTurn();
    const { matchId, token } = grants[1];
    const target = { kind: 'webhook', url: hook.address, secret: SECRET };
    const asked = { seats: [{ matchId, token }], target, language: 'cs' };
    expect((await device().put(asked)).status).toBe(200);
    await ben.leave();
    await ada.submit({ type: 'rest' });
    await hook.until(1);
    expect(hook.received[0]).toMatchObject({
      text: expect.stringMatching(/^Jsi na tahu: Dive\. Ben, partie čeká na tebe\. http/),
    });
  });

  test('hears of each question once, until they were back, and then of the end', async () => {
    const hook = await receiver();
    const { grants, ada, ben } = await adasTurn();
    for (const held of grants) await device().byWebhook(hook.address, held);
    await ben.leave();
    await ada.submit({ type: 'rest' });
    await hook.until(1);
    const back = await open.server.sit(grants[1]);
    await back.until(() => back.prompt.asked);
    await back.submit({ type: 'rest' });
    await ada.until(() => ada.prompt.asked);
    await back.leave();
    await ada.submit({ type: 'rest' });
    await hook.until(2);
    // who sits at the table is told nothing, whatever is asked of them
    expect(
      hook.received.map(({ about, seat }) => [about, (seat as { name: string }).name]),
    ).toEqual([
      ['turn', 'Ben'],
      ['turn', 'Ben'],
    ]);
    await ada.room.request('concede', { bot: 'random' });
    await hook.until(3);
    expect(abouts(hook)).toEqual(['turn', 'turn', 'over']);
    expect(await open.server.call('GET', '/metrics').then((answer) => answer.text())).toMatch(
      /atoll_notices_total\{result="delivered"\} \d/,
    );
  });

  test('is told that the match began, wherever they sit by then', async () => {
    const hook = await receiver();
    const grant = await open.server.create({ seats: 3 });
    const ada = await open.server.sit(grant);
    await open.server.join(grant.code, 'Cleo');
    const third = await open.server.join(grant.code);
    for (const held of [third, grant]) await device().byWebhook(hook.address, held);
    expect(await ada.change({ do: 'open', seat: 1 })).toMatchObject({ ok: true });
    expect(await ada.start()).toMatchObject({ ok: true });
    await hook.until(1);
    // in this game all are asked at once
    expect(hook.received).toMatchObject([{ about: 'turn', seat: { number: 1, name: 'Ben' } }]);
  });

  test('is told of an offer out of turn that they can answer', async () => {
    const hook = await receiver();
    const { ada, ben, second, offer } = await anOffer();
    await device().byWebhook(hook.address, second);
    await ben.leave();
    expect(await ada.submit(offer)).toMatchObject({ ok: true });
    await hook.until(1);
    expect(abouts(hook)).toEqual(['aside']);
  });

  test('reads an encrypted message in their browser, from a server that proves who it is', async () => {
    const { grants, ada, ben } = await adasTurn();
    const browser = push.subscribe();
    const mine = device();
    await mine.subscribe({ kind: 'push', ...browser }, grants[1]);
    await ben.leave();
    await ada.submit({ type: 'rest' });
    await push.until(1);
    expect(push.refused).toEqual([]);
    expect(push.read(browser)).toEqual([
      {
        title: 'Your turn: Dive',
        body: 'The match waits for you, Ben.',
        path: `/m/${grants[1].matchId}`,
        tag: grants[1].matchId,
      },
    ]);
    const key = (await (await open.server.call('GET', '/api/push-key')).json()) as { key: string };
    expect([...push.writers]).toEqual([key.key]);

    // the browser takes its permission back: from then on nothing is sent there
    push.end(browser);
    const back = await open.server.sit(grants[1]);
    await back.submit({ type: 'rest' });
    await ada.until(() => ada.prompt.asked);
    await back.leave();
    await ada.submit({ type: 'rest' });
    await push.until(2);
    await expect(untilSubscribed(mine, 0)).resolves.toBeUndefined();
  });
});

/** A match in which Ada may offer something that Ben can answer; cards are dealt until there is. */
async function anOffer() {
  for (;;) {
    const grant = await open.server.create({ game: 'probe', seats: 2 });
    const ada = await open.server.sit(grant);
    const second = await open.server.join(grant.code);
    const ben = await open.server.sit(second);
    await ada.start();
    await Promise.all([ada, ben].map((client) => client.until(() => client.prompt.asked)));
    for (const client of [ada, ben]) await client.submit(client.prompt.legal[0]);
    const actions = (): readonly ProbeAction[] => ada.prompt.legal as readonly ProbeAction[];
    await ada.until(() => actions().some(({ type }) => type === 'offer'));
    await ben.until(() => (ben.steps.at(-1)?.seq ?? 0) >= 2);
    const { hand } = ben.privateView as ProbePrivateView;
    const kinds = hand.map(kindOf);
    const offer = actions().find((each) => each.type === 'offer' && kinds.includes(each.kind));
    if (offer) return { ada, ben, second, offer };
  }
}

/** Resolves when a device is told of so many matches. */
async function untilSubscribed(of: Device, count: number): Promise<void> {
  let subscriptions = await of.subscriptions();
  await until(
    async () => {
      subscriptions = await of.subscriptions();
      return subscriptions.push.length + subscriptions.webhook.length === count;
    },
    () => JSON.stringify(subscriptions),
  );
}

describe('a receiver', () => {
  test('that fails is tried again, and given up after the last try', async () => {
    const failing = await receiver(503, 429, 500, 500);
    const { grants, ada, ben } = await adasTurn();
    const mine = device();
    await mine.byWebhook(failing.address, grants[1]);
    await ben.leave();
    await ada.submit({ type: 'rest' });
    await failing.until(3);
    const back = await open.server.sit(grants[1]);
    await back.submit({ type: 'rest' });
    await ada.until(() => ada.prompt.asked);
    await back.leave();
    await ada.submit({ type: 'rest' });
    await failing.until(5);
    // three tries of the first question, two of the second
    expect(failing.got).toHaveLength(5);
    expect((await mine.subscriptions()).webhook).toHaveLength(1);
  });

  test('is not followed elsewhere, and not tried again when it refuses', async () => {
    const elsewhere = await receiver();
    const headers = { location: elsewhere.address };
    const statuses = [302, 400];
    const hook = await Receiver.open(() => ({ status: statuses.shift() ?? 204, headers }));
    receivers.push(hook);
    const { grants, ada, ben } = await adasTurn();
    await device().byWebhook(hook.address, grants[1]);
    for (const [turn, last] of [ben, ada].entries()) {
      const client = turn === 0 ? ben : await open.server.sit(grants[1]);
      if (last === ada) {
        await client.submit({ type: 'rest' });
        await ada.until(() => ada.prompt.asked);
      }
      await client.leave();
      await ada.submit({ type: 'rest' });
      await hook.until(turn + 1);
    }
    expect(hook.got).toHaveLength(2);
    expect(elsewhere.got).toEqual([]);
  });

  test('that is gone ends the subscription; a token that was replaced does too', async () => {
    const hook = await receiver(410);
    const { grants, ada, ben } = await adasTurn();
    const [mine, other] = [device(), device()];
    await mine.byWebhook(hook.address, grants[1]);
    await ben.leave();
    await ada.submit({ type: 'rest' });
    await hook.until(1);
    await untilSubscribed(mine, 0);

    const back = await open.server.sit(grants[1]);
    await other.byWebhook(hook.address, grants[1]);
    const token = 'another-token-of-the-same-seat-1';
    expect(await back.change({ do: 'token', token })).toMatchObject({ ok: true });
    await back.leave();
    await untilSubscribed(other, 0);
    expect(hook.got).toHaveLength(1);
  });
});

test('the log names no address, no name and no secret', () => {
  const log = open.server.logs.join('');
  expect(log).not.toMatch(/"level":50/);
  for (const secret of [SECRET, '/hook', '/send/', 'Ben', 'vapid t='])
    expect(log).not.toContain(secret);
});
