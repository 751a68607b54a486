import type { SeatGrant, SeatOfferAnswer, SeatOfferMessage } from '@atoll/protocol';
import type { TableClient } from '@atoll/test-client/table-client';
import { describe, expect, test } from '@jest/globals';
import {
  deserted,
  catalog,
  gone,
  MINUTE,
  playing,
  standIn,
  vote,
} from '../support/stand-in-voting.ts';
import { codesOf, DAY, openTimedServer } from '../support/timed-server.ts';

const timed = openTimedServer({ catalog });

const offer = (client: TableClient, what: SeatOfferMessage['do'], seat = 2) =>
  client.room.request('seatoffer', { do: what, seat }) as Promise<SeatOfferAnswer>;

async function secretFor(client: TableClient, seat = 2): Promise<string> {
  const answer = await offer(client, 'link', seat);
  if (!answer.ok || answer.secret === undefined) throw new Error(JSON.stringify(answer));
  return answer.secret;
}

const take = (matchId: string, secret: string, seat = 2): Promise<Response> =>
  timed.server.call('POST', `/api/matches/${matchId}/seat`, { seat, secret, name: 'Nora' });

/** Three people of whom the last is away, and the secret of the link to that seat. */
async function offered() {
  const { people, grants } = await deserted(timed, 3);
  const [ada, ben] = people as [TableClient, TableClient];
  const [{ matchId }] = grants as [SeatGrant];
  await offer(ada, 'propose');
  await offer(ben, 'agree');
  await ada.until(() => ada.table.seatOffer?.kind === 'agreed');
  return { ada, ben, grants, matchId, secret: await secretFor(ben) };
}

describe('the seat of an absent player', () => {
  test('goes to another person by a link that opens it once, with the consent of all', async () => {
    const { people, grants } = await deserted(timed, 3);
    const [ada, ben] = people as [TableClient, TableClient];
    const { matchId, token: old } = grants[2]!;
    const watcher = await timed.server.sit({ matchId });
    expect(codesOf(await offer(watcher, 'propose'))).toEqual(['not-seated']);
    expect(await offer(ada, 'propose')).toMatchObject({ ok: true });
    await ben.until(() => ben.table.seatOffer !== undefined);
    expect(ben.table.seatOffer).toMatchObject({
      ...{ kind: 'proposed', seat: 2, by: 0, voters: [0, 1], agreed: [0] },
    });
    expect(codesOf(await offer(ada, 'link'))).toEqual(['ask-others']);
    await offer(ben, 'agree');
    await ada.until(() => ada.table.seatOffer?.kind === 'agreed');
    const secret = await secretFor(ada);
    expect(await secretFor(ben)).toBe(secret);
    expect(codesOf(await offer(watcher, 'link'))).toEqual(['not-seated']);
    expect((await take(matchId, 'x'.repeat(43))).status).toBe(410);
    expect((await take(matchId, secret, 1)).status).toBe(410);

    const taken = await take(matchId, secret);
    expect(taken.status).toBe(201);
    const grant = (await taken.json()) as SeatGrant;
    const nora = await timed.server.sit(grant);
    await ada.until(() => ada.table.seats[2]?.name === 'Nora');
    expect(grant.seat).toBe(2);
    expect(ada.table.seatOffer).toBeUndefined();
    expect(await nora.submit({ type: 'keep' })).toMatchObject({ ok: true });
    expect((await take(matchId, secret)).status).toBe(410);
    await expect(timed.server.sit({ matchId, token: old })).rejects.toThrow(
      'gave this seat to another person',
    );
    const shown = [timed.server.logs.join(''), JSON.stringify([ada.table, watcher.table])].join('');
    expect(shown).not.toContain(secret);
    expect(shown).not.toContain(grant.token);
  });

  test('is given from a bot, which stops', async () => {
    const { people, grants } = await deserted(timed, 3);
    const [ada, ben] = people as [TableClient, TableClient];
    await vote(ada, 'propose', 2);
    await vote(ben, 'agree', 2);
    await ada.until(() => standIn(ada, 2) !== '');
    await offer(ada, 'propose');
    await offer(ben, 'agree');
    const answer = await take(grants[0]!.matchId, await secretFor(ada));
    const nora = await timed.server.sit((await answer.json()) as SeatGrant);
    await nora.until(() => nora.prompt.asked);
    expect(standIn(ada, 2)).toBe('');
  });

  test('stays offered after a restart, and given after another one', async () => {
    const { grants, matchId, secret } = await offered();
    await timed.close();
    await timed.open({ catalog });
    const ada = await timed.server.sit(grants[0]!);
    expect(ada.table.seatOffer).toMatchObject({ kind: 'agreed', seat: 2 });
    expect(await secretFor(ada)).toBe(secret);
    const grant = (await (await take(matchId, secret)).json()) as SeatGrant;
    await timed.close();
    await timed.open({ catalog });
    const nora = await timed.server.sit(grant);
    expect(nora.table.seats[2]).toMatchObject({ name: 'Nora', connected: true });
    await expect(timed.server.sit(grants[2]!)).rejects.toThrow('another person');
  });
});

