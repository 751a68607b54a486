import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { codeSchema } from '@atoll/protocol';
import express, {
  type Application,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { preloadLink, Preloads } from './preloads.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** The small reading pictures of an incomplete bake. */
const STAND_INS = 'cards-small';
/**
 * The compressed forms that the build puts beside a file, the smallest first: their content
 * encodings and file endings.
 */
const FORMS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** The page of an invitation, by the code in its link. */
const INVITATION = /^\/j\/(?<code>\w+)$/;

/** The folders of the files for browsers. */
export interface ClientFolders {
  /** The built client. */
  readonly client: string;
  /** The baked drawings. Files may be added while the server runs. */
  readonly art: string;
}

/** Additional HTML for the head of a page; '' for none. */
export type PageHead = (request: Request) => Promise<string>;

/**
 * Serves the built client: files with a hash in their name are cached for good, the page itself
 * never, and it gets a head of its own; texts are compressed.
 */
export function mountClient(
  app: Application,
  { client, art }: ClientFolders,
  headOf: PageHead,
): void {
  const page = path.join(client, 'index.html');
  const preloads = new Preloads(client);
  app.use('/art', filesOf(art), standIns(art), nothingYet);
  app.use(filesOf(client));
  app.get('/{*any}', async (request, response) => {
    if (path.extname(request.path) !== '') {
      response.status(404).type('text').send('There is no such file.');
    } else if (existsSync(page)) {
      const invite = codeSchema.safeParse(INVITATION.exec(request.path)?.groups?.['code']);
      const [text, head, files] = await Promise.all([
        readFile(page, 'utf8'),
        headOf(request),
        preloads.of(request.path),
      ]);
      // the browser asks for the files of the page, and for the seats, before it runs the script
      // that would ask for them
      for (const file of files) response.append('Link', preloadLink(file));
      if (invite.success)
        response.append(
          'Link',
          `</api/invites/${invite.data}>; rel=preload; as=fetch; crossorigin`,
        );
      response
        .set('Cache-Control', 'no-cache')
        .type('html')
        .send(text.replace('<title>', () => `${head}<title>`));
    } else {
      response
        .status(503)
        .type('text')
        .send('The client is not built yet: run "npm run build" and reload.');
    }
  });
}

/** Sends the files of a folder, in the smallest form that the browser accepts. */
function filesOf(folder: string): RequestHandler[] {
  return [
    (request, response, next) => {
      const file = fileOf(folder, request.path);
      const form = file === undefined ? undefined : formFor(request, file);
      if (file === undefined || form === undefined) return next();
      sendPacked(response, { folder, file, form, caching: cachingOf(folder, file) });
    },
    express.static(folder, {
      index: false,
      redirect: false,
      setHeaders: (response, file) =>
        response.set({ 'Cache-Control': cachingOf(folder, file), Vary: 'Accept-Encoding' }),
    }),
  ];
}

/**
 * Sends the small form of a reading picture that is not baked yet; it must not be cached in place
 * of the picture.
 */
function standIns(art: string): RequestHandler {
  return (request, response, next) => {
    const name = /^\/cards\/(?<name>[\w-]+\.webp)$/.exec(request.path)?.groups?.['name'];
    if (name === undefined || !existsSync(path.join(art, STAND_INS, name))) return next();
    response.sendFile(path.join(STAND_INS, name), {
      root: art,
      cacheControl: false,
      headers: { 'Cache-Control': 'no-store' },
    });
  };
}

/** A missing picture is not cached: it may be baked soon. */
const nothingYet: RequestHandler = (_request, response) => {
  response
    .status(404)
    .set('Cache-Control', 'no-store')
    .type('text')
    .send('There is no such picture.');
};

const cachingOf = (folder: string, file: string): string =>
  path.relative(folder, file).startsWith(`assets${path.sep}`) ? FOREVER : 'no-cache';

/**
 * The file of the folder that a path names; undefined when it leads out of the folder or cannot be
 * read.
 */
function fileOf(folder: string, asked: string): string | undefined {
  try {
    const file = path.join(folder, decodeURIComponent(asked));
    return file.startsWith(folder + path.sep) && !file.includes('\0') && path.extname(file) !== ''
      ? file
      : undefined;
  } catch {
    return undefined;
  }
}

type Form = (typeof FORMS)[number];

/** The smallest existing form of a file that the browser accepts; undefined for the file itself. */
function formFor(request: Request, file: string): Form | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  return FORMS.find(
    ({ encoding, ending }) =>
      request.acceptsEncodings(encoding) === encoding && existsSync(`${file}${ending}`),
  );
}

interface Packed {
  /**
   * Names that begin with a dot are hidden only below this folder: the folder itself may lie below
   * one.
   */
  readonly folder: string;
  readonly file: string;
  readonly form: Form;
  readonly caching: string;
}

/**
 * Sends a compressed file with the type of the original; express would send the type of the
 * compressed form.
 */
function sendPacked(
  response: Response,
  { folder, file, form: { encoding, ending }, caching }: Packed,
): void {
  response.type(path.extname(file));
  response.sendFile(path.relative(folder, `${file}${ending}`), {
    root: folder,
    headers: { 'Cache-Control': caching, 'Content-Encoding': encoding, Vary: 'Accept-Encoding' },
  });
}
