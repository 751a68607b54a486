import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { SeatGrant } from '@atoll/protocol';
import { previewTags } from '../../src/http/page-preview.ts';
import { dataFolder, TestServer, throughOpening, twoPlaying } from '../support/test-server.ts';

const folder = dataFolder();
let server: TestServer;

beforeAll(async () => {
  const clientFolder = path.join(folder.path, 'client');
  mkdirSync(clientFolder);
  writeFileSync(path.join(clientFolder, 'index.html'), '<head><title>the page</title></head>');
  server = await TestServer.open(folder.path, { clientFolder, limits: 'on' });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

/** The properties that a messenger reads in a page. */
async function shownOf(page: string): Promise<Readonly<Record<string, string>>> {
  const answer = await server.call('GET', page);
  const text = await answer.text();
  expect(text).toContain('<title>the page</title>');
  const tags = text.matchAll(/<meta property="og:(?<name>[\w:]+)" content="(?<content>[^"]*)"/g);
  return Object.fromEntries(
    [...tags].map(({ groups }) => [groups?.['name'] ?? '', groups?.['content'] ?? '']),
  );
}

const platform = expect.objectContaining({ title: 'Atoll' });

async function longCodeOf(grant: SeatGrant): Promise<string> {
  return (await server.sit(grant)).welcome?.longCode ?? '';
}

test('the link of an invitation tells who invites to which game', async () => {
  const grant = await server.create({ name: 'Ada & <Co>', seats: 3 });
  const shown = await shownOf(`/j/${await longCodeOf(grant)}`);
  expect(shown).toMatchObject({
    title: 'Ada &amp; &lt;Co&gt; invites you to Dive',
    description: '2 of 3 seats open. Nobody needs an account.',
    image: `${server.address}/art/preview.jpg`,
  });
});

test('a short code, which can be guessed, tells nothing', async () => {
  const { code } = await server.create();
  expect(await shownOf(`/j/${code}`)).toEqual(platform);
});

test('the link of a match tells who plays, and that it is over', async () => {
  const grant = await server.create();
  const ada = await server.sit(grant);
  await server.join(grant.code);
  expect(await shownOf(`/m/${grant.matchId}`)).toMatchObject({
    title: 'Ada invites you to Dive',
    description: 'Every seat is taken. Nobody needs an account.',
  });
  await ada.start();
  for (const kind of ['m', 'w', 'replay'])
    expect(await shownOf(`/${kind}/${grant.matchId}`)).toMatchObject({
      title: 'Dive: Ada and Ben',
      description: 'A match is being played.',
    });
});

test('the link of a moment says which', async () => {
  const { grant, ada, ben } = await twoPlaying(server);
  await throughOpening(ada, ben);
  expect(await shownOf(`/replay/${grant.matchId}?at=7`)).toMatchObject({
    description: 'A match is being played.',
  });
  await Promise.all([ada.playOn(), ben.playOn()]);
  const picture = `/api/matches/${grant.matchId}/picture`;
  for (const query of ['', '?at=7'])
    expect(await shownOf(`/replay/${grant.matchId}${query}`)).toMatchObject({
      image: `${server.address}${picture}${query}`,
    });
  const shown = async (query: string): Promise<string | undefined> =>
    (await shownOf(`/replay/${grant.matchId}${query}`))['description'];
  await expect(shown('?at=7&seat=1')).resolves.toBe(
    'A finished match, as it stood after 7 actions.',
  );
  await expect(shown('?at=1')).resolves.toBe('A finished match, as it stood after 1 action.');
  for (const query of ['', '?at=x', '?at=7&at=8'])
    await expect(shown(query)).resolves.toBe('A finished match, to be looked at again.');
});

test.each(['/', '/rules/dive', '/m/unknown', '/m/0123456789abcdef', '/m/a/b', '/j/nonsense'])(
  '%s shows the platform',
  async (page) => {
    expect(await shownOf(page)).toEqual(platform);
  },
);

test('a client that asks too often gets the page without a preview', async () => {
  const page = `/w/${(await server.create()).matchId}`;
  const asked = await Promise.all(Array.from({ length: 260 }, () => server.call('GET', page)));
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await shownOf(page)).toEqual({});
});

test('no name becomes a tag', () => {
  const tags = previewTags({ title: '"><script>', text: '' }, 'https://x.example"><script>');
  expect(tags).not.toContain('<script>');
  expect(tags).toContain('content="&quot;&gt;&lt;script&gt;"');
});
