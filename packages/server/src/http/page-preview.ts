import { codeSchema, LONG_CODE_LENGTH, matchIdSchema } from '@atoll/protocol';
import type { MatchRecord } from '../store/match-store.ts';

/** The preview of a link in messengers and search engines. */
export interface PagePreview {
  readonly title: string;
  readonly text: string;
  /** The address of a picture of its own; without it, the picture of the platform is shown. */
  readonly picture?: string;
}

/** For every page that leads to no match. */
const OF_PLATFORM: PagePreview = {
  title: 'Atoll',
  text: 'Board games of the sea, played with friends in the browser',
};

/** A requested page. */
export interface Page {
  readonly path: string;
  /** The number of actions of a match after which it begins, if given. */
  readonly moment?: number | undefined;
}

/** Looks up matches, and the names of games. */
export interface PreviewSource {
  find(matchId: string): Promise<MatchRecord | undefined>;
  findByCode(code: string): Promise<MatchRecord | undefined>;
  nameOf(gameId: string): string | undefined;
}

/**
 * The preview of the page with this path. The short code of a table is not looked up: the preview
 * would confirm a guessed code without counting the guess.
 */
export async function previewOf(
  { path, moment }: Page,
  source: PreviewSource,
): Promise<PagePreview> {
  const [, kind = '', key = '', ...more] = path.split('/');
  if (more.length > 0) return OF_PLATFORM;
  const match = await matchOf(kind, key, source);
  const game = match && source.nameOf(match.gameId);
  return match && game !== undefined ? ofMatch(match, { game, moment }) : OF_PLATFORM;
}

async function matchOf(
  kind: string,
  key: string,
  source: PreviewSource,
): Promise<MatchRecord | undefined> {
  if (kind === 'j') {
    const code = codeSchema.safeParse(key);
    return code.success && code.data.length === LONG_CODE_LENGTH
      ? source.findByCode(code.data)
      : undefined;
  }
  const id = matchIdSchema.safeParse(key);
  return ['m', 'w', 'replay'].includes(kind) && id.success ? source.find(id.data) : undefined;
}

const list = new Intl.ListFormat('en');

function ofMatch(
  { matchId, table }: MatchRecord,
  { game, moment }: { readonly game: string; readonly moment: number | undefined },
): PagePreview {
  const { seats, host, watchingHost, startedAt, endedAt } = table;
  const names = seats.flatMap(({ kind, name }) => (kind === 'open' ? [] : [name]));
  if (startedAt === 0) {
    const open = seats.length - names.length;
    return {
      title: `${(watchingHost ?? seats[host])?.name ?? names[0] ?? 'Somebody'} invites you to ${game}`,
      text: `${open === 0 ? 'Every seat is taken' : `${open} of ${seats.length} seats open`}. Nobody needs an account.`,
    };
  }
  const title = `${game}: ${list.format(names)}`;
  if (endedAt === 0) return { title, text: 'A match is being played.' };
  return {
    title,
    picture: `/api/matches/${matchId}/picture${moment === undefined ? '' : `?at=${moment}`}`,
    text:
      moment === undefined
        ? 'A finished match, to be looked at again.'
        : `A finished match, as it stood after ${moment} ${moment === 1 ? 'action' : 'actions'}.`,
  };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/**
 * The elements of a page's head with its preview. `origin` is the origin of the page: pictures are
 * only fetched from absolute addresses.
 */
export function previewTags({ title, text, picture }: PagePreview, origin: string): string {
  const properties = {
    'og:site_name': 'Atoll',
    'og:type': 'website',
    'og:title': title,
    'og:description': text,
    'og:image': `${origin}${picture ?? '/art/preview.jpg'}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt':
      picture === undefined
        ? 'A coral reef of cut paper at dusk'
        : 'How the match stood: who plays and what they have',
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`,
  );
  return [...tags, '<meta name="twitter:card" content="summary_large_image" />'].join('\n    ');
}
