interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Below this width or height the table takes the structure of the phone; with large text sooner, so
 * that it really grows.
 */
const DESKTOP: Size = { width: 1024, height: 560 };
const DESKTOP_LARGE_TEXT: Size = { width: 1180, height: 640 };

const holds = ({ width, height }: Size, least: Size): boolean =>
  width >= least.width && height >= least.height;

/** Whether a screen of this size, in CSS pixels, has room for the structure of the desktop. */
export const isDesktop = (size: Size & { readonly zoom?: number | undefined }): boolean =>
  holds(size, (size.zoom ?? 1) > 1 ? DESKTOP_LARGE_TEXT : DESKTOP);
