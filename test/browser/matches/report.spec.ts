import { expect, test } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { hostWithBots } from '../support/new-table.ts';
import { layMatches } from '../support/played-match.ts';

test('a problem is packed by keys on a small phone, and tells the moment', async ({
  server,
  newPage,
}) => {
  const { url } = server;
  const mira = await newPage({ settings: quiet, viewport: phone });
  await hostWithBots(mira, url, { game: 'atoll', seats: 2 });
  const matchId = new URL(mira.url()).pathname.split('/').at(-1);
  const [seat] = JSON.parse(
    await mira.evaluate(() => localStorage.getItem('atoll.seats') ?? '[]'),
  ) as { readonly token: string }[];

  await mira.getByRole('button', { name: 'Menu' }).focus();
  await mira.keyboard.press('Enter');
  await mira.getByRole('button', { name: 'Something is wrong here' }).focus();
  await mira.keyboard.press('Enter');
  const report = mira.getByRole('dialog', { name: 'Something is wrong here' });
  const text = await report.getByRole('textbox', { name: 'The report' }).inputValue();
  expect(JSON.parse(text)).toMatchObject({
    match: matchId,
    moment: expect.stringContaining(`${url}/replay/${matchId}?at=`),
    status: 'live',
    table: { game: 'atoll', phase: 'playing' },
  });
  expect(text).not.toContain(seat?.token);
  expect(await barriers(mira)).toEqual([]);
  const saved = mira.waitForEvent('download');
  await report.getByRole('link', { name: 'Save it as a file' }).click();
  expect((await saved).suggestedFilename()).toBe(`atoll-${matchId}-report.json`);
});

test('one key packs a problem at a table and in a replay, is listed, and does nothing during typing', async ({
  server,
  newPage,
}) => {
  const { url } = server;
  const [[path = ''] = [], [over = ''] = []] = await layMatches(server, [
    { names: ['Mira', 'Jonas'], seed: 'replay', entries: 20 },
    { names: ['Mira', 'Jonas'], seed: 'replay' },
  ]);
  const mira = await newPage({ settings: quiet });
  const report = mira.getByRole('dialog', { name: 'Something is wrong here' });
  const text = async (): Promise<string> =>
    report.getByRole('textbox', { name: 'The report' }).inputValue();
  await mira.goto(`${url}${path}`);
  await mira.locator('.at-surface[data-ready=true]').waitFor();
  await mira.keyboard.press('!');
  expect(JSON.parse(await text())).toMatchObject({ status: 'live', table: { phase: 'playing' } });
  expect(await barriers(mira)).toEqual([]);
  await mira.keyboard.press('Escape');
  await report.waitFor({ state: 'detached' });
  await mira.keyboard.press('?');
  const keys = mira.getByRole('dialog');
  await keys.getByText('collect what is wrong here').waitFor();
  // a dialog that is open has its own keys: the report, which is loaded by now, would lie over it
  await mira.keyboard.press('!');
  await mira.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });

  const id = /^\/m\/([^#/]+)/.exec(over)?.[1] ?? '';
  await mira.goto(`${url}/replay/${id}?at=31`);
  await mira.locator('.at-surface[data-ready=true]').waitFor();
  await mira.getByRole('button', { name: 'To the start' }).focus();
  await mira.keyboard.press('!');
  expect(JSON.parse(await text())).toMatchObject({
    match: id,
    // behind a checkpoint, the log has more entries than actions
    moment: `${url}/replay/${id}?at=31`,
  });
  await mira.keyboard.press('Escape');
  await report.waitFor({ state: 'detached' });
  await mira.waitForFunction(
    () => document.activeElement?.getAttribute('aria-label') === 'To the start',
  );
  // the list of speeds takes letters itself
  await mira.getByLabel('Speed').focus();
  await mira.keyboard.press('!');
  expect(await report.count()).toBe(0);
});
