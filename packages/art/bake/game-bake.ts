import type { Tools } from './atlas.ts';

/** The pictures of one game, in a folder and with a manifest of their own. */
export interface GameBake {
  /** The absolute path of the folder of their sources. */
  readonly sources: string;
  /** Bakes what a first table needs; the result adds the finer pictures. */
  readonly first: (
    tools: Tools,
    sources: string,
  ) => Promise<{ readonly refine: () => Promise<void> }>;
}
