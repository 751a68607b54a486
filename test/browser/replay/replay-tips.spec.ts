import { expect, test } from '../support/browser-test.ts';
import { layMatches } from '../support/played-match.ts';
import { desktop, phone, quiet } from '../support/visitors.ts';

const MOVES = ['To the start', 'A turn back', 'Play', 'An action on', 'A round on', 'To the end'];

for (const [hand, viewport] of [
  ['pointer', desktop],
  ['finger', phone],
] as const)
  test(`the buttons of a replay say in words what they do: ${hand}`, async ({
    server,
    newPage,
  }) => {
    const [[path = ''] = []] = await layMatches(server, [
      { names: ['Mira', 'Jonas'], seed: 'replay', options: { events: true } },
    ]);
    const page = await newPage({ settings: quiet, viewport, ...(hand === 'finger' && { hand }) });
    await page.goto(`/replay/${/^\/m\/([^#/]+)/.exec(path)?.[1] ?? ''}`);
    await page.locator('.at-surface[data-ready=true]').waitFor();
    const tips = page.locator('.replay-tip:visible');
    for (const name of MOVES) {
      const button = page.locator('.replay-moves').getByRole('button', { name });
      await (hand === 'finger' ? button.tap() : button.hover());
      await expect(tips).toHaveText(name === 'Play' && hand === 'finger' ? /Pause|Play/ : name);
      const box = await tips.boundingBox();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(viewport.width);
    }
    if (hand === 'finger') return;
    await page.mouse.move(10, 10);
    await expect(tips).toHaveCount(0);
    await page.locator('.replay-time input').focus();
    await page.keyboard.press('Tab');
    await expect(tips).toHaveText('To the start');
  });
