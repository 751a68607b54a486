import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { root } from '../../../scripts/support/run.mjs';

const CLIENT = path.join(root, 'packages/client');

/** A script of this folder that draws a sheet. */
export type SheetName = 'card-sheet' | 'ark-sheet';
const SHEETS: readonly SheetName[] = ['card-sheet', 'ark-sheet'];

const pageOf = (
  sheet: SheetName,
): string => `<!doctype html><meta charset="utf-8"><title>Sheet</title>
<body style="margin:0;background:#0c1533">
<script type="module" src="/src/style/all.ts"></script>
<script type="module" src="/@fs/${path.join(import.meta.dirname, sheet)}.ts"></script>`;

/** Pages on which the client draws all pieces of a game: no page of the product does. */
export interface SheetServer {
  /** The address of a sheet; what its script reads stands in the query. */
  readonly urlOf: (sheet: SheetName, query: Readonly<Record<string, string | number>>) => string;
  readonly close: () => Promise<void>;
}

export async function openSheetServer(): Promise<SheetServer> {
  const vite: ViteDevServer = await createServer({
    root: CLIENT,
    configFile: path.join(CLIENT, 'vite.config.ts'),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, fs: { allow: [root] } },
    plugins: [
      {
        name: 'sheets',
        configureServer: ({ middlewares }) => {
          for (const sheet of SHEETS)
            middlewares.use(`/${sheet}`, (_request, response) => {
              response.setHeader('content-type', 'text/html');
              response.end(pageOf(sheet));
            });
        },
      },
    ],
  });
  await vite.listen();
  const address = vite.httpServer?.address();
  if (address === null || typeof address !== 'object') throw new Error('the page has no address');
  return {
    urlOf: (sheet, query) => {
      const asked = new URLSearchParams(
        Object.entries(query).map(([name, value]) => [name, String(value)]),
      );
      return `http://127.0.0.1:${address.port}/${sheet}?${asked}`;
    },
    close: () => vite.close(),
  };
}
