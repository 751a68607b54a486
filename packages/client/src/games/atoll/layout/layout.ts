import { desktopLayout } from './desktop.ts';
import { phoneLayout, type PhoneView } from './phone.ts';
import type { ScreenInput, ScreenLayout } from './screen.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Below this width or height the table takes the structure of the phone; with large text sooner, so that it really grows. */
const DESKTOP: Size = { width: 1024, height: 560 };
const DESKTOP_LARGE_TEXT: Size = { width: 1180, height: 640 };
/** The least that a phone needs, standing and lying. */
const PHONES: readonly Size[] = [{ width: 320, height: 560 }, { width: 620, height: 300 }];

const holds = ({ width, height }: Size, least: Size): boolean => width >= least.width && height >= least.height;

export const isDesktop = (size: Size & Pick<ScreenInput, 'zoom'>): boolean =>
  holds(size, (size.zoom ?? 1) > 1 ? DESKTOP_LARGE_TEXT : DESKTOP);

/**
 * How much larger everything is drawn for a text size in percent: as much as asked, unless not even the smallest layout had room.
 * What is missing then, 1 or more, is left to the texts themselves.
 */
export function zoomFor(size: Size, textSize: number): { readonly zoom: number; readonly text: number } {
  const wanted = textSize / 100, most = Math.max(...PHONES.map(({ width, height }) => Math.min(size.width / width, size.height / height)));
  const zoom = Math.max(1, Math.min(wanted, most));
  return { zoom, text: wanted / zoom };
}

/** The places of everything for a screen of that size. */
export function layoutScreen(input: ScreenInput, view: PhoneView): ScreenLayout {
  return isDesktop(input) ? desktopLayout(input) : phoneLayout(input, view);
}
