import { expect, test } from '../support/browser-test.ts';
import { hostWithBots } from '../support/new-table.ts';
import { phone, quiet } from '../support/visitors.ts';

test('a browser that forgot its seat is told how to get it back, where a notice leads', async ({
  server,
  newPage,
}) => {
  const mira = await newPage({ settings: quiet });
  await hostWithBots(mira, server.url, { game: 'steere-atoll', seats: 2 });
  const table = mira.url();
  await mira.goto('/');
  await mira.getByRole('button', { name: 'Recovery words' }).click();
  await mira.getByRole('button', { name: 'Make my words' }).click();
  await mira.getByText('1 match kept under these words.').waitFor();
  const words = mira.getByRole('list', { name: 'Your words' }).getByRole('listitem');
  const typed = (await words.allInnerTexts()).join(' ');

  const forgetful = await newPage({ settings: quiet, viewport: phone });
  await forgetful.goto(table);
  const question = forgetful.getByText(/^Is one of these seats yours\?/);
  await question.waitFor();
  await forgetful.getByRole('button', { name: 'Recovery words' }).click();
  const sheet = forgetful.getByRole('dialog', { name: 'Recovery words' });
  await sheet.getByRole('textbox').fill(typed);
  await sheet.getByRole('button', { name: 'Bring my matches back' }).click();
  await sheet.getByText('1 match here now.').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await forgetful.locator('.turn.mine').waitFor();
  await expect(question).toBeHidden();

  const watcher = await newPage({ settings: quiet });
  await watcher.goto(table);
  await watcher.getByRole('button', { name: 'I only watch' }).click();
  await expect(watcher.getByText(/^Is one of these seats yours\?/)).toBeHidden();
});
