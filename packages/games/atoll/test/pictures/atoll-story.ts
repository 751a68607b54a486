import type { Page } from 'playwright-core';
import { hostWithBots } from '../../../../../test/browser/support/new-table.ts';
import {
  closeRecovery,
  person,
  playToRound,
  type Stage,
  type Story,
} from '../../../../../test/pictures/stage.ts';

const DRAWN = '.at-surface[data-ready=true]';

async function tableFor(
  stage: Stage,
  seats: number,
  options: Readonly<Record<string, unknown>> = {},
): Promise<Page> {
  const mira = await person(stage);
  await hostWithBots(mira, stage.url, { game: 'atoll', seats, options });
  await mira.locator(DRAWN).waitFor();
  return mira;
}

/** Buys something that has to be placed, up to the question where. */
async function holdCard(page: Page): Promise<void> {
  for (const kind of ['Buy coral', 'Buy animal']) {
    const button = page.locator('.tb-groups').getByRole('button', { name: kind, disabled: false });
    if ((await button.getAttribute('aria-disabled')) === 'true') continue;
    await button.click();
    await page.locator('.tb-choices button').first().click();
    await page.locator('.tb-answers button').first().waitFor();
    return;
  }
  throw new Error('nothing can be bought: play on before a card is chosen');
}

/** Asks for a hint and takes the picture of what it marks. */
async function suggested(camera: Stage['camera'], page: Page, screen: string): Promise<void> {
  await page.keyboard.press('h');
  await page.locator('.tb-advice').waitFor();
  // another look draws the table anew, and the hint goes
  await camera.take(page, screen, { looks: ['dark'] });
}

/** A match for two: the first turn, the third round, a card in the hand, the end, its replay. */
export const atollForTwo: Story = {
  screens: [
    ...['table-early', 'table-hint', 'table-recovery', 'table-mid', 'table-hint-late'],
    ...['table-chosen', 'score', 'replay'],
  ],
  play: async (stage) => {
    const { camera } = stage;
    const mira = await tableFor(stage, 2);
    await playToRound(mira, 1);
    await camera.take(mira, 'table-early');
    if (camera.wants('table-hint')) await suggested(camera, mira, 'table-hint');
    await playToRound(mira, 3);
    await camera.take(mira, 'table-recovery', { fleeting: true });
    await closeRecovery(mira);
    await camera.take(mira, 'table-mid');
    if (camera.wants('table-hint-late')) await suggested(camera, mira, 'table-hint-late');
    if (camera.wants('table-chosen')) {
      await holdCard(mira);
      await camera.take(mira, 'table-chosen');
    }
    if (!camera.wants('score', 'replay')) return;
    await playToRound(mira, 5);
    await camera.take(mira, 'score');
    if (!camera.wants('replay')) return;
    await mira.getByRole('dialog').getByRole('link', { name: 'Replay' }).click();
    await mira.locator('.at-surface[data-ready=true]').waitFor();
    await mira.getByRole('button', { name: 'A round back' }).click();
    await camera.take(mira, 'replay');
  },
};

/**
 * A match for four with events: the first event, the last round, an opponent's reef in the middle,
 * the score sheet.
 */
export const atollForFour: Story = {
  screens: ['table-event', 'table-four', 'table-opponent', 'score-four'],
  play: async (stage) => {
    const { camera } = stage;
    const mira = await tableFor(stage, 4, { events: true, biodiversity: true });
    await playToRound(mira, 2);
    await closeRecovery(mira);
    await camera.take(mira, 'table-event', { fleeting: true });
    if (!camera.wants('table-four', 'table-opponent', 'score-four')) return;
    await playToRound(mira, 4);
    await closeRecovery(mira);
    await camera.take(mira, 'table-four');
    if (camera.wants('table-opponent')) {
      const see = mira.locator('.at-see').first();
      await see.click();
      await camera.take(mira, 'table-opponent', { fleeting: true });
      await see.click();
    }
    if (!camera.wants('score-four')) return;
    await playToRound(mira, 5);
    await camera.take(mira, 'score-four');
  },
};
