import { test } from '../support/browser-test.ts';
import { phone, desktop } from '../support/visitors.ts';
import { layMatches } from '../support/played-match.ts';
const idIn = (path: string): string => /^\/m\/([^#/]+)/.exec(path)?.[1] ?? '';
test('pictures', async ({ server, newPage }) => {
  const [[path = ''] = []] = await layMatches(server, [
    { names: ['Mira', 'Jonas'], seed: 'replay', options: { events: true } },
  ]);
  for (const [name, viewport] of [
    ['d', desktop],
    ['p', phone],
  ] as const) {
    const page = await newPage({ settings: { animation: 0 }, viewport });
    await page.goto(`${server.url}/replay/${idIn(path)}`);
    await page.getByRole('button', { name: 'Coach', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'The coach looks back' });
    await sheet.getByRole('heading', { name: 'Luck and play' }).waitFor();
    if (name === 'd') await sheet.getByText('The review is complete.').waitFor({ timeout: 600000 });
    await page.waitForTimeout(1000);
    await page.screenshot({ path: `/tmp/s/rev-${name}1.png` });
    await sheet.evaluate((e) => {
      e.scrollTop = 500;
      (e.querySelector('.review') as HTMLElement).parentElement!.scrollTop = 500;
    });
    await page.screenshot({ path: `/tmp/s/rev-${name}2.png` });
    await sheet.evaluate((e) => {
      e.scrollTop = 1200;
    });
    await page.screenshot({ path: `/tmp/s/rev-${name}3.png` });
  }
});
