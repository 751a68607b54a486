import { hostWithBots } from '../../../../../test/browser/support/new-table.ts';
import { person, type Story } from '../../../../../test/pictures/stage.ts';

const MOVES = 14;

/**
 * A match of Steere's Atoll against a bot, with the moves that another bot suggests: a position,
 * and the end.
 */
export const steereStory: Story = {
  screens: ['steere', 'steere-score', 'steere-end'],
  play: async (stage) => {
    const { camera, url } = stage;
    const mira = await person(stage);
    await hostWithBots(mira, url, { game: 'steere-atoll', seats: 2, options: { size: 7 } });
    await mira.locator('.sa-surface[data-ready=true]').waitFor();
    const over = mira
      .getByRole('dialog')
      .getByText(/connects?/)
      .first();
    const moves = mira.locator('.sa-move');
    for (let pictured = false; ; ) {
      await mira.locator('.turn.mine').or(over).first().waitFor();
      if (await over.isVisible()) break;
      if (!pictured && (await moves.count()) >= MOVES) {
        // the focus would show the explanation of a button
        await mira.locator(':focus').blur();
        await camera.take(mira, 'steere');
        pictured = true;
        if (!camera.wants('steere-score', 'steere-end')) return;
      }
      await mira.keyboard.press('h');
      const cell = /at (\w+)\./.exec(await mira.getByText(/The bot would/).innerText())?.[1];
      const before = await moves.count();
      if (cell === undefined)
        for (const name of [/^Swap:/, /^Yes, swap/])
          await mira.getByRole('button', { name }).click();
      else {
        await mira.keyboard.press('t');
        await mira.keyboard.type(cell);
        await mira.keyboard.press('Enter');
        await mira.keyboard.press('Shift+Tab');
      }
      await mira.waitForFunction(
        (count) => document.querySelectorAll('.sa-move').length > count,
        before,
      );
    }
    await camera.take(mira, 'steere-score');
    await mira.getByRole('button', { name: 'Look at the table' }).click();
    await camera.take(mira, 'steere-end');
  },
};
