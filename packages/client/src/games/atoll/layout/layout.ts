import { desktopLayout } from './desktop.ts';
import { phoneLayout } from './phone.ts';
import type { ScreenInput, ScreenLayout, Tab } from './screen.ts';

/** Below this width or height the table takes the structure of the phone. */
const DESKTOP = { width: 1024, height: 560 } as const;

export const isDesktop = ({ width, height }: { readonly width: number; readonly height: number }): boolean =>
  width >= DESKTOP.width && height >= DESKTOP.height;

/** The places of everything for a screen of that size. */
export function layoutScreen(input: ScreenInput, phone: { tab: Tab; shift: number }): ScreenLayout {
  return isDesktop(input) ? desktopLayout(input) : phoneLayout(input, phone);
}
