import jsQr from 'jsqr';
import type { Locator } from 'playwright-core';

/** What a camera would read on the screen. Throws when it would find nothing. */
export async function readQr(code: Locator): Promise<string> {
  const png = (await code.screenshot()).toString('base64');
  const { pixels, width, height } = await code.page().evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    return { pixels: [...data], width: image.width, height: image.height };
  }, png);
  const read = jsQr(Uint8ClampedArray.from(pixels), width, height);
  if (!read) throw new Error('no QR code can be read there');
  return read.data;
}
