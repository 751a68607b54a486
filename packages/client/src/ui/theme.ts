import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Contrast, Settings, Shade } from '../settings/settings.ts';
import { useSettings } from '../settings/use-settings.ts';
import { mediaQuery } from './media-query.ts';

/** How everything looks to this person, once settings and system have been heard. */
export interface Theme {
  readonly shade: Exclude<Shade, 'system'>;
  readonly contrast: Exclude<Contrast, 'system'>;
}

/** What the system wishes: light, and strong contrast or colours of its own. */
export interface Wishes {
  readonly light: boolean;
  readonly contrast: boolean;
}

/** A setting goes before the wish of the system. */
export const themeOf = (
  { shade, contrast }: Pick<Settings, 'shade' | 'contrast'>,
  wishes: Wishes,
): Theme => ({
  shade: shade === 'system' ? (wishes.light ? 'light' : 'dark') : shade,
  contrast: contrast === 'system' ? (wishes.contrast ? 'high' : 'normal') : contrast,
});

const QUERIES = {
  light: '(prefers-color-scheme: light)',
  contrast: '(prefers-contrast: more), (forced-colors: active)',
} as const;

const useQuery = (query: string): boolean => useSyncExternalStore(...mediaQuery(query));

/** The look of this page; whoever uses it is drawn again when it changes. */
export function useTheme(): Theme {
  return themeOf(useSettings(), {
    light: useQuery(QUERIES.light),
    contrast: useQuery(QUERIES.contrast),
  });
}

/**
 * Tells style sheets the look, as `data-shade` and `data-contrast` of the page, and the browser for
 * its own parts.
 */
export function useThemeOnPage(): void {
  const { shade, contrast } = useTheme();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['shade'] = shade;
    root.dataset['contrast'] = contrast;
  }, [shade, contrast]);
}
