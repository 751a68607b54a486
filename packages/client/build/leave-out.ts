import type { Plugin } from 'vite';

/** An export of a file that other files of its package import and the client does not use. */
export type UnusedExport =
  /** Never called. */
  | string
  /** Called by its package, as a function or by its own methods, where it must do nothing. */
  | { readonly inert: string; readonly own?: readonly string[] };

/** The export of each file, by its path. */
export type UnusedFiles = Readonly<Record<string, UnusedExport>>;

const LEFT_OUT = '\0left-out:';

/**
 * Leaves files of a package out of the build that the bundler has to keep because other files
 * import them. Their exports remain as functions that throw an error when called; those marked
 * inert do nothing.
 * @param files the name that each file exports, by the end of its path, without extension
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
      // a function has a prototype, which the package may extend
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
