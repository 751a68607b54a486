import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { LIMITS } from '../../../packages/client/bench/support/limits.ts';
import { openBrowser } from '../../../packages/client/bench/support/phone.ts';
import { weighScreens, type Screens } from '../../../packages/client/bench/support/screens.ts';
import { weightOf } from '../../../packages/client/bench/support/traffic.ts';
import { GameServer } from '../support/server.ts';

let server: GameServer | undefined;
let browser: Browser | undefined;
let screens: Screens;

beforeAll(async () => {
  server = await GameServer.start();
  browser = await openBrowser();
  screens = await weighScreens(browser, server.url, 'atoll');
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe('what somebody loads who comes with an empty cache', () => {
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

  test('texts come packed, and no more fonts than two', () => {
    for (const screen of [screens.lobby, screens.table]) {
      const { raw, transferred } = weightOf(screen, 'script');
      expect(transferred).toBeLessThan(raw / 2);
      expect(weightOf(screen, 'font').files).toBe(2);
    }
  });
});