describe('the link', () => {
  test('leads nowhere once the player is back, also after another absence', async () => {
    const { ada, grants, matchId, secret } = await offered();
    const cleo = await timed.server.sit(grants[2]!);
    expect((await take(matchId, secret)).status).toBe(410);
    await ada.until(() => ada.table.seatOffer === undefined);
    await cleo.leave();
    await gone(ada, 2);
    expect((await take(matchId, secret)).status).toBe(410);
    expect(codesOf(await offer(ada, 'link'))).toEqual(['offer-gone']);
  });

  test('leads nowhere once it is withdrawn, or its time is over', async () => {
    const one = await offered();
    expect(await offer(one.ben, 'withdraw')).toMatchObject({ ok: true });
    expect((await take(one.matchId, one.secret)).status).toBe(410);
    const other = await offered();
    timed.now += 3 * DAY;
    expect((await take(other.matchId, other.secret)).status).toBe(410);
    expect(codesOf(await offer(other.ada, 'link'))).toEqual(['offer-gone']);
  });
});

test('spectators with a delay do not see an offer, which would show for whom the match waits', async () => {
  const grants = [await timed.server.create({ seats: 2 })];
  const ada = await timed.server.sit(grants[0]!);
  const ben = await timed.server.sit(await timed.server.join(grants[0]!.code));
  await ada.change({ do: 'behind', turns: 2 });
  await ada.start();
  await ben.until(() => ben.prompt.asked);
  const watcher = await timed.server.sit({ matchId: grants[0]!.matchId });
  await ben.leave();
  await gone(ada, 1);
  timed.now += 15 * MINUTE;
  await offer(ada, 'propose', 1);
  await ada.until(() => ada.table.seatOffer?.kind === 'agreed');
  await ada.change({ do: 'pace', pace: 4000 });
  await watcher.until(() => watcher.table.pace === 4000);
  expect(watcher.table.seatOffer).toBeUndefined();
});

test('a seat is not offered while its player is there or just left, nor against a refusal', async () => {
  const { people } = await playing(timed, 3);
  const [ada, ben, cleo] = people as [TableClient, TableClient, TableClient];
  expect(codesOf(await offer(ada, 'propose'))).toEqual(['not-away']);
  expect(codesOf(await offer(ada, 'propose', 0))).toEqual(['own-seat']);
  await cleo.leave();
  await gone(ada, 2);
  expect(codesOf(await offer(ada, 'propose'))).toEqual(['just-left']);
  timed.now += MINUTE;
  await offer(ada, 'propose');
  expect(await offer(ben, 'refuse')).toMatchObject({ ok: true });
  await ada.until(() => ada.table.seatOffer === undefined);
  expect(codesOf(await offer(ada, 'propose'))).toEqual(['offer-asked']);
  expect(codesOf(await offer(ben, 'agree'))).toEqual(['offer-gone']);
});

describe('a single voter', () => {
  test('has to wait for 15 minutes', async () => {
    const { people } = await deserted(timed, 2);
    const [ada] = people as [TableClient];
    const early = await offer(ada, 'propose', 1);
    expect(early).toMatchObject({
      reasons: [{ code: 'just-left', details: { seconds: 14 * 60 } }],
    });
    timed.now += 14 * MINUTE;
    await offer(ada, 'propose', 1);
    await ada.until(() => ada.table.seatOffer?.kind === 'agreed');
  });

  test('who is left after the proposal waits just as long', async () => {
    const { people } = await deserted(timed, 3);
    const [ada, ben] = people as [TableClient, TableClient];
    await offer(ada, 'propose');
    await ben.leave();
    await gone(ada, 1);
    timed.now += MINUTE;
    await ada.change({ do: 'pace', pace: 4000 });
    await ada.until(() => ada.table.pace === 4000);
    expect(codesOf(await offer(ada, 'link'))).toEqual(['just-left']);
    timed.now += 13 * MINUTE;
    await offer(ada, 'propose');
    await ada.until(() => ada.table.seatOffer?.kind === 'agreed');
  });
});

test('a newcomer in the seat of the host leads no table, and has none of its lines', async () => {
  const { people, grants } = await playing(timed, 3);
  const [ada, ben, cleo] = people as [TableClient, TableClient, TableClient];
  await ada.change({ do: 'behind', turns: 2 });
  expect(await ada.room.request('say', { text: 'ada here' })).toMatchObject({ ok: true });
  await ada.leave();
  await gone(ben, 0);
  timed.now += MINUTE;
  await offer(ben, 'propose', 0);
  await offer(cleo, 'agree', 0);
  const answer = await take(grants[0]!.matchId, await secretFor(cleo, 0), 0);
  const nora = await timed.server.sit((await answer.json()) as SeatGrant);
  await ben.until(() => ben.table.host === 1);
  await ben.until(() => ben.unsaid.length === 1);
  expect(nora.welcome?.said ?? []).toEqual([]);
  expect(codesOf(await nora.change({ do: 'pace', pace: 0 }))).toEqual(['not-host']);
  expect(await ben.change({ do: 'pace', pace: 0 })).toMatchObject({ ok: true });
});

test('a seat whose bank is used up is not offered', async () => {
  const clock = { kind: 'bank', minutes: 1, seconds: 0, atZero: 'bot' } as const;
  const { ada, cleo } = await timed.opened(clock, 3);
  await ada.leave();
  await gone(cleo, 0);
  timed.now += 2 * MINUTE;
  expect(codesOf(await offer(cleo, 'propose', 0))).toEqual(['time-up']);
});
