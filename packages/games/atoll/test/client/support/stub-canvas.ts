import { DOMAdapter } from 'pixi.js';

/**
 * Lets cards be drawn without a page: the theme stands on one, and texts want to be measured; every
 * letter is as wide as another here.
 */
export function stubCanvas(): void {
  const measureText = (text: string): object => ({
    width: text.length * 6,
    actualBoundingBoxLeft: 0,
    actualBoundingBoxRight: text.length * 6,
    actualBoundingBoxAscent: 9,
    actualBoundingBoxDescent: 3,
    fontBoundingBoxAscent: 9,
    fontBoundingBoxDescent: 3,
  });
  const context = {
    font: '',
    letterSpacing: '',
    fontKerning: '',
    measureText,
    scale: () => undefined,
    translate: () => undefined,
    strokeText: () => undefined,
    fillText: () => undefined,
    clearRect: () => undefined,
    fillRect: () => undefined,
    getImageData: (_x: number, _y: number, w: number, h: number) => ({
      data: new Uint8ClampedArray(w * h * 4),
    }),
  };
  const canvas = { width: 100, height: 100, getContext: () => context };
  const drawing = {
    createCanvas: () => canvas,
    getCanvasRenderingContext2D: () => ({ prototype: context }),
  };
  Object.assign(globalThis, { document: { documentElement: { dataset: {} } } });
  DOMAdapter.set({ ...DOMAdapter.get(), ...(drawing as object) });
}
