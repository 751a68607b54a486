import { expect, test } from '@jest/globals';
import { phone, quiet } from '../support/audience.ts';
import { barriers } from '../support/barriers.ts';
import { openHouse } from '../support/house.ts';
import { CUT, isKept, until } from '../support/kept-program.ts';
import { takePicture } from '../support/picture.ts';
import { layMatches } from '../support/played-match.ts';

const house = openHouse();

test('a replay that was seen once is there without a network, in the language of the page', async () => {
  const [[path = ''] = []] = await layMatches(house.server, [
    { names: ['Mira', 'Jonas'], seed: 'offline', options: {} },
  ]);
  const id = /^\/m\/([^#/]+)/.exec(path)?.[1] ?? '';
  const page = await house.audience.person({
    ...{ viewport: phone, locale: 'de-DE', keeps: 'program', expected: CUT },
    settings: quiet,
  });
  await page.goto(house.server.url);
  await until(() => isKept(page));
  await page.goto(`${house.server.url}/replay/${id}`);
  const range = page.getByRole('slider', { name: 'Stelle in der Partie' });
  await page.locator('.at-surface[data-ready=true]').waitFor();
  const end = await range.inputValue();
  expect(Number(end)).toBeGreaterThan(40);

  await page.context().setOffline(true);
  await house.server.kill();
  await page.reload();
  await page.locator('.at-surface[data-ready=true]').waitFor();
  expect(await range.inputValue()).toBe(end);
  await range.focus();
  await page.keyboard.press('Home');
  expect(await range.inputValue()).toBe('0');
  await page.getByRole('button', { name: 'Eine Runde weiter' }).click();
  expect(Number(await range.inputValue())).toBeGreaterThan(5);
  expect(await barriers(page)).toEqual([]);
  await takePicture(page, 'replay-offline');
  await house.server.resume();
}, 300_000);
