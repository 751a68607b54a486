import path from 'node:path';
import { mergeConfig, type Plugin } from 'vite';
import product from '../vite.config.ts';

const REGISTRY = path.join(import.meta.dirname, 'registry.ts');
const CATALOG = path.join(import.meta.dirname, '../../server/test/support/probe.ts');

/** Whatever names the games of the house is another file, but for the catalogue's own tools. */
const probeAlone = (): Plugin => ({
  name: 'atoll-probe-alone',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === '@atoll/catalog/clients'
      ? REGISTRY
      : id === '@atoll/catalog' && importer !== CATALOG
        ? CATALOG
        : undefined,
  // the rules of the games of the house are none of the probe's
  load: (id) => (/\/games\/[\w-]+\/rules\/\w+\.md$/.test(id) ? '# No rules\n' : undefined),
});

/** The client with the probe game, and with no other. */
export default mergeConfig(product, {
  plugins: [probeAlone()],
  worker: { plugins: () => [probeAlone()] },
  build: { outDir: '../../.cache/probe', emptyOutDir: true },
});
