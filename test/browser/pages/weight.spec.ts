import { expect, test } from '../support/browser-test.ts';
import { LIMITS } from '../../../packages/client/bench/support/weight-limits.ts';
import {
  OTHER_GAMES,
  weighScreens,
  weighTable,
  type Screens,
} from '../../../packages/client/bench/support/screens.ts';
import { weightOf } from '../../../packages/client/bench/support/traffic.ts';

// the screens are weighed once
test.describe.configure({ mode: 'default' });

let screens: Screens;

test.beforeAll(async ({ browser, server }) => {
  screens = await weighScreens(browser, server.url, 'atoll');
});

test.describe('the load of a page with an empty cache', () => {
  test('the lobby keeps within its script', () => {
    const { files, gzip } = weightOf(screens.lobby, 'script');
    expect(files).toBeGreaterThan(1);
    expect(gzip).toBeLessThanOrEqual(LIMITS.lobbyScript);
  });

  test('the table keeps within its script', () => {
    const { gzip } = weightOf(screens.table, 'script');
    expect(gzip).toBeGreaterThan(weightOf(screens.lobby, 'script').gzip);
    expect(gzip).toBeLessThanOrEqual(LIMITS.tableScript);
  });

  for (const game of OTHER_GAMES)
    test(`a table of ${game} keeps within its script`, async ({ browser, server }) => {
      const { gzip } = weightOf(await weighTable(browser, server.url, game), 'script');
      expect(gzip).toBeGreaterThan(weightOf(screens.lobby, 'script').gzip);
      expect(gzip).toBeLessThanOrEqual(LIMITS.tableScripts[game]);
    });

  test('texts come packed, and no more fonts than two', () => {
    for (const screen of [screens.lobby, screens.table]) {
      const { raw, transferred } = weightOf(screen, 'script');
      expect(transferred).toBeLessThan(raw / 2);
      expect(weightOf(screen, 'font').files).toBe(2);
    }
  });
});
