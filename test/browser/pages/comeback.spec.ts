import { expect, test } from '../support/browser-test.ts';
import { awaitQuestion } from '../support/hands.ts';
import { hostWithBots } from '../support/new-table.ts';
import { quiet } from '../support/visitors.ts';
import type { Route } from 'playwright-core';

test('a table comes back by itself after its server was killed', async ({ server, newPage }) => {
  const mira = await newPage({
    settings: quiet,
    expected: [/ERR_CONNECTION/, /ERR_SOCKET/, /WebSocket/],
  });
  await mira.goto('/');
  await mira.getByLabel('Your name').fill('Mira');
  await mira.getByRole('button', { name: 'Create a table' }).click();
  await mira.getByRole('button', { name: 'Open the table' }).click();
  await mira.getByRole('heading', { name: 'Your table' }).waitFor();
  await server.kill();
  await mira.getByText('The connection is lost').waitFor();
  await server.resume();
  await mira.getByText('The connection is lost').waitFor({ state: 'detached' });
  await mira.getByRole('button', { name: 'Add bot to seat 2' }).click();
  await mira.getByRole('combobox', { name: /How well .* plays/ }).waitFor();
});

test('a choice made without a connection is shown as waiting, and is sent after that', async ({
  server,
  newPage,
}) => {
  const mira = await newPage({
    settings: quiet,
    expected: [/ERR_CONNECTION/, /ERR_SOCKET/, /WebSocket/],
  });
  await hostWithBots(mira, server.url, { game: 'atoll', seats: 2 });
  await awaitQuestion(mira);
  await mira.getByRole('button', { name: 'Pass round' }).click();
  const surely = mira.getByRole('button', { name: 'Yes, pass' });
  await surely.waitFor();
  await server.kill();
  await mira.getByText('The connection is lost').waitFor();
  await expect(mira.getByText('Your choice is sent after that')).toBeHidden();
  await surely.click();
  await mira.getByText('Your choice is sent after that').waitFor();
  await server.resume();
  await mira.getByText('The connection is lost').waitFor({ state: 'detached' });
  await mira.getByRole('log').getByText('You pass').first().waitFor();
});

test('a part of the page that a dying server did not send is fetched when it is back', async ({
  server,
  newPage,
}) => {
  const mira = await newPage({
    expected: [/ERR_CONNECTION/, /ERR_SOCKET/, /ERR_FAILED/, /ERR_EMPTY/, /WebSocket/],
  });
  const unsent: Route[] = [];
  const asked = mira.waitForRequest(/assets\/waiting-room-/);
  await mira.route(/assets\/waiting-room-/, (route) => void unsent.push(route));
  await mira.goto('/');
  await mira.getByLabel('Your name').fill('Mira');
  await mira.getByRole('button', { name: 'Create a table' }).click();
  await mira.getByRole('button', { name: 'Open the table' }).click();
  await asked;
  await server.kill();
  for (const route of unsent) await route.abort('connectionreset');
  await mira.unroute(/assets\/waiting-room-/);
  await mira.getByText('The connection is lost').waitFor();
  await server.resume();
  await mira.getByRole('heading', { name: 'Your table' }).waitFor();
  await mira.getByText('The connection is lost').waitFor({ state: 'detached' });
  await mira.getByRole('button', { name: 'Add bot to seat 2' }).click();
  await mira.getByRole('combobox', { name: /How well .* plays/ }).waitFor();
});

test('a page of an older version than the server is loaded anew when it misses a part', async ({
  newPage,
}) => {
  const mira = await newPage({ settings: quiet, expected: [/404/, /MIME type/] });
  await mira.route(/assets\/waiting-room-/, (route) => route.fulfill({ status: 404 }));
  await mira.route(/\?fresh$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Newer</h1>' }),
  );
  await mira.goto('/');
  await mira.getByLabel('Your name').fill('Mira');
  await mira.getByRole('button', { name: 'Create a table' }).click();
  await mira.getByRole('button', { name: 'Open the table' }).click();
  await mira.getByRole('heading', { name: 'Newer' }).waitFor();
});
