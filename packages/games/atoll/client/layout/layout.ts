import { growthFor, type Growth } from '@atoll/table-kit/table/canvas/growth.ts';
import { isDesktop } from './desktop-size.ts';
import { desktopLayout } from './desktop.ts';
import { bandRoom, phoneLayout } from './phone.ts';
import type { ScreenInput, ScreenLayout, ScreenView } from './screen.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The least that a phone needs, standing and lying. */
const PHONES: readonly Size[] = [
  { width: 320, height: 560 },
  { width: 620, height: 300 },
];

/** The zoom for a text size in percent on a screen of that size. */
export const zoomFor = (size: Size, textSize: number): Growth =>
  growthFor(size, textSize, { smallest: PHONES, bandRoom });

/** The places of everything for a screen of that size. */
export function layoutScreen(input: ScreenInput, view: ScreenView): ScreenLayout {
  return isDesktop(input) ? desktopLayout(input, view) : phoneLayout(input, view);
}
