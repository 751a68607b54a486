import type { Plugin } from 'vite';

/** The words of the lobby in the most common language. */
const CHUNK = 'words-lobby-en';

/**
 * Lets the page load its words in parallel with its script, which would request them only when it
 * runs.
 */
export function preloadWords(): Plugin {
  return {
    name: 'atoll-preload-words',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const words = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.name === CHUNK,
        );
        if (!words) return [];
        const attrs = { rel: 'modulepreload', crossorigin: '', href: `/${words.fileName}` };
        return [{ tag: 'link', attrs, injectTo: 'head' as const }];
      },
    },
  };
}
