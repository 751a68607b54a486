import { createRequire } from 'node:module';
import { mergeConfig, type Plugin } from 'vite';
import product from './vite.config.ts';

const { resolve } = createRequire(import.meta.url);
const REPLACED: Readonly<Record<string, string>> = {
  '@atoll/catalog': resolve('@atoll/catalog/unreleased'),
  '@atoll/catalog/clients': resolve('@atoll/catalog/unreleased-clients'),
};

/** Replaces the catalogue of the product with that of the unreleased games. */
const unreleasedAlone = (): Plugin => ({
  name: 'atoll-unreleased-alone',
  enforce: 'pre',
  resolveId: (id) => REPLACED[id],
  // unreleased games have no rules pages, and the pages of the others are left out
  load: (id) => (/\/games\/[\w-]+\/rules\/\w+\.md$/.test(id) ? '# No rules\n' : undefined),
});

/** The client with the unreleased games, and with no other. */
export default mergeConfig(product, {
  plugins: [unreleasedAlone()],
  worker: { plugins: () => [unreleasedAlone()] },
  build: { outDir: '../../.cache/unreleased', emptyOutDir: true },
});
