import { openNewTable, seatPage, type NewTable } from '../browser/support/new-table.ts';
import { person, sitDown, type Stage, type Story } from './stage.ts';

const ATOLL = { game: 'atoll', seats: 4, access: 'public' } as const;

/** Other people's tables, with their hosts, so that the lobby is not empty. */
async function neighbours(stage: Stage): Promise<void> {
  const tables: readonly NewTable[] = [
    { ...ATOLL, name: 'Nerea' },
    { ...ATOLL, name: 'Bartholomew', game: 'steere-atoll', seats: 2, options: { size: 11 } },
    { ...ATOLL, name: 'Ada', seats: 3, options: { events: true } },
  ];
  for (const table of tables) {
    const grant = await openNewTable(stage.url, table);
    const host = await person(stage);
    await host.goto(seatPage(stage.url, grant));
    await host.getByRole('heading', { name: 'Your table' }).waitFor();
    if (table.name === 'Nerea') await sitDown(stage, grant.code, 'Jonas');
  }
}

/**
 * The pages around the tables: lobby, form, settings, invitation, waiting room, cards, and the page
 * of bad news.
 */
export const shellStory: Story = {
  screens: ['lobby', 'create', 'settings', 'waiting', 'invite', 'gallery', 'rules', 'notice'],
  play: async (stage) => {
    const { camera, url } = stage;
    const whole = { whole: true };
    await neighbours(stage);
    const mira = await person(stage);
    await mira.goto(url);
    await mira.getByText('Table of Nerea').waitFor();
    await mira.getByLabel('Your name').fill('Mira');
    await camera.take(mira, 'lobby', whole);
    await mira.getByRole('button', { name: 'Settings' }).click();
    const settings = mira.getByRole('dialog');
    await settings.waitFor();
    await camera.take(mira, 'settings');
    await mira.keyboard.press('Escape');
    await settings.waitFor({ state: 'detached' });
    await mira.getByRole('button', { name: 'Create a table' }).click();
    await mira.getByRole('heading', { name: 'New table' }).waitFor();
    await camera.take(mira, 'create', whole);

    await mira.getByRole('button', { name: 'Open the table' }).click();
    const code = (await mira.getByTestId('code').innerText()).trim();
    await sitDown(stage, code, 'Jonas');
    await mira.getByRole('button', { name: 'Add bot to seat 3' }).click();
    await mira.getByRole('combobox').first().waitFor();
    await camera.take(mira, 'waiting', whole);

    const ada = await person(stage);
    await ada.goto(`${url}/j/${code}`);
    await ada.getByRole('button', { name: 'Join the table' }).waitFor();
    await camera.take(ada, 'invite', whole);
    await ada.goto(`${url}/m/00000000-0000-4000-8000-000000000000`);
    await ada.getByRole('heading', { level: 1 }).waitFor();
    await camera.take(ada, 'notice');
    if (camera.wants('gallery')) {
      await ada.goto(`${url}/gallery`);
      await ada.getByRole('article').first().waitFor();
      await camera.take(ada, 'gallery');
    }
    if (!camera.wants('rules')) return;
    await ada.goto(`${url}/rules/atoll`);
    await ada.locator('.rules-lead').waitFor();
    await camera.take(ada, 'rules');
  },
};
