import type { Browser } from 'playwright-core';
import { openNewTable, seatPage } from '../../../../test/browser/support/new-table.ts';
import { arrive } from './arrival.ts';
import { Friend } from './friend.ts';
import { openPhone } from './phone.ts';
import { Traffic, type Loaded } from './traffic.ts';

/** The files that load with an empty cache, per screen. */
export interface Screens {
  /** The front page. */
  readonly lobby: readonly Loaded[];
  /** A running match: all files until the table is drawn. */
  readonly table: readonly Loaded[];
  /** The same match afterwards: the finer pictures that then replace lighter ones. */
  readonly finer: readonly Loaded[];
  /** An invitation, followed through the waiting room to the table. */
  readonly invited: readonly Loaded[];
}

/** A screen is complete after so many ms without another file. */
const QUIET = 1_500;

async function settled(traffic: Traffic): Promise<readonly Loaded[]> {
  for (let before = -1; before !== traffic.loaded().length; ) {
    before = traffic.loaded().length;
    await new Promise((resolve) => setTimeout(resolve, QUIET));
  }
  return traffic.loaded();
}

/**
 * Opens each screen once and returns the files that it loads. The figures are the same on every
 * machine.
 */
export async function weighScreens(
  browser: Browser,
  origin: string,
  game: string,
): Promise<Screens> {
  const come = async (
    go: (traffic: Traffic, page: Awaited<ReturnType<typeof openPhone>>) => Promise<void>,
  ): Promise<readonly Loaded[]> => {
    const page = await openPhone(browser, { network: 'as it is' });
    const traffic = await Traffic.of(page, origin);
    await go(traffic, page);
    const loaded = await settled(traffic);
    await page.context().close();
    return loaded;
  };
  const lobby = await come(async (_traffic, page) => void (await page.goto(origin)));
  const friend = await Friend.invite(origin, game);
  const invited = await come(
    async (_traffic, page) => void (await arrive(page, `${origin}/j/${friend.code}`)),
  );
  let standing: readonly Loaded[] = [];
  const all = await come(async (traffic, page) => {
    await page.goto(`${origin}/w/${friend.matchId}`);
    await page
      .locator('[data-ready="true"] canvas')
      .waitFor({ state: 'attached', timeout: 60_000 });
    standing = traffic.loaded();
  });
  friend.leave();
  const finer = all.filter(
    ({ kind, path }) => kind === 'art' && !standing.some((file) => file.path === path),
  );
  return { lobby, table: all.filter((file) => !finer.includes(file)), finer, invited };
}

/** The fewest seats of each other game's table. */
const SEATS = { 'steere-atoll': 2, 'hidden-ark': 2, 'das-atoll': 4 } as const;
export type OtherGame = keyof typeof SEATS;
export const OTHER_GAMES = ['steere-atoll', 'hidden-ark', 'das-atoll'] as const;

/** The files of a watched table of a game, at which bots and a person who is awaited play. */
export async function weighTable(
  browser: Browser,
  origin: string,
  game: OtherGame,
): Promise<readonly Loaded[]> {
  const host = await openPhone(browser, { network: 'as it is' });
  const seats = SEATS[game];
  const grant = await openNewTable(origin, { game, seats });
  await host.goto(seatPage(origin, grant));
  for (let seat = 2; seat <= seats; seat++)
    await host.getByRole('button', { name: `Add bot to seat ${seat}` }).click();
  await host.getByRole('button', { name: /^Start/ }).click();
  await host.locator('.table-place').waitFor();
  const watcher = await openPhone(browser, { network: 'as it is' });
  const traffic = await Traffic.of(watcher, origin);
  await watcher.goto(`${origin}/w/${grant.matchId}`);
  await watcher.locator('.table-place').waitFor();
  const loaded = await settled(traffic);
  await watcher.context().close();
  await host.context().close();
  return loaded;
}
