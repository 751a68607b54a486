import { afterAll, beforeAll } from '@jest/globals';
import { dataFolder, TestServer, type TestServerOptions } from './test-server.ts';

/** A server that runs from the first test of a file to the last. */
export interface OpenServer {
  readonly server: TestServer;
}

/**
 * Opens a server with a folder of its own for the tests of a file. Call once, where tests are
 * declared. Reading it before the first test throws.
 */
export function openServer(options: TestServerOptions = {}): OpenServer {
  const folder = dataFolder();
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await TestServer.open(folder.path, options);
  });
  afterAll(async () => {
    await server?.close();
    folder.remove();
  });
  return {
    get server() {
      if (server === undefined) throw new Error('the server is not open yet');
      return server;
    },
  };
}
