import react from '@vitejs/plugin-react';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import { leaveOut } from './build/leave-out.ts';
import { packedFiles } from './build/packed-files.ts';
import { pageChunks } from './build/page-chunks.ts';
import { preloadList } from './build/preload-list.ts';
import { preloadWords } from './build/preload-words.ts';
import { rulePapers } from './build/rule-papers.ts';
import { serviceWorker } from './build/service-worker.ts';
import { slimPixi, UNUSED_OF_PIXI } from './build/slim-pixi.ts';
import { webApp } from './build/web-app.ts';

const ART = join(import.meta.dirname, '../art/dist');
const TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Serves the baked drawings under /art/, as the server does. Without a bake the pages do without
 * pictures.
 */
function art(): Plugin {
  return {
    name: 'atoll-art',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/art', (request, response, next) => {
        const file = join(
          ART,
          normalize(decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/')),
        );
        if (!file.startsWith(ART) || !existsSync(file) || !statSync(file).isFile()) {
          response.statusCode = 404;
          response.end();
          return;
        }
        response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
        createReadStream(file).on('error', next).pipe(response);
      });
    },
  };
}

/** What the lobby asks for of what this device keeps; in one file, since every page names files. */
const KEPT =
  /src\/shell\/device\/(database|device-match|device-matches|device-replays|keep-\w+|picture-list|updates|use-device-matches)\./;

/** What the lobby or a game says from its beginning; the rest comes when it is wanted. */
const WORDS = new RegExp(
  '/(?:(table-kit|engine)/src|games/([\\w-]+)/(?:src|client))/(?:words|text)/(?!neutral/)([\\w-]+)/' +
    '(?!facts|rule-terms|rules|table-terms|terms|lessons|keys|gallery|replay|[\\w-]+-words|learn|tutorial)',
);

/** What puts the words of a game together in any language. */
const PHRASES =
  /games\/([\w-]+)\/(?:src|client)\/(?:text\/(?:neutral\/)?[\w-]+|words\/[\w-]+-locale|cards\/tables|card-index|ids|(?:panels\/)?[\w-]+-context)\.ts$/;

const chunks = pageChunks();

/** What loads together; null for what loads at once, and for what the bundler decides. */
function partChunk(file: string): string | null {
  const [phrases, game] = PHRASES.exec(file) ?? [];
  if (phrases !== undefined) return `phrases-${game}`;
  return KEPT.test(file) ? 'kept' : chunks.nameOf(file);
}

const LOBBY_WORDS = 'words-lobby-';

/** Words of one language that are loaded together stand in one file. */
function wordsChunk(file: string): string {
  const [, lobby, game, id] = WORDS.exec(file) ?? [];
  return `words-${lobby === undefined && !file.endsWith('/entry.ts') ? game : 'lobby'}-${id}`;
}

/** No sockets over HTTP/3, no inputs ahead of the server, no browser without `fetch`. */
const UNUSED_OF_COLYSEUS = {
  'transport/H3Transport': 'H3TransportTransport',
  'input/RoomInput': 'RoomInput',
  fetchXHR: 'xhrFetch',
  '3rd_party/discord': 'discordURLBuilder',
  // every client makes one; nobody here signs in with it
  Auth: { inert: 'Auth' },
};

const server = process.env['ATOLL_SERVER'] ?? 'http://localhost:2567';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    rulePapers(),
    slimPixi(),
    leaveOut('pixi.js', UNUSED_OF_PIXI),
    leaveOut('colyseus.js', UNUSED_OF_COLYSEUS),
    art(),
    preloadWords(),
    preloadList(),
    webApp(),
    serviceWorker(),
    packedFiles(),
    chunks.plugin,
  ],
  server: {
    proxy: {
      '/api': server,
      '/matchmake': server,
      /** The address of a room: its process and its id. */
      '^/[\\w-]+/[\\w-]+\\?.*sessionId=': { target: server, ws: true },
    },
  },
  /** Bots load their games piece by piece in their threads too. */
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 900,
    // a browser that cannot load modules ahead loads them when they are asked for
    modulePreload: {
      polyfill: false,
      // a page is shown only once the words of the lobby are there
      resolveDependencies: (_file, names) => names.filter((name) => !name.includes(LOBBY_WORDS)),
    },
    rolldownOptions: {
      output: {
        // names of files stand in every file that asks for them, and nothing packs chance
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: wordsChunk, test: WORDS, debugName: 'words' },
            { name: partChunk, debugName: 'parts' },
            { name: 'lobby', tags: ['$initial'] },
          ],
        },
      },
    },
  },
});
