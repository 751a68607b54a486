import { afterAll, afterEach, beforeAll, expect, jest } from '@jest/globals';
import { Audience } from './audience.ts';
import { GameServer, type Served } from './server.ts';

/** How long server and browser may take to start, in ms. */
const OPENING = 90_000;
/** How long a test may take that says nothing else, on a machine with much else to do, in ms. */
const TEST = 240_000;

/**
 * A server and the people who visit it, for the tests of one file; there from the first test to the
 * last.
 */
export interface House {
  readonly server: GameServer;
  readonly audience: Audience;
}

interface Hosted extends Served {
  /** Builds what the server shows, where that is not what the house shows. */
  readonly prepare?: () => Promise<void>;
}

/**
 * Opens a house for the tests of a file. To be called once, where tests are declared. Whatever a
 * page complains of without being expected to fails the test that ran. Reading its parts before the
 * first test throws.
 */
export function openHouse({ prepare, ...served }: Hosted = {}): House {
  jest.setTimeout(TEST);
  let server: GameServer | undefined;
  let audience: Audience | undefined;
  beforeAll(async () => {
    await prepare?.();
    server = await GameServer.start(served);
    audience = await Audience.gather();
  }, OPENING);
  afterEach(async () => {
    const problems = audience?.takeProblems() ?? [];
    await audience?.leave();
    expect(problems).toEqual([]);
  });
  afterAll(async () => {
    await audience?.close();
    await server?.close();
  });
  return {
    get server() {
      return there(server);
    },
    get audience() {
      return there(audience);
    },
  };
}

function there<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('the house is not open yet');
  return part;
}
