import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type {
  TournamentGrant,
  TournamentPairing,
  TournamentRequest,
  TournamentView,
} from '@atoll/protocol';
import type { TableClient } from '@atoll/test-client/table-client';
import { until } from '@atoll/test-client/waiting';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { changedDiveCatalog } from '../support/cluster/dive.ts';
import type { TestServerOptions } from '../support/test-server.ts';
import { codesOf, DAY, look, TimedServer } from '../support/timed-server.ts';

const MINUTE = 60_000;
const timed = new TimedServer();
const open = (options: TestServerOptions = {}): Promise<void> =>
  timed.open({ tournamentMs: 20, leastPaceMs: 0, ...options });
beforeEach(() => open());
afterEach(() => timed.close());
afterAll(() => timed.remove());

type MatchPairing = Extract<TournamentPairing, { readonly kind: 'match' }>;

const post = (route: string, body: object): Promise<Response> =>
  timed.server.call('POST', `/api/tournaments${route}`, body);

const create = async (change: Partial<TournamentRequest> = {}): Promise<TournamentGrant> => {
  const clock = { kind: 'bank', minutes: 5, seconds: 5, atZero: 'loss' } as const;
  const request = { game: 'dive', title: 'Reef cup', name: 'Ada', format: 'swiss', clock };
  return (await (await post('', { ...request, ...change })).json()) as TournamentGrant;
};
const join = async (id: string, name: string): Promise<TournamentGrant> =>
  (await (await post(`/${id}/join`, { name })).json()) as TournamentGrant;
const change = (grant: TournamentGrant, what: object): Promise<Response> =>
  post(`/${grant.id}/change`, { token: grant.token, ...what });
const view = async ({ id, token }: Partial<TournamentGrant>): Promise<TournamentView> =>
  (await (await post(`/${id}`, token ? { token } : {})).json()) as TournamentView;
const refusalOf = async (answer: Promise<Response>): Promise<readonly [number, string]> => {
  const response = await answer;
  return [response.status, ((await response.json()) as { error: { code: string } }).error.code];
};

/** Whether the match of a pairing exists; its table is open then. */
const isStored = async ({ matchId }: MatchPairing): Promise<boolean> =>
  (await timed.server.call('POST', `/api/matches/${matchId}/ensure`)).ok;

/** The match pairing of a player in the last round, once its table exists. */
async function ownPairing(grant: TournamentGrant, round: number): Promise<MatchPairing> {
  let found: MatchPairing | undefined;
  await until(async () => {
    const { rounds, own } = await view(grant);
    found = rounds[round]?.find(
      (pairing): pairing is MatchPairing =>
        pairing.kind === 'match' && pairing.players.includes(own ?? -1),
    );
    return found !== undefined && (await isStored(found));
  });
  return found as MatchPairing;
}

const sit = async (grant: TournamentGrant, round: number): Promise<TableClient> => {
  const { matchId } = await ownPairing(grant, round);
  return timed.server.sit({ matchId, token: grant.token });
};

const over = (grant: TournamentGrant): Promise<void> =>
  until(
    async () => (await view(grant)).state === 'over',
    () => timed.server.logs.slice(-5),
  );

/** Waits until the server has noted that the first match of a tournament exists. */
async function seen({ id }: TournamentGrant): Promise<void> {
  const store = openSqlite(timed.folder);
  await until(async () => {
    const [pairing] = (await store.tournaments.find(id))?.tournament.rounds[0] ?? [];
    return pairing?.kind === 'match' && pairing.begun === true;
  });
  await store.close();
}

/**
 * Plays every match of a player until the tournament is over: also the one that follows a draw in
 * the same round of a knock-out tournament.
 */
async function playAll(grant: TournamentGrant): Promise<void> {
  const played = new Set<string>();
  for (;;) {
    let next: MatchPairing | undefined;
    await until(async () => {
      const { state, rounds, own } = await view(grant);
      next = undefined;
      if (state === 'over') return true;
      next = rounds
        .at(-1)
        ?.find(
          (pairing): pairing is MatchPairing =>
            pairing.kind === 'match' &&
            pairing.players.includes(own ?? -1) &&
            !played.has(pairing.matchId),
        );
      return next !== undefined && (await isStored(next));
    });
    if (!next) return;
    played.add(next.matchId);
    const client = await timed.server.sit({ matchId: next.matchId, token: grant.token });
    expect(client.table).toMatchObject({ tournament: grant.id, hints: false });
    await client.playOn();
    await client.leave();
  }
}

