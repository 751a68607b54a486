import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { appIconPng, type AppIcon } from '../../art/icon/app-icon.ts';
import { DEFAULT_LOCALE, LOCALES } from '@atoll/engine';
import type { Plugin } from 'vite';
import type { WebAppWords } from '@atoll/table-kit/words/load-page-words.ts';

interface IconFile {
  readonly file: string;
  readonly size: number;
  readonly icon: AppIcon;
}

const squares = (shows: 'plain' | 'maskable'): readonly IconFile[] =>
  [192, 512].map((size) => ({ file: `icons/${shows}-${size}.png`, size, icon: { shows } }));
const ICONS = [...squares('plain'), ...squares('maskable')];
/** For home screens that read no manifest and round the corners themselves. */
const APPLE: IconFile = { file: 'icons/apple.png', size: 180, icon: { shows: 'maskable' } };
const SOLO: IconFile = {
  ...{ file: 'icons/solo.png', size: 192 },
  icon: { shows: 'glyph', name: 'play' },
};
const CODE: IconFile = {
  ...{ file: 'icons/code.png', size: 192 },
  icon: { shows: 'glyph', name: 'link' },
};

const SEA = '#0c1533';

const listed = ({ file, size, icon: { shows } }: IconFile) => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: shows === 'maskable' ? 'maskable' : 'any',
});

/** The manifest that browsers read to install the program. */
const manifestOf = (lang: string, { description, solo, code }: WebAppWords) => ({
  ...{ id: '/', start_url: '/', scope: '/', lang, dir: 'ltr' },
  ...{ name: 'Atoll', short_name: 'Atoll', description },
  ...{ display: 'standalone', background_color: SEA, theme_color: SEA, categories: ['games'] },
  icons: ICONS.map(listed),
  shortcuts: [
    { name: solo, url: '/?start=solo', icons: [listed(SOLO)] },
    { name: code, url: '/?start=code', icons: [listed(CODE)] },
  ],
});

/**
 * Adds the files of an installable program beside the page: a manifest in every language, and icons
 * drawn by the art package. The page names the English manifest until it knows its language.
 */
export function webApp(): Plugin {
  let root = '';
  return {
    name: 'atoll-web-app',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      for (const { file, size, icon } of [...ICONS, APPLE, SOLO, CODE])
        this.emitFile({ type: 'asset', fileName: file, source: await appIconPng(icon, size) });
      for (const id of Object.keys(LOCALES)) {
        const file = pathToFileURL(
          join(root, '../table-kit/src/words', id, 'web-app-words.ts'),
        ).href;
        const { webApp: words } = (await import(file)) as { readonly webApp: WebAppWords };
        this.emitFile({
          type: 'asset',
          fileName: `manifest-${id}.webmanifest`,
          source: JSON.stringify(manifestOf(id, words)),
        });
      }
    },
    transformIndexHtml: () => [
      link('manifest', `/manifest-${DEFAULT_LOCALE}.webmanifest`),
      link('apple-touch-icon', `/${APPLE.file}`),
    ],
  };
}

const link = (rel: string, href: string) => ({
  tag: 'link',
  attrs: { rel, href },
  injectTo: 'head' as const,
});
