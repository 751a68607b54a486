import type { Plugin } from 'vite';
import type { UnusedFiles } from './leave-out.ts';

/**
 * Pictures come as pictures, not as SVG; nothing throws particles, and what is drawn is filled with
 * plain colours, without the arcs of SVG paths. Masks are shapes, not pictures, and a stage draws
 * with WebGL or on a canvas, so that WebGPU needs no programs.
 */
export const UNUSED_OF_PIXI: UnusedFiles = {
  'fill/FillGradient': 'FillGradient',
  'fill/FillPattern': 'FillPattern',
  'buildCommands/buildArcToSvg': 'buildArcToSvg',
  'utils/sayHello': 'sayHello',
  'svg/SVGParser': 'SVGParser',
  'svg/parseSVGPath': 'parseSVGPath',
  'shared/ParticleBuffer': 'ParticleBuffer',
  'particle/generateParticleUpdatePolyfill': 'generateParticleUpdatePolyfill',
  'mask/MaskFilter': 'MaskFilter',
  'gpu/WebGPURenderer': 'WebGPURenderer',
  // the shader of batches is made for both, and WebGL looks at its own program only
  'shader/GpuProgram': { inert: 'GpuProgram', own: ['from'] },
};

/** The names of CSS colours: nothing here is drawn in a colour with a name. */
const COLOUR_NAMES = '@pixi/colord/plugins/names';
const NO_NAMES = '\0no-colour-names';

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
      if (id === COLOUR_NAMES) return NO_NAMES;
      if (id !== 'pixi.js') return null;
      const index = await this.resolve(id, importer, { skipSelf: true });
      return index && { ...index, moduleSideEffects: false };
    },
    load: (id) => (id === NO_NAMES ? 'export default function names() {}' : null),
  };
}
