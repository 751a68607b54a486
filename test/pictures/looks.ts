import type { Page } from 'playwright-core';

/** The windows in which every screen is judged. */
export const SIZES = {
  phone: { width: 360, height: 640 },
  'phone-wide': { width: 640, height: 360 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
  large: { width: 2560, height: 1440 },
} as const;

export type Size = keyof typeof SIZES;
export const sizes = Object.keys(SIZES) as readonly Size[];

/** How the same screen looks to different people. */
export interface Look {
  readonly name: string;
  readonly scheme: 'light' | 'dark';
  readonly contrast?: 'more';
  /** Percent. */
  readonly textSize?: number;
  /** Eyes that tell fewer colours apart, as Chromium simulates them. */
  readonly eyes?: 'protanopia' | 'deuteranopia' | 'tritanopia' | 'achromatopsia';
  /** The language that the person has chosen; that of the browser, English, unless told. */
  readonly language?: 'de' | 'cs' | 'fr' | 'auto';
  /**
   * Drawn with the graphics card, and compared with the canvas renderer; a screen without a table
   * is the same and is not taken.
   */
  readonly renderer?: 'webgl';
  /** In which windows it is taken; all of them if left out. */
  readonly sizes?: readonly Size[];
}

const TWO: readonly Size[] = ['phone', 'desktop'];

export const LOOKS: readonly Look[] = [
  { name: 'dark', scheme: 'dark' },
  { name: 'light', scheme: 'light' },
  { name: 'contrast', scheme: 'dark', contrast: 'more' },
  { name: 'text-150', scheme: 'dark', textSize: 150 },
  { name: 'text-200', scheme: 'dark', textSize: 200 },
  { name: 'protanopia', scheme: 'dark', eyes: 'protanopia', sizes: TWO },
  { name: 'deuteranopia', scheme: 'dark', eyes: 'deuteranopia', sizes: TWO },
  { name: 'tritanopia', scheme: 'dark', eyes: 'tritanopia', sizes: TWO },
  { name: 'webgl', scheme: 'dark', renderer: 'webgl', sizes: ['phone', 'phone-wide'] },
  { name: 'achromatopsia', scheme: 'dark', eyes: 'achromatopsia', sizes: TWO },
  { name: 'german', scheme: 'dark', language: 'de', sizes: TWO },
  { name: 'czech', scheme: 'dark', language: 'cs', sizes: TWO },
  { name: 'french', scheme: 'dark', language: 'fr', sizes: TWO },
  { name: 'light-200', scheme: 'light', textSize: 200, sizes: TWO },
  { name: 'german-200', scheme: 'light', language: 'de', textSize: 200, sizes: TWO },
  { name: 'czech-200', scheme: 'light', language: 'cs', textSize: 200, sizes: TWO },
  { name: 'french-200', scheme: 'light', language: 'fr', textSize: 200, sizes: TWO },
];

/**
 * The settings of every picture: nothing moves, bots answer at once, and nothing depends on a
 * graphics card.
 */
export const SETTINGS = { animation: 0, pace: 0, renderer: 'canvas' } as const;
export const SETTINGS_KEY = 'atoll.settings';

/** Shows the page, as it stands, to the eyes of a look, and waits until it has been drawn. */
export async function wear(
  page: Page,
  { scheme, contrast, textSize = 100, eyes, language = 'auto' }: Look,
): Promise<void> {
  await page.emulateMedia({
    colorScheme: scheme,
    contrast: contrast ?? 'no-preference',
    reducedMotion: 'reduce',
  });
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setEmulatedVisionDeficiency', { type: eyes ?? 'none' });
  await page.evaluate(
    ([key, settings]) => {
      localStorage.setItem(key, settings);
      // another tab changed the settings: this one follows
      dispatchEvent(new StorageEvent('storage', { key }));
    },
    [SETTINGS_KEY, JSON.stringify({ ...SETTINGS, textSize, language })] as const,
  );
}
