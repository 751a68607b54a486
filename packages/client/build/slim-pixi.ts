import type { Plugin } from 'vite';
import type { UnusedFiles } from './leave-out.ts';

/**
 * Pictures are bitmaps, not SVG; no particles are used, and shapes have plain colours, without the
 * arcs of SVG paths. Masks are shapes, not pictures, and a stage draws with WebGL or on a canvas,
 * so that WebGPU programs are not needed.
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
  // the batch shader has programs for both, and WebGL reads only its own
  'shader/GpuProgram': { inert: 'GpuProgram', own: ['from'] },
};

/** The names of CSS colours: the client uses no named colours. */
const COLOUR_NAMES = '@pixi/colord/plugins/names';
const NO_NAMES = '\0no-colour-names';

/**
 * Lets the build drop the unused parts of Pixi. Its index counts as a module with side effects, so
 * that every renderer, the loader, pointer events and filters would load with each table. Those
 * effects are not needed: a stage creates only a renderer (`src/table/canvas/stage.ts`), and
 * `src/table/canvas/atlas.ts` fetches pictures.
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
