import { expect, test } from '../support/browser-test.ts';
import { quiet } from '../support/visitors.ts';
import { awaitQuestion, decide, openTable } from '../support/hands.ts';

/** What the issue of the table screen allows. */
const MOST = 400_000;

test('a table loads at most 400 kB of art before it is played', async ({ newPage }) => {
  const page = await newPage({ settings: quiet });
  await page.goto('/');
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Play solo' }).click();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  await awaitQuestion(page);
  await page.locator('.at-surface[data-ready=true]').waitFor();
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, encodedBodySize }) => ({ file: new URL(name).pathname, bytes: encodedBodySize }),
    ),
  );
  // reading pictures come when a card is looked at, creatures belong to the lobby
  const art = loaded.filter(({ file }) => /^\/art\/(?!cards|creatures)/.test(file));
  expect(art.map(({ file }) => file)).toContain('/art/table-quick-0.webp');
  expect(art.map(({ file }) => file).filter((file) => file.includes('fine'))).toEqual([]);
  expect(art.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST);
});

test('a dense screen gets the fine pages without a reload as soon as they are baked, and asks for nothing that is missing', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ pixels: 2, settings: quiet });
  let baked = false;
  await page.route('**/art/manifest.json', async (route) => {
    const response = await route.fetch();
    const manifest = (await response.json()) as { tables: { quick: unknown; fine?: unknown } };
    await route.fulfill({
      response,
      json: baked ? manifest : { ...manifest, tables: { quick: manifest.tables.quick } },
    });
  });
  const fine: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('-fine-')) fine.push(request.url());
  });
  await openTable(page, server.url, 'Mira');
  await page.getByRole('button', { name: 'Start alone' }).click();
  await page.locator('.at-surface[data-ready=true]').waitFor();
  await page.waitForRequest('**/art/manifest.json');
  expect(fine).toEqual([]);
  baked = true;
  await page.waitForResponse('**/art/table-fine-0.webp?*');
  await awaitQuestion(page);
  await decide(page);
});

test('the picture that messengers show beside a link is as large as they ask for', async ({
  server,
  newPage,
}) => {
  const page = await newPage({ settings: quiet });
  await page.goto('/');
  const [image, ...sides] = await page.evaluate(async () => {
    const of = (name: string): string =>
      document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content ?? '';
    const picture = new Image();
    picture.src = of('image');
    await picture.decode();
    return [of('image'), picture.naturalWidth, picture.naturalHeight] as const;
  });
  expect(image).toBe(`${server.url}/art/preview.jpg`);
  expect(sides).toEqual([1200, 630]);
});
