import type { Request } from 'express';
import { TooOften } from '../limits/limits.ts';
import type { Directory } from '../room/directory.ts';
import type { Services } from '../room/services.ts';
import type { PageHead } from './client-files.ts';
import { type Page, previewOf, previewTags } from './page-preview.ts';
import { addressOf } from './request-reading.ts';

/** The parts of a request that a preview depends on. */
function pageOf({ path, query }: Request): Page {
  const { at } = query;
  const known = typeof at === 'string' && /^\d{1,6}$/.test(at);
  return { path, ...(known && { moment: Number(at) }) };
}

interface HeadParts {
  readonly directory: Directory;
  /** The address under which browsers reach the server, when it is not the one it listens on. */
  readonly publicUrl: string | undefined;
}

/**
 * Writes the preview of a page into its head. A page gets none if the store cannot be read, or if
 * its client asks too often: neither may prevent play.
 */
export function headOf(services: Services, { directory, publicUrl }: HeadParts): PageHead {
  const source = {
    find: (matchId: string) => directory.find(matchId),
    findByCode: (code: string) => directory.findByCode(code),
    nameOf: (gameId: string) => services.catalog[gameId]?.name,
  };
  return async (request) => {
    const { protocol, host } = request;
    const origin = publicUrl === undefined ? `${protocol}://${host}` : new URL(publicUrl).origin;
    try {
      await services.limits.count('list', addressOf(request));
      return `${previewTags(await previewOf(pageOf(request), source), origin)}\n    `;
    } catch (error) {
      if (!(error instanceof TooOften))
        services.logger.warn({ err: error }, 'no preview of a page');
      return '';
    }
  };
}
