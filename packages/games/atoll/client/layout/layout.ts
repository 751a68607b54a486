import { growthFor, type Growth } from '@atoll/table-kit/table/canvas/growth.ts';
import { desktopLayout } from './desktop.ts';
import { bandRoom, phoneLayout } from './phone.ts';
import type { ScreenInput, ScreenLayout, ScreenView } from './screen.ts';

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
/** The least that a phone needs, standing and lying. */
const PHONES: readonly Size[] = [
  { width: 320, height: 560 },
  { width: 620, height: 300 },
];

const holds = ({ width, height }: Size, least: Size): boolean =>
  width >= least.width && height >= least.height;

export const isDesktop = (size: Size & Pick<ScreenInput, 'zoom'>): boolean =>
  holds(size, (size.zoom ?? 1) > 1 ? DESKTOP_LARGE_TEXT : DESKTOP);

/** The zoom for a text size in percent on a screen of that size. */
export const zoomFor = (size: Size, textSize: number): Growth =>
  growthFor(size, textSize, { smallest: PHONES, bandRoom });

/** The places of everything for a screen of that size. */
export function layoutScreen(input: ScreenInput, view: ScreenView): ScreenLayout {
  return isDesktop(input) ? desktopLayout(input, view) : phoneLayout(input, view);
}
