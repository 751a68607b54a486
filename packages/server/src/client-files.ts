import { existsSync } from 'node:fs';
import path from 'node:path';
import express, { type Application } from 'express';

const FOREVER = 'public, max-age=31536000, immutable';

/** Serves the built client: files with a hash in their name for good, the page itself never from a cache. */
export function mountClient(app: Application, folder: string): void {
  const page = path.join(folder, 'index.html');
  app.use(express.static(folder, {
    index: false,
    setHeaders: (response, file) => {
      const hashed = path.relative(folder, file).startsWith(`assets${path.sep}`);
      response.setHeader('Cache-Control', hashed ? FOREVER : 'no-cache');
    },
  }));
  app.get('/{*any}', (request, response) => {
    if (path.extname(request.path) !== '') {
      response.status(404).type('text').send('There is no such file.');
    } else if (existsSync(page)) {
      response.sendFile(page, { headers: { 'Cache-Control': 'no-cache' } });
    } else {
      response.status(503).type('text').send('The client is not built yet: run "npm run build" and reload.');
    }
  });
}
