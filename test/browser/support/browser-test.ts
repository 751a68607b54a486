import { expect, test as base } from '@playwright/test';
import type { Page } from 'playwright-core';
import { GameServer, type Served } from './server/game-server.ts';
import { Visitors, type Visitor } from './visitors.ts';

export interface TestFixtures {
  /** A new visitor of the server, with an empty page. */
  readonly newPage: (visitor?: Visitor) => Promise<Page>;
}

interface WorkerFixtures {
  /** How the server differs from the usual one, by `test.use({ served: … })` in a file. */
  readonly served: Served;
  /** The server of this worker, which all its tests share. */
  readonly server: GameServer;
}

/** What a helper of a test file needs of its test. */
export type Fixtures = TestFixtures & Pick<WorkerFixtures, 'server'>;

/**
 * A test with a server and visitors. Whatever a page complains of without being expected to fails
 * it; where it fails, what the pages show and the newest lines of the server are printed.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  served: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ served }, use) => {
      const server = await GameServer.start(served);
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  newPage: async ({ browser, server }, use, info) => {
    await server.ensureRunning();
    const visitors = new Visitors(browser, server.url);
    await use((visitor) => visitors.newPage(visitor));
    const problems = visitors.takeProblems();
    if (info.status !== info.expectedStatus || problems.length > 0)
      console.error(
        `${info.title}\nPages:\n${await visitors.describePages()}\n\nServer:\n${server.newestLines}`,
      );
    await visitors.leave();
    expect(problems).toEqual([]);
  },
});

export { expect };
