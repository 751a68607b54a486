import { expect, test } from '../../../../../test/browser/support/browser-test.ts';
import { awaitQuestion, decide } from '../../../../../test/browser/support/hands.ts';
import { layMatches } from '../../../../../test/browser/support/played-match.ts';
import { quiet } from '../../../../../test/browser/support/visitors.ts';

test('how one pays counts from the press on', async ({ server, newPage }) => {
  const page = await newPage({ settings: quiet });
  // a fixed offer: the first coral has no price or effect of its own
  const begun = { names: ['Mira', 'Triton'], bots: { 1: 'greedy' }, seed: 'paying-2', entries: 0 };
  const [[path = ''] = []] = await layMatches(server, [begun]);
  await page.goto(path);
  await awaitQuestion(page);
  const held = async (): Promise<string | undefined> =>
    /Mira: .*?(\d+ coins?, \d+ plankton, \d+ fish scales?)/.exec(
      (await page.locator('#at-status').textContent()) ?? '',
    )?.[1];
  await expect.poll(held).toBe('5 coins, 3 plankton, 1 fish scale');
  await page.getByRole('button', { name: 'Pay coins first' }).click();
  await page.getByRole('button', { name: 'Pay scales first' }).waitFor();
  while ((await held())?.startsWith('5 coins') === true)
    await decide(page, { preferred: ['Buy coral'] });
  expect(await held()).toMatch(/^4 coins, \d+ plankton, 0 fish scales$/);
});
