import { expect, test } from '../support/browser-test.ts';
import { phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { readQr } from '../support/read-qr.ts';

test('a seat is carried to another device by a QR code, by keys too, on a phone', async ({
  newPage,
}) => {
  const mira = await newPage({ settings: quiet, viewport: phone });
  await mira.goto('/');
  await mira.getByLabel('Your name').fill('Mira');
  await mira.getByRole('button', { name: 'Play solo' }).click();
  await mira.getByRole('button', { name: 'Menu' }).click();
  const show = mira.getByRole('button', { name: 'Show it as a QR code' });
  await show.focus();
  await mira.keyboard.press('Enter');
  const code = mira.getByRole('img', { name: 'QR code that opens my seat on another device' });
  await code.scrollIntoViewIfNeeded();
  expect(await barriers(mira)).toEqual([]);
  const link = await readQr(code);
  await mira.getByRole('button', { name: 'Hide the QR code' }).click();
  await code.waitFor({ state: 'detached' });

  const tablet = await newPage({ settings: quiet });
  await tablet.goto(link);
  await tablet.getByRole('button', { name: 'Menu' }).click();
  await tablet.getByRole('button', { name: 'Copy my seat link' }).waitFor();
  expect(new URL(tablet.url()).pathname).toBe(new URL(mira.url()).pathname);
});

test('a seat link that leaked is replaced from the menu, and opens nothing any more', async ({
  newPage,
}) => {
  const mira = await newPage({ settings: quiet });
  await mira.goto('/');
  await mira.getByLabel('Your name').fill('Mira');
  await mira.getByRole('button', { name: 'Play solo' }).click();
  await mira.getByRole('button', { name: 'Menu' }).click();
  const keys = (): Promise<string> =>
    mira.evaluate(() => localStorage.getItem('atoll.seats') ?? '');
  const stolen = (JSON.parse(await keys()) as { token: string }[])[0]?.token;
  await mira.getByRole('button', { name: 'Replace my seat link' }).click();
  await mira.getByText('Done. Only this browser opens your seat now').waitFor();
  expect(await keys()).not.toContain(stolen);

  const thief = await newPage({ expected: [/Failed to load resource/] });
  await thief.goto(`${mira.url()}#seat=${stolen}`);
  await thief.getByRole('heading', { name: 'This seat is no longer yours' }).waitFor();
  await mira.reload();
  await mira.getByRole('button', { name: 'Menu' }).click();
  await mira.getByRole('button', { name: 'Copy my seat link' }).waitFor();
});
