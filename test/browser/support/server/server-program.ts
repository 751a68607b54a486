import { serveForTests } from './serve-for-tests.ts';

/** The server of the product, which takes orders of a test; CLIENT_FOLDER names another client. */
const { CLIENT_FOLDER: clientFolder } = process.env;
await serveForTests(clientFolder === undefined ? {} : { clientFolder });
