import { momentsOfFile, readMatchFile, recordMoment, writeMatchFile } from '@atoll/engine';
import { atoll } from '@atoll/game-atoll';
import { expect, test, type Fixtures } from '../support/browser-test.ts';
import { EXAMINATION, GATE } from '../support/extent.ts';
import { desktop, phone, quiet } from '../support/visitors.ts';
import { barriers } from '../support/barriers.ts';
import { layMatches } from '../support/played-match.ts';

/** The file of a match that other rules than those of today led to another end. */
async function recordedFile({ server }: Pick<Fixtures, 'server'>): Promise<string> {
  const [[path = ''] = []] = await layMatches(server, [
    { names: ['Mira', 'Jonas'], seed: 'recorded', options: { events: true } },
  ]);
  const id = /^\/m\/([^#/]+)/.exec(path)?.[1] ?? '';
  const file = readMatchFile(await (await fetch(`${server.url}/api/matches/${id}/file`)).text());
  const moments = momentsOfFile(atoll as never, file);
  const recording = moments.map((moment) => recordMoment(atoll as never, moment, 2));
  return writeMatchFile({ ...file, rules: 0, endHash: '00', recording });
}

for (const [name, viewport] of [
  ['desktop', desktop],
  ['phone', phone],
] as const)
  test(
    `a match of other rules is shown as it was recorded (${name})`,
    viewport === phone ? GATE : EXAMINATION,
    async ({ server, newPage }) => {
      const text = await recordedFile({ server });
      const page = await newPage({ settings: quiet, viewport });
      await page.goto(`/replay`);
      await page
        .getByLabel('Choose a file')
        .setInputFiles({
          name: 'old.jsonl',
          mimeType: 'application/jsonl',
          buffer: Buffer.from(text),
        });
      await page.locator('.at-surface[data-ready=true]').waitFor();
      await page.getByText('This match was played by other rules than today’s.').waitFor();
      const range = page.getByRole('slider', { name: 'Where in the match' });
      await range.focus();
      await page.keyboard.press('Home');
      expect(await range.inputValue()).toBe('0');
      await page.keyboard.press('End');
      const end = Number(await range.inputValue());
      expect(end).toBe(readMatchFile(text).recording!.length - 1);
      await page.keyboard.press('Home');
      await page.getByRole('button', { name: 'A round on', exact: true }).click();
      expect(Number(await range.inputValue())).toBeGreaterThan(10);
      await page.getByLabel('Seen by').selectOption({ label: 'Jonas' });
      expect(await page.getByRole('button', { name: 'Play from here' }).count()).toBe(0);
      expect(await barriers(page)).toEqual([]);
    },
  );
