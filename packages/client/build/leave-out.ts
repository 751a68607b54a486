import type { Plugin } from 'vite';

/** A file that its package names and nothing here uses: its path, and what it exports. */
export type UnusedFiles = Readonly<Record<string, string>>;

const LEFT_OUT = '\0left-out:';

/**
 * Leaves files of a package out of the build, which the bundler has to keep since other files name
 * them. What they export is there and throws an error that says so, should it ever be called.
 * @param files by the end of its path, without extension, the name that a file exports
 */
export function leaveOut(owner: string, files: UnusedFiles): Plugin {
  const ends = Object.entries(files).map(([path, name]) => ({ end: `/${path}.mjs`, name }));
  return {
    name: `atoll-leave-out-of-${owner}`,
    enforce: 'pre',
    apply: 'build',
    async resolveId(id, importer) {
      const file = id.replace(/^\.+/, '');
      if (importer?.includes(`/node_modules/${owner}/`) !== true || file === id) return null;
      const from = await this.resolve(id, importer, { skipSelf: true });
      const left = ends.find(({ end }) => from?.id.endsWith(end));
      return left ? `${LEFT_OUT}${owner}:${left.name}` : null;
    },
    load(id) {
      const start = `${LEFT_OUT}${owner}:`;
      if (!id.startsWith(start)) return null;
      const name = id.slice(start.length);
      // a function has a prototype, which its package may extend
      return `export function ${name}() { throw new Error('${name} is left out of this build of ${owner} (vite.config.ts).'); }`;
    },
  };
}
