import { expect, test } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { CUT, isKept, until } from '../support/kept-program.ts';
import { layMatches } from '../support/played-match.ts';

test('a replay that was seen once is there without a network, in the language of the page', async ({
  server,
  newPage,
}) => {
  const [[path = ''] = []] = await layMatches(server, [
    { names: ['Mira', 'Jonas'], seed: 'offline', options: {} },
  ]);
  const id = /^\/m\/([^#/]+)/.exec(path)?.[1] ?? '';
  const page = await newPage({
    ...{ viewport: phone, locale: 'de-DE', keeps: 'program', expected: CUT },
    settings: quiet,
  });
  await page.goto('/');
  await until(() => isKept(page));
  await page.goto(`/replay/${id}`);
  const range = page.getByRole('slider', { name: 'Stelle in der Partie' });
  await page.locator('.at-surface[data-ready=true]').waitFor();
  const end = await range.inputValue();
  expect(Number(end)).toBeGreaterThan(40);

  await page.context().setOffline(true);
  await server.kill();
  await page.reload();
  await page.locator('.at-surface[data-ready=true]').waitFor();
  expect(await range.inputValue()).toBe(end);
  await range.focus();
  await page.keyboard.press('Home');
  expect(await range.inputValue()).toBe('0');
  await page.getByRole('button', { name: 'Eine Runde weiter' }).click();
  expect(Number(await range.inputValue())).toBeGreaterThan(5);
  expect(await barriers(page)).toEqual([]);
  await server.resume();
});
