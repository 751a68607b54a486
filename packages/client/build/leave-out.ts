import type { Plugin } from 'vite';

/** What a file exports that its package names and nothing here uses. */
export type UnusedExport =
  /** Never called. */
  | string
  /** Called by its package, itself or by its own functions, with nothing to do here. */
  | { readonly inert: string; readonly own?: readonly string[] };

/** By the path of a file, what it exports. */
export type UnusedFiles = Readonly<Record<string, UnusedExport>>;

const LEFT_OUT = '\0left-out:';

/**
 * Leaves files of a package out of the build, which the bundler has to keep since other files name
 * them. What they export is there and throws an error that says so, should it ever be called.
 * @param files by the end of its path, without extension, the name that a file exports
 */
export function leaveOut(owner: string, files: UnusedFiles): Plugin {
  const ends = Object.entries(files).map(([path, unused]) => ({ end: `/${path}.mjs`, unused }));
  return {
    name: `atoll-leave-out-of-${owner}`,
    enforce: 'pre',
    apply: 'build',
    async resolveId(id, importer) {
      const file = id.replace(/^\.+/, '');
      if (importer?.includes(`/node_modules/${owner}/`) !== true || file === id) return null;
      const from = await this.resolve(id, importer, { skipSelf: true });
      const left = ends.find(({ end }) => from?.id.endsWith(end));
      if (!left) return null;
      const { unused } = left;
      return `${LEFT_OUT}${owner}:${typeof unused === 'string' ? unused : inertId(unused)}`;
    },
    load(id) {
      const start = `${LEFT_OUT}${owner}:`;
      if (!id.startsWith(start)) return null;
      const [name = '', inert] = id.slice(start.length).split(':');
      if (inert !== undefined) return inertExport(name, inert.split(',').filter(Boolean));
      // a function has a prototype, which its package may extend
      return `export function ${name}() { throw new Error('${name} is left out of this build of ${owner} (vite.config.ts).'); }`;
    },
  };
}

const inertId = ({ inert, own = [] }: Exclude<UnusedExport, string>): string =>
  `${inert}:${own.join(',')}`;

const inertExport = (name: string, own: readonly string[]): string =>
  [`export function ${name}() {}`, ...own.map((each) => `${name}.${each} = () => undefined;`)].join(
    '\n',
  );
