import { desktopLayout } from './desktop.ts';
import { bandRoom, phoneLayout } from './phone.ts';
import type { ScreenInput, ScreenLayout, ScreenView } from './screen.ts';

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

/** How large texts make everything. All are 1 or more. */
export interface Growth {
  /** How much larger the whole table is drawn: as much as asked, unless not even the smallest layout had room. */
  readonly zoom: number;
  /** How much texts must grow besides, where they have a sheet of their own. */
  readonly text: number;
  /** How much of that the bands beside the reef have room for. */
  readonly band: number;
}

/** What a text size in percent means on a screen of that size. */
export function zoomFor(size: Size, textSize: number): Growth {
  const wanted = textSize / 100, most = Math.max(...PHONES.map(({ width, height }) => Math.min(size.width / width, size.height / height)));
  const zoom = Math.max(1, Math.min(wanted, most));
  const text = wanted / zoom;
  return { zoom, text, band: Math.min(text, bandRoom({ width: size.width / zoom, height: size.height / zoom })) };
}

/** The places of everything for a screen of that size. */
export function layoutScreen(input: ScreenInput, view: ScreenView): ScreenLayout {
  return isDesktop(input) ? desktopLayout(input, view) : phoneLayout(input, view);
}
