import type { JSHandle, Page } from 'playwright-core';

/** Takes the graphics card from a picture, and gives it back. */
export interface LostContext {
  /** Until the page knows that it is lost. */
  readonly begin: () => Promise<void>;
  /** Until the page has it again, and has had time to draw. */
  readonly end: () => Promise<void>;
}

/** The graphics card of the picture of a table that draws with WebGL. `surface` leads to it. */
export function lostContext(page: Page, surface: string): Promise<JSHandle<LostContext>> {
  return page.evaluateHandle((selector) => {
    const canvas = document.querySelector<HTMLCanvasElement>(`${selector} canvas`);
    const extension = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (!canvas || !extension) throw new Error(`${selector} does not draw with WebGL`);
    const causing = async (type: string, cause: () => void): Promise<void> => {
      const event = new Promise((resolve) =>
        canvas.addEventListener(type, resolve, { once: true }),
      );
      cause();
      await event;
      for (let frame = 0; frame < 3; frame++)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    return {
      begin: () => causing('webglcontextlost', () => extension.loseContext()),
      end: () => causing('webglcontextrestored', () => extension.restoreContext()),
    };
  }, surface);
}
