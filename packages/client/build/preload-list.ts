import type { Plugin, Rolldown } from 'vite';

const LOBBY = /\/shell\/lobby\/lobby-page\.tsx$/;
const INVITE = /\/shell\/lobby\/invite\/invite-page\.tsx$/;
const ROOM = /\/shell\/room\/waiting-room\.tsx$/;
const TABLE = /\/shell\/table\/table-page\.tsx$/;

/**
 * The files from which the shell's pages load, by the first part of their paths, in the order in
 * which they are needed.
 */
const PAGES: readonly (readonly [path: string, files: readonly RegExp[]])[] = [
  ['', [LOBBY]],
  ['j', [INVITE, TABLE, ROOM]],
  ['m', [TABLE]],
  ['w', [TABLE]],
];

/** The words of the lobby in the most common language. */
const WORDS = 'words-lobby-en';

/**
 * Writes `preloads.json`: the files that each page needs from its beginning, by the first part of
 * its path. The server names them in the head of its answer, so that browsers fetch them beside the
 * script that would ask for them.
 */
export function preloadList(): Plugin {
  return {
    name: 'atoll-preload-list',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const withImports = (begin: readonly Rolldown.OutputChunk[]): ReadonlySet<string> => {
        const all = new Set<string>();
        const follow = (fileName: string): void => {
          if (all.has(fileName)) return;
          all.add(fileName);
          chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(follow);
        };
        for (const { fileName } of begin) follow(fileName);
        return all;
      };
      const ofAll = withImports(chunks.filter(({ isEntry }) => isEntry));
      const first = chunks.flatMap(({ fileName, name, viteMetadata }) =>
        ofAll.has(fileName) || name === WORDS
          ? [...(viteMetadata?.importedCss ?? []), fileName]
          : [],
      );
      const lists = PAGES.map(([path, pages]) => {
        const begin = pages.flatMap((file) =>
          chunks.filter(({ moduleIds }) => moduleIds.some((id) => file.test(id))),
        );
        const all = new Set([...first, ...withImports(begin)]);
        return [path, [...all].map((fileName) => `/${fileName}`)] as const;
      });
      this.emitFile({
        type: 'asset',
        fileName: 'preloads.json',
        source: JSON.stringify(Object.fromEntries(lists)),
      });
    },
  };
}
