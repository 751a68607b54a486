import type { Locator, Page } from 'playwright-core';
import { expect, test } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';
import { awaitQuestion } from '../support/hands.ts';

interface Paint {
  readonly fill: string;
  readonly rim: 'solid' | 'dashed' | 'none';
  readonly ink: string;
}

/** What tells of a button whether it can be pressed, as the browser paints it. */
const paintOf = (button: Locator): Promise<Paint> =>
  button.evaluate((element): Paint => {
    const {
      backgroundColor,
      backgroundImage,
      color,
      boxShadow,
      outlineStyle,
      borderTopStyle,
      borderTopWidth,
    } = getComputedStyle(element);
    const dashed =
      outlineStyle === 'dashed' || (borderTopStyle === 'dashed' && borderTopWidth !== '0px');
    const solid =
      boxShadow.includes('inset') || (borderTopStyle === 'solid' && borderTopWidth !== '0px');
    const bare =
      backgroundImage === 'none' && /^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
    return {
      fill: bare ? 'none' : backgroundColor,
      rim: dashed ? 'dashed' : solid ? 'solid' : 'none',
      ink: color,
    };
  });

/** The contrast of two colours as the browser names them, by WCAG 2.2. */
function contrastOf(one: string, other: string): number {
  const light = (colour: string): number => {
    const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? [])
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

/** Every button of one kind. */
const paints = async (buttons: Locator): Promise<readonly Paint[]> =>
  Promise.all((await buttons.all()).map(paintOf));

/**
 * Expects no fill and a dashed rim of an unavailable control, and a fill, a solid rim and another
 * ink of an available one.
 */
async function tellApart(able: Locator, unable: Locator): Promise<void> {
  const can = await paints(able);
  const cannot = await paints(unable);
  expect(can.length).toBeGreaterThan(0);
  expect(cannot.length).toBeGreaterThan(0);
  for (const paint of cannot) expect(paint).toMatchObject({ fill: 'none', rim: 'dashed' });
  for (const { fill, rim, ink } of can) {
    expect([fill === 'none', rim]).toEqual([false, 'solid']);
    expect(cannot.map((paint) => paint.ink)).not.toContain(ink);
  }
}

async function begin(page: Page): Promise<void> {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByLabel('Your name').fill('Mira');
}

test('Atoll: in high contrast an action that is not available has a dashed rim and no fill', async ({
  newPage,
}) => {
  const page = await newPage({ settings: quiet });
  await begin(page);
  await page.getByRole('button', { name: 'Play solo' }).click();
  await page.locator('.at-surface[data-ready=true]').waitFor();
  await awaitQuestion(page);
  const acts = page.locator('.tb-groups button.tb-button:not(.main)');
  await tellApart(
    acts.and(page.locator('[aria-disabled=false]')),
    acts.and(page.locator('[aria-disabled=true]')),
  );
});

test('Atoll on a phone: in high contrast whose turn it is can be read, and a hint looks unavailable while nothing is asked', async ({
  newPage,
}) => {
  const page = await newPage({ viewport: phone, hand: 'finger', settings: quiet });
  await begin(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page
    .getByRole('group', { name: 'Bots act' })
    .getByRole('radio', { name: 'Slowly' })
    .check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Create a table' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Add bot to seat 2' }).click();
  await page.getByRole('button', { name: 'Start with 2 players' }).click();
  await page.locator('.at-surface[data-ready=true]').waitFor();
  await awaitQuestion(page);
  const ink = (thing: Locator): Promise<readonly string[]> =>
    thing.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor];
    });
  const [word, ground] = await ink(page.locator('.turn.mine'));
  expect(contrastOf(word!, ground!)).toBeGreaterThan(7);
  const hint = page.locator('.tb-hint');
  const able = await paintOf(hint);
  expect([able.fill === 'none', able.rim]).toEqual([false, 'solid']);
  // every button that can be pressed has a fill or a solid rim; a phone shows no kind of action
  // that is not possible
  expect(await page.locator('.at-stage .tb-button[aria-disabled=true]').count()).toBe(0);
  await page.getByRole('button', { name: 'Pass round' }).tap();
  await page.getByRole('button', { name: 'Yes, pass' }).tap();
  await page.locator('.tb-hint[aria-disabled=true]').waitFor();
  const unable = await paintOf(hint);
  expect(unable).toMatchObject({ fill: 'none', rim: 'dashed' });
  expect(unable.ink).not.toBe(able.ink);
});

test('Steere’s Atoll: in high contrast a button that is not available has a dashed rim and no fill', async ({
  newPage,
}) => {
  const page = await newPage({ settings: quiet });
  await begin(page);
  await page.getByRole('button', { name: 'Create a table' }).click();
  await page
    .getByRole('group', { name: 'Game' })
    .getByRole('radio', { name: 'Steere’s Atoll' })
    .check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Add bot to seat 2' }).click();
  await page.getByRole('button', { name: 'Start with 2 players' }).click();
  await page.locator('.sa-surface[data-ready=true]').waitFor();
  await page.locator('.turn.mine').waitFor();
  const buttons = page.locator('.sa-screen :is(.tb-button, .tb-small)');
  await tellApart(
    buttons.and(page.locator(':enabled:not([aria-disabled=true])')),
    buttons.and(page.locator(':is(:disabled, [aria-disabled=true])')),
  );
});
