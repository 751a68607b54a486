import type { Plugin } from 'vite';

/**
 * Files of Pixi that its other files name and no table uses: pictures come as pictures, not as SVG,
 * and nothing throws particles.
 */
const UNUSED =
  /\/(?:svg\/(?:SVGParser|parseSVGPath)|(?:shared|particle)\/(?:ParticleBuffer|generateParticleUpdatePolyfill))\.mjs$/;
const LEFT_OUT = '\0left out of pixi';
const NAMES = ['SVGParser', 'parseSVGPath', 'ParticleBuffer', 'generateParticleUpdatePolyfill'];

/**
 * Lets the build drop what nobody uses of Pixi. Its index counts as a module with effects, and so
 * every renderer, the loader, pointer events and filters would come with each table. Nothing here
 * needs those effects: a stage asks for no more than a renderer (`src/table/canvas/stage.ts`), and
 * pictures are fetched by `src/table/canvas/atlas.ts`.
 */
export function slimPixi(): Plugin {
  return {
    name: 'atoll-slim-pixi',
    enforce: 'pre',
    apply: 'build',
    async resolveId(id, importer) {
      if (UNUSED.test(id) && importer?.includes('/pixi.js/') === true) return LEFT_OUT;
      if (id !== 'pixi.js') return null;
      const index = await this.resolve(id, importer, { skipSelf: true });
      return index && { ...index, moduleSideEffects: false };
    },
    // functions have a prototype, which Pixi extends
    load: (id) =>
      id !== LEFT_OUT
        ? null
        : NAMES.map(
            (name) =>
              `export function ${name}() { throw new Error('${name} is left out of this build of Pixi by build/slim-pixi.ts.'); }`,
          ).join('\n'),
  };
}
