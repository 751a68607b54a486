import type { Page } from 'playwright-core';
import { awaitQuestion, decide, type look } from '../browser/support/hands.ts';
import type { GameServer } from '../browser/support/server/game-server.ts';
import type { Visitors } from '../browser/support/visitors.ts';
import type { Camera } from './camera.ts';
import { SETTINGS, SETTINGS_KEY } from './looks.ts';

/** What a story needs to show its screens. */
export interface Stage {
  readonly camera: Camera;
  readonly visitors: Visitors;
  readonly server: GameServer;
  readonly url: string;
  /** Pixels of the device in one of the page. */
  readonly pixels: number;
}

/** A way through the game, past the screens of that name, in this order. */
export interface Story {
  readonly screens: readonly string[];
  readonly play: (stage: Stage) => Promise<void>;
}

/** A person whose browser has the settings of all pictures. */
export async function person({ visitors, pixels }: Stage): Promise<Page> {
  const page = await visitors.newPage({ expected: [/404/], pixels });
  await page.addInitScript(
    ([key, settings]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, settings);
    },
    [SETTINGS_KEY, JSON.stringify(SETTINGS)] as const,
  );
  return page;
}

/** A new player takes the next open seat with the code of the table. */
export async function sitDown({ url }: Stage, code: string, name: string): Promise<void> {
  const response = await fetch(`${url}/api/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, name }),
  });
  if (!response.ok) throw new Error(`no seat: ${await response.text()}`);
}

type Asked = Awaited<ReturnType<typeof look>>;

/** Puts the sheet of a Recovery away, where it lies over the table. */
export async function closeRecovery(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Go on' });
  if ((await close.count()) > 0) await close.click();
}

/** Plays on until it is this person's free turn in that round, or the match is over. */
export async function playToRound(page: Page, round: number): Promise<Asked> {
  for (let decisions = 0; decisions < 600; decisions++) {
    const asked = await awaitQuestion(page);
    if (asked.kind === 'over') return asked;
    const now = await page
      .getByRole('heading', { name: /^Round [1-4]$/ })
      .first()
      .innerText();
    if (asked.kind === 'turn' && Number(now.trim().at(-1)) >= round) return asked;
    await decide(page);
  }
  throw new Error(`600 decisions did not reach round ${round}`);
}