describe('a tournament', () => {
  test('of two people and two bots runs by itself to its standings', async () => {
    const ada = await create({ format: 'knock-out' });
    const ben = await join(ada.id, 'Ben');
    for (let bot = 0; bot < 2; bot++) await change(ada, { do: 'bot', bot: 'random' });
    expect(await view({ id: ada.id })).toMatchObject({ state: 'open', host: false, rounds: [] });
    expect(await view(ben)).toMatchObject({ own: 1, host: false });
    const begun = (await (await change(ada, { do: 'start' })).json()) as TournamentView;
    expect(begun).toMatchObject({ state: 'playing', planned: 2, host: true });
    await Promise.all([playAll(ada), playAll(ben)]);
    await over(ada);
    const { standings, rounds, players } = await view({ id: ada.id });
    expect(rounds).toHaveLength(2);
    expect(players.map(({ kind }) => kind).toSorted()).toEqual(['bot', 'bot', 'person', 'person']);
    expect(standings.map(({ place }) => place)).toEqual([1, 2, 3, 3]);
    expect(await refusalOf(change(ada, { do: 'cancel' }))).toEqual([409, 'over']);
  });

  test('of bots alone is played without anybody at the tables', async () => {
    const host = await create({ hosting: 'watching', format: 'round-robin' });
    for (let bot = 0; bot < 3; bot++) await change(host, { do: 'bot', bot: 'random' });
    expect(await view(host)).not.toHaveProperty('own');
    await change(host, { do: 'start' });
    await over(host);
    const { rounds, standings } = await view(host);
    expect(rounds.map((round) => round.map(({ kind }) => kind))).toEqual(
      Array.from({ length: 3 }, () => ['bye', 'match']),
    );
    expect(standings.reduce((sum, { points }) => sum + points, 0)).toBe(6);
  });

  test('counts a player who does not come as beaten by the clock, also after a restart', async () => {
    const ada = await create();
    const ben = await join(ada.id, 'Ben');
    await change(ada, { do: 'start' });
    await ownPairing(ben, 0);
    await timed.close();
    await open();
    const client = await sit(ben, 0);
    await client.until(() => client.prompt.legal.length > 0);
    await client.submit({ type: 'keep' });
    timed.now += 6 * MINUTE;
    await look(client).catch(() => undefined);
    await over(ada);
    const { standings, players } = await view(ada);
    expect(players[standings[0]?.player ?? -1]).toMatchObject({ name: 'Ben' });
    expect(standings.map(({ points }) => points)).toEqual([1, 0]);
  });

  test('leaves nothing about its matches to the two players alone', async () => {
    const ada = await create();
    const ben = await join(ada.id, 'Ben');
    await change(ada, { do: 'start' });
    const client = await sit(ben, 0);
    const room = client.room;
    const answers = [
      await client.change({ do: 'handOver', seat: 0, bot: 'random' }),
      await client.change({ do: 'access', access: 'public' }),
      await room.request('pause', { do: 'propose', length: { kind: 'minutes', minutes: 10 } }),
      await room.request('revert', { do: 'ask', entry: 1 }),
      await client.change({ do: 'watchers', may: 'talk' }),
      await room.request('standin', { do: 'propose', seat: 0 }),
      await client.rematch({ do: 'agree' }),
    ];
    expect(answers.map(codesOf)).toEqual(answers.map(() => ['tournament-fixed']));
    expect(client.table.clock).toMatchObject({ atZero: 'loss' });
  });

  test('takes a request to join that is sent again as the same player', async () => {
    const { id, token } = await create();
    const own = 'b'.repeat(32);
    const again = async (name: string): Promise<readonly string[]> => {
      expect(await (await post(`/${id}/join`, { name, token: own })).json()).toEqual({
        ...{ id, token: own },
      });
      return (await view({ id })).players.map((player) => player.name);
    };
    expect(await again('Ben')).toEqual(['Ada', 'Ben']);
    expect(await again('Ben')).toEqual(['Ada', 'Ben']);
    expect(await again('Benno')).toEqual(['Ada', 'Benno']);
    const taken = post(`/${id}/join`, { name: 'Ada', token: own });
    expect(await refusalOf(taken)).toEqual([409, 'name-taken']);
    const other = post(`/${id}/join`, { name: 'Benno', token: 'c'.repeat(32) });
    expect(await refusalOf(other)).toEqual([409, 'name-taken']);
    await change({ id, token }, { do: 'start' });
    expect((await again('Cleo')).toSorted()).toEqual(['Ada', 'Benno']);
    expect((await post(`/${id}/join`, { name: 'Cleo', token: 'short' })).status).toBe(400);
  });

  test('lets the host remove a player while it runs', async () => {
    const ada = await create({ format: 'round-robin' });
    const ben = await join(ada.id, 'Ben');
    await change(ada, { do: 'start' });
    const { players, own = -1 } = await view(ben);
    const removed = await change(ada, { do: 'remove', player: own, name: 'Ben' });
    expect(removed.status).toBe(200);
    expect(players[own]).toMatchObject({ name: 'Ben', left: false });
    expect((await view(ada)).players[own]).toMatchObject({ name: 'Ben', left: true });
  });

  test('counts a match that is deleted before its end as drawn, and says so', async () => {
    const ada = await create({ format: 'knock-out' });
    const ben = await join(ada.id, 'Ben');
    await change(ada, { do: 'start' });
    await seen(ada);
    const { matchId, players } = await ownPairing(ada, 0);
    const other = openSqlite(timed.folder);
    expect(await other.delete(matchId)).toBe(true);
    await other.close();
    await until(async () => (await ownPairing(ada, 0)).matchId !== matchId);
    const again = await ownPairing(ada, 0);
    expect(again).toMatchObject({ drawn: [matchId], deleted: [matchId] });
    expect(again.players).toEqual(players.toReversed());
    await Promise.all([playAll(ada), playAll(ben)]);
    expect((await view(ada)).standings.map(({ place }) => place)).toEqual([1, 2]);
  });

  test('ends once nothing has happened in it for 30 days', async () => {
    const playing = async (): Promise<TournamentGrant> => {
      const clock = { kind: 'days', days: 14, atZero: 'loss' } as const;
      const ada = await create({ clock });
      await join(ada.id, 'Ben');
      await change(ada, { do: 'start' });
      await seen(ada);
      return ada;
    };
    await timed.close();
    await open({ catalog: changedDiveCatalog });
    const active = await playing();
    timed.now += DAY;
    const quiet = await playing();
    timed.now += 4 * DAY;
    const client = await sit(active, 0);
    await client.until(() => client.prompt.legal.length > 0);
    expect(await client.submit({ type: 'keep' })).toMatchObject({ ok: true });
    await timed.close();
    // With older rules this server cannot go on with the matches: both tournaments hang.
    await open();
    const bots = await create({ hosting: 'watching', format: 'round-robin' });
    for (let bot = 0; bot < 2; bot++) await change(bots, { do: 'bot', bot: 'random' });
    await change(bots, { do: 'start' });
    await over(bots);
    timed.now += 27 * DAY;
    await until(async () => (await view(quiet)).state !== 'playing');
    expect(await view(quiet)).toMatchObject({ state: 'cancelled', quiet: true });
    expect(await view(active)).toMatchObject({ state: 'playing' });
  });

  test('says what is wrong with a request', async () => {
    const { id, token } = await create();
    const grant = { id, token };
    expect(await refusalOf(change(grant, { do: 'start' }))).toEqual([409, 'too-few']);
    expect(await refusalOf(post(`/${id}/join`, { name: 'Ada' }))).toEqual([409, 'name-taken']);
    const ben = await join(id, 'Ben');
    expect(await refusalOf(change(ben, { do: 'start' }))).toEqual([403, 'not-host']);
    expect(await refusalOf(change(grant, { do: 'bot', bot: 'x' }))).toEqual([409, 'unknown-bot']);
    expect(await refusalOf(change(grant, { do: 'remove', player: 9, name: 'Eve' }))).toEqual([
      409,
      'no-such-player',
    ]);
    expect((await change(ben, { do: 'leave' })).status).toBe(200);
    expect(await refusalOf(change(ben, { do: 'leave' }))).toEqual([409, 'not-player']);
    expect(await refusalOf(post(`/${'x'.repeat(20)}`, {}))).toEqual([404, 'unknown-tournament']);
    expect((await change(grant, { do: 'cancel' })).status).toBe(200);
    expect(await view(grant)).toMatchObject({ state: 'cancelled' });
    expect(await refusalOf(post(`/${id}/join`, { name: 'Cleo' }))).toEqual([409, 'over']);
    const wrong = [
      { rounds: 3, format: 'knock-out' },
      { clock: { kind: 'none' } },
      { game: 'chess' },
      { format: 'ladder' },
    ];
    for (const each of wrong) {
      const body = { game: 'dive', title: 'Cup', name: 'Ada', format: 'swiss', ...each };
      const clock = { kind: 'bank', minutes: 5, seconds: 5, atZero: 'loss' };
      expect((await post('', { clock, ...body })).status).toBe(400);
    }
  });
});
