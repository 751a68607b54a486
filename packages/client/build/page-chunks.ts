import type { Plugin } from 'vite';
import { surveyChunks, SURVEY, type SurveyedChunk } from './survey-chunks.ts';

/** The files from which pages of the shell load, by the name of the page. */
const PAGES: readonly (readonly [page: string, file: RegExp])[] = [
  ['lobby', /\/shell\/lobby\/lobby-page\.tsx$/],
  ['invite', /\/shell\/lobby\/invite\/invite-page\.tsx$/],
  ['room', /\/shell\/room\/waiting-room\.tsx$/],
  ['table', /\/shell\/table\/table-page\.tsx$/],
];
/** The files from which the table of a game loads. */
const TABLE_OF_GAME = /\/games\/([\w-]+)\/client\/(?:index|screen\/surface)\.tsx$/;

/** The chunks that the configuration names (`vite.config.ts`). */
const NAMED = /^(?:phrases-|words-|kept$)/;

/** What some games share stands apart from this size on, in bytes before packing. */
const APART = 8_000;

/** Who needs a chunk from their beginning. */
interface Needs {
  readonly pages: ReadonlySet<string>;
  readonly games: readonly string[];
  /** Something that loads later needs it, too. */
  readonly later: boolean;
  /** A chunk that the configuration names needs it: it must not stand with what needs that one. */
  readonly below: boolean;
  /** The chunk that the configuration names and that both needs it and is needed by it. */
  readonly within?: string;
}

const NOTHING: Needs = { pages: new Set(), games: [], later: false, below: false };

/** Which files stand together. */
export interface PageChunks {
  /** Finds out which page needs which file. */
  readonly plugin: Plugin;
  /** The chunk of a file; null where the bundler decides. */
  readonly nameOf: (id: string) => string | null;
}

/**
 * Puts the files that the same pages need into one chunk: each request costs a round trip, and a
 * browser makes six at a time over HTTP/1.1. The bundler alone makes a chunk for every set of pages
 * and of parts that load later.
 */
export function pageChunks(): PageChunks {
  let names: ReadonlyMap<string, string> = new Map();
  return {
    plugin: {
      name: 'atoll-page-chunks',
      apply: (_, { command, mode }) => command === 'build' && mode !== SURVEY,
      async buildStart() {
        const { configFile, root } = this.environment.config;
        names = namesIn(await surveyChunks(configFile, root));
      },
      // such chunks run in an order that depends on which is asked for first
      generateBundle(_, bundle) {
        const built = new Map(
          Object.values(bundle).flatMap((file) =>
            file.type === 'chunk' ? [[file.fileName, file] as const] : [],
          ),
        );
        const inCycle = [...built.keys()].filter((name) => leadsTo(name, name, built));
        if (inCycle.length > 0) this.error(`chunks import each other: ${inCycle.join(', ')}`);
      },
    },
    nameOf: (id) => names.get(id) ?? null,
  };
}

/** The name of the chunk of every file that a page needs from its beginning. */
function namesIn(chunks: readonly SurveyedChunk[]): ReadonlyMap<string, string> {
  const needs = needsOf(chunks);
  const all = new Set([...needs.values()].flatMap(({ games }) => games)).size;
  const sizes = new Map<string, number>();
  for (const { fileName, modules } of chunks) {
    const { pages, games } = needs.get(fileName) ?? NOTHING;
    const shared = pages.size === 0 ? games.join('-') : '';
    const own = modules.reduce((sum, { size }) => sum + size, 0);
    sizes.set(shared, (sizes.get(shared) ?? 0) + own);
  }
  const names = new Map<string, string>();
  for (const { fileName, modules } of chunks)
    for (const { id } of modules) {
      const name = nameFor(id, needs.get(fileName), {
        ofAll: (games) => games.length === all,
        isApart: (games) => (sizes.get(games.join('-')) ?? 0) >= APART,
      });
      if (name !== undefined) names.set(id, name);
    }
  return names;
}

/** Who needs each chunk, by its file name; the entry of the program needs nothing to be named. */
function needsOf(chunks: readonly SurveyedChunk[]): ReadonlyMap<string, Needs> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needs = new Map<string, Needs>();
  const follow = (fileName: string, widened: (old: Needs) => Needs | undefined): void => {
    const old = needs.get(fileName) ?? NOTHING;
    const now = widened(old);
    if (now === undefined) return;
    needs.set(fileName, now);
    for (const next of byName.get(fileName)?.imports ?? []) follow(next, widened);
  };
  for (const { name, imports } of chunks)
    if (NAMED.test(name))
      for (const next of imports)
        follow(next, (old) => (old.below ? undefined : { ...old, below: true }));
  for (const { fileName, name } of chunks.filter((chunk) => NAMED.test(chunk.name)))
    for (const other of chunks)
      if (other.fileName !== fileName && leadsTo(other.fileName, fileName, byName))
        if (leadsTo(fileName, other.fileName, byName))
          needs.set(other.fileName, { ...(needs.get(other.fileName) ?? NOTHING), within: name });
  const begun = new Set<string>();
  for (const { fileName, modules, isEntry } of chunks) {
    const page = PAGES.find(([, file]) => modules.some(({ id }) => file.test(id)))?.[0];
    const game = modules.map(({ id }) => TABLE_OF_GAME.exec(id)?.[1]).find(Boolean);
    const start = isEntry ? 'program' : page;
    if (start !== undefined)
      follow(fileName, (old) =>
        old.pages.has(start) ? undefined : { ...old, pages: new Set([...old.pages, start]) },
      );
    if (game !== undefined)
      follow(fileName, (old) =>
        old.games.includes(game) ? undefined : { ...old, games: [...old.games, game].toSorted() },
      );
    if (start !== undefined || game !== undefined) begun.add(fileName);
  }
  for (const fileName of new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports)))
    if (!begun.has(fileName))
      follow(fileName, (old) => (old.later ? undefined : { ...old, later: true }));
  return needs;
}

/** Whether one chunk needs another, directly or not. */
function leadsTo(
  from: string,
  to: string,
  byName: ReadonlyMap<string, Pick<SurveyedChunk, 'imports'>>,
): boolean {
  const seen = new Set<string>();
  const look = (fileName: string): boolean => {
    if (seen.has(fileName)) return false;
    seen.add(fileName);
    return (byName.get(fileName)?.imports ?? []).some((next) => next === to || look(next));
  };
  return look(from);
}

interface Shares {
  readonly ofAll: (games: readonly string[]) => boolean;
  readonly isApart: (games: readonly string[]) => boolean;
}

function nameFor(id: string, needs: Needs | undefined, shares: Shares): string | undefined {
  if (needs === undefined || needs.pages.has('program')) return undefined;
  const { pages, games, later, below, within } = needs;
  if (within !== undefined) return within;
  const [game] = games;
  const isShared = pages.size > 1 || games.length > 0;
  if (pages.has('lobby')) return isShared || below ? 'pages' : 'lobby-page';
  if (pages.has('invite')) return isShared ? 'pages' : 'invite';
  if (pages.has('table') && games.length === 0) return 'table';
  if (pages.has('table') || shares.ofAll(games)) return 'table-kit';
  if (game === undefined) {
    if (!pages.has('room')) return undefined;
    // forms of the lobby need some of it, too
    return later ? 'room-parts' : 'waiting-room';
  }
  if (games.length > 1) return shares.isApart(games) ? `of-${games.join('-')}` : 'table-kit';
  // the later parts of other games must not load this one
  return below || (later && !id.includes(`/games/${game}/`)) ? `beside-${game}` : `game-${game}`;
}
