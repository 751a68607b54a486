import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Contrast, Settings, Shade } from '../settings/settings.ts';
import { useSettings } from '../settings/use-settings.ts';
import { mediaQuery } from './media-query.ts';

/** The effective look, from settings and system preferences. */
export interface Theme {
  readonly shade: Exclude<Shade, 'system'>;
  readonly contrast: Exclude<Contrast, 'system'>;
}

/** The preferences of the system: light shade, and strong contrast or colours of its own. */
export interface SystemPreferences {
  readonly light: boolean;
  readonly contrast: boolean;
}

/** A setting overrides the system's preference. */
export const themeOf = (
  { shade, contrast }: Pick<Settings, 'shade' | 'contrast'>,
  preferences: SystemPreferences,
): Theme => ({
  shade: shade === 'system' ? (preferences.light ? 'light' : 'dark') : shade,
  contrast: contrast === 'system' ? (preferences.contrast ? 'high' : 'normal') : contrast,
});

const QUERIES = {
  light: '(prefers-color-scheme: light)',
  contrast: '(prefers-contrast: more), (forced-colors: active)',
} as const;

const useQuery = (query: string): boolean => useSyncExternalStore(...mediaQuery(query));

/** The look of this page; the calling component renders again when it changes. */
export function useTheme(): Theme {
  return themeOf(useSettings(), {
    light: useQuery(QUERIES.light),
    contrast: useQuery(QUERIES.contrast),
  });
}

/**
 * Sets `data-shade` and `data-contrast` of the page; style sheets follow them, and so does the
 * `color-scheme` of the browser's own controls.
 */
export function useThemeOnPage(): void {
  const { shade, contrast } = useTheme();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['shade'] = shade;
    root.dataset['contrast'] = contrast;
  }, [shade, contrast]);
}
