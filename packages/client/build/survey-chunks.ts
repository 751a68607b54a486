import { build } from 'vite';

/** The mode of a build that is made only to see which files load together. */
export const SURVEY = 'survey';

/** A chunk as the bundler makes it for each set of pages that needs the same files. */
export interface SurveyedChunk {
  readonly fileName: string;
  readonly name: string;
  readonly isEntry: boolean;
  /** The files in it, and the sizes of what is used of them, in bytes before packing. */
  readonly modules: readonly { readonly id: string; readonly size: number }[];
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/**
 * Builds the client of a configuration without writing it, and returns its chunks. Only a build
 * knows which imports are used.
 */
export async function surveyChunks(
  configFile: string | undefined,
  root: string,
): Promise<readonly SurveyedChunk[]> {
  const output = await build({
    ...(configFile !== undefined && { configFile }),
    ...{ root, mode: SURVEY, logLevel: 'error', build: { write: false, minify: false } },
  });
  return [output].flat().flatMap((built) =>
    'output' in built
      ? built.output.flatMap((chunk) => {
          if (chunk.type !== 'chunk') return [];
          const { fileName, name, isEntry, modules, imports, dynamicImports } = chunk;
          const sized = Object.entries(modules).map(([id, { renderedLength: size }]) => ({
            ...{ id, size },
          }));
          return [{ fileName, name, isEntry, modules: sized, imports, dynamicImports }];
        })
      : [],
  );
}
