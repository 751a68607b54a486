/**
 * The renderer that Pixi is asked for: WebGL where there is a graphics card, or one of the two in
 * any case.
 */
export type Preference = 'auto' | 'webgl' | 'canvas';

/** Drivers that compute on the processor instead of a graphics card, by their names in browsers. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i;

/** Whether a driver of that name draws without a graphics card; '' is none at all. */
export const isSoftware = (driver: string): boolean => driver === '' || SOFTWARE.test(driver);

/** The name of the driver behind WebGL, or '' where there is no WebGL. */
function driverName(): string {
  const gl = document.createElement('canvas').getContext('webgl2');
  if (gl === null) return '';
  const named = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(named?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER));
  // browsers keep a small number of contexts
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}

let driver: string | undefined;

/**
 * The renderer to use, and whether WebGL would be computed on the processor here. Looked up once a
 * page.
 */
export function chooseRenderer(preference: Preference): {
  readonly renderer: 'webgl' | 'canvas';
  readonly software: boolean;
} {
  if (preference === 'canvas') return { renderer: 'canvas', software: false };
  driver ??= driverName();
  const software = isSoftware(driver);
  return { renderer: preference === 'auto' && software ? 'canvas' : 'webgl', software };
}
