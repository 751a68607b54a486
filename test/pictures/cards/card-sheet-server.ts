import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { root } from '../../../scripts/support/run.mjs';

const CLIENT = path.join(root, 'packages/client');
const SCRIPT = path.join(import.meta.dirname, 'card-sheet.ts');
const PAGE = `<!doctype html><meta charset="utf-8"><title>Cards</title>
<body style="margin:0;background:#0c1533">
<script type="module" src="/src/style/all.ts"></script>
<script type="module" src="/@fs/${SCRIPT}"></script>`;

/** A page on which the client draws all cards of Atoll: no page of the product does. */
export interface CardSheetServer {
  /** `face` as the client names it; `scale` in CSS pixels a unit. */
  readonly urlOf: (face: 'M' | 'S' | 'P', scale: number) => string;
  readonly close: () => Promise<void>;
}

export async function openCardSheetServer(): Promise<CardSheetServer> {
  const vite: ViteDevServer = await createServer({
    root: CLIENT,
    configFile: path.join(CLIENT, 'vite.config.ts'),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, fs: { allow: [root] } },
    plugins: [
      {
        name: 'card-sheet',
        configureServer: ({ middlewares }) => {
          middlewares.use('/card-sheet', (_request, response) => {
            response.setHeader('content-type', 'text/html');
            response.end(PAGE);
          });
        },
      },
    ],
  });
  await vite.listen();
  const address = vite.httpServer?.address();
  if (address === null || typeof address !== 'object') throw new Error('the page has no address');
  return {
    urlOf: (face, scale) =>
      `http://127.0.0.1:${address.port}/card-sheet?face=${face}&scale=${scale}`,
    close: () => vite.close(),
  };
}
