import {
  AbstractRenderer,
  autoDetectRenderer,
  CanvasSource,
  ColorMask,
  Container,
  extensions,
  ImageSource,
  Rectangle,
  StencilMask,
  Texture,
  textureFrom,
  Ticker,
  type Renderer,
} from 'pixi.js';
import type { Rect } from '../../ui/rect.ts';
import { chooseRenderer, type Preference } from './graphics.ts';
import { createTweens, type Tweens } from './tween.ts';

// The build leaves out the extensions that the index of Pixi installs (`build/slim-pixi.ts`): these
// are the ones that tables need.
// Pixi builds functions from text for WebGL, which the server's content policy forbids; on a canvas
// it only tests whether it could.
Object.assign(AbstractRenderer.prototype, { _unsafeEvalCheck: () => undefined });
extensions.add(ColorMask, StencilMask, ImageSource, CanvasSource);
Texture.from = textureFrom;

/** A transparent canvas that is drawn only on request: nothing runs while nothing moves. */
export interface Stage {
  readonly canvas: HTMLCanvasElement;
  readonly root: Container;
  readonly tweens: Tweens;
  /**
   * Settles when the first frame is drawn, and never if the stage is destroyed before; from then on
   * `canvas` names its renderer.
   */
  readonly drawn: Promise<void>;
  /** Design size in units, and how many CSS pixels a unit has. */
  resize(size: { readonly width: number; readonly height: number; readonly scale: number }): void;
  /**
   * The drawing of a container within a box of its own units, as a texture with so many pixels a
   * unit; the container must have no parent. The texture belongs to the caller. Pixi's
   * `cacheAsTexture` does not work here: with the canvas renderer its textures come out of a pool
   * with the resolution of an earlier one.
   */
  pictureOf(container: Container, at: { readonly box: Rect; readonly pixels: number }): Texture;
  /** Draws in the next animation frame, and continues as long as a tween runs. */
  requestRender(): void;
  /** Takes everything that moves to its end. */
  finish(): void;
  /** Afterwards `root` is destroyed, and code that still draws on it stops. */
  destroy(): void;
}

/** A frame that took longer does not swallow a movement. */
const LONGEST_FRAME = 100;

/** A lost context that does not come back within this time, in ms, is given up. */
const LOST_MS = 3_000;

/**
 * Textures drawn at a time: the number that every WebGL 2 takes, and that Pixi's canvas renderer
 * reports.
 */
const TEXTURES = 16;

export interface StageOptions {
  readonly preference: Preference;
  /** Called once when the context was lost and did not come back within `LOST_MS`. */
  readonly onLost: () => void;
}

/** Creates the renderer; falls back to one that the browser supports. */
export async function createStage({ preference, onLost }: StageOptions): Promise<Stage> {
  // Pixi's own housekeeping would keep a frame loop alive; it is called from our frames instead
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const chosen = chooseRenderer(preference);
  const renderer = await rendererOf(chosen);
  // Pixi keeps one shader of batches a page, made for the textures that the first renderer takes at
  // a time: canvas and WebGL have to agree.
  renderer.limits.maxBatchableTextures = Math.min(TEXTURES, renderer.limits.maxBatchableTextures);
  const root = new Container();
  root.eventMode = 'none';
  const tweens = createTweens();
  const canvas = renderer.canvas;
  // Without a graphics card Chromium leaves out a mirrored part of a WebGL canvas where something
  // opaque lies over it; an element with a filter that may reach beyond its pixels is drawn whole,
  // and this filter changes nothing.
  if (chosen.renderer === 'webgl' && chosen.software) canvas.style.filter = 'blur(0)';
  let frame = 0;
  let last = 0;
  let scale = 1;
  let gone = false;
  let stale = true;

  let begun = (): void => undefined;
  const drawn = new Promise<void>((resolve) => (begun = resolve));
  const draw = (now: number): void => {
    frame = 0;
    if (gone) return;
    if (tweens.advance(last === 0 ? 0 : Math.min(LONGEST_FRAME, now - last)) || stale) {
      stale = false;
      renderer.render(root);
      canvas.dataset['renderer'] = renderer.name;
      begun();
      Ticker.system.update(now);
    }
    last = tweens.active() ? now : 0;
    if (tweens.active()) next();
  };
  const next = (): void => {
    if (frame === 0 && !gone) frame = requestAnimationFrame(draw);
  };
  const ask = (): void => {
    stale = true;
    next();
  };
  // drivers restart, and phones take the graphics card from pages in the background: the drawing is
  // lost then
  canvas.addEventListener('webglcontextrestored', () => {
    clearTimeout(lost);
    ask();
  });
  let lost: ReturnType<typeof setTimeout> | undefined;
  const lose = (): void => {
    clearTimeout(lost);
    lost = setTimeout(() => gone || onLost(), LOST_MS);
  };
  canvas.addEventListener('webglcontextlost', lose);
  if (isLost(canvas)) lose();

  return {
    canvas,
    root,
    tweens,
    drawn,
    pictureOf: (container, { box: { x, y, width, height }, pixels }) =>
      renderer.generateTexture({
        ...{ target: container, resolution: pixels, antialias: false },
        frame: new Rectangle(x, y, width, height),
      }),
    requestRender: ask,
    finish: () => {
      if (gone) return;
      tweens.finish();
      ask();
    },
    resize: (size) => {
      if (gone) return;
      scale = size.scale * Math.min(3, window.devicePixelRatio || 1);
      renderer.resize(Math.round(size.width * scale), Math.round(size.height * scale), 1);
      root.scale.set(scale);
      ask();
    },
    destroy: () => {
      gone = true;
      clearTimeout(lost);
      cancelAnimationFrame(frame);
      root.destroy({ children: true });
      renderer.destroy();
    },
  };
}

/** Where WebGL was there a moment ago and is not now, Pixi throws: then it draws without. */
async function rendererOf({
  renderer,
  software,
}: ReturnType<typeof chooseRenderer>): Promise<Renderer> {
  const options = {
    backgroundAlpha: 0,
    // on the processor every smoothed edge is computed four times
    antialias: !software,
    autoDensity: false,
    skipExtensionImports: true,
  };
  const drawnBy = (preference: ('webgl' | 'canvas')[]): Promise<Renderer> =>
    autoDetectRenderer({ ...options, preference });
  if (renderer === 'canvas') return drawnBy(['canvas']);
  await import('./webgl-policy.ts');
  try {
    return await drawnBy(['webgl', 'canvas']);
  } catch {
    return drawnBy(['canvas']);
  }
}

/** Whether the context was lost before the listener was added. */
const isLost = (canvas: HTMLCanvasElement): boolean =>
  canvas.getContext('webgl2')?.isContextLost() === true;
