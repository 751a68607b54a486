import { keysOf, LOCALES } from '@atoll/engine';
import { useSyncExternalStore } from 'react';
import { readRecord } from './stored-record.ts';
import type { AskFirst, Contrast, Settings, Shade } from './settings.ts';

const KEY = 'atoll.settings';

export const LANGUAGES: readonly Settings['language'][] = ['auto', ...keysOf(LOCALES)];
/** The speeds to choose from; a fast replay uses higher ones. */
export const ANIMATIONS = [0, 1, 2] as const;
export const RENDERERS = ['auto', 'webgl', 'canvas'] as const;
export const TEXT_SIZES = [100, 125, 150, 200] as const;
export const SHADES: readonly Shade[] = ['system', 'light', 'dark'];
export const CONTRASTS: readonly Contrast[] = ['system', 'normal', 'high'];
export const LETTER_KEYS = ['on', 'off'] as const;
export const FIRST_TIMES = ['on', 'off'] as const;
export const COACH = ['on', 'off'] as const;
export const ASK_FIRST: readonly AskFirst[] = ['always', 'final', 'never'];
export const AUTO_PASS = ['on', 'off'] as const;
export const RESULTS = ['shown', 'hidden'] as const;
export const PACES = [0, 900, 2000] as const;
/** The step of the volumes, which range from 0 to 100. */
export const VOLUME_STEP = 10;
const VOLUMES = Array.from({ length: 11 }, (_, step) => step * VOLUME_STEP);

/** Reads stored settings; missing or invalid values become the defaults. */
export function readSettings(
  stored: string | null,
  reducedMotion: 'reduce' | 'no-preference',
): Settings {
  const raw = readRecord(stored);
  const pick = <T>(key: keyof Settings, allowed: readonly T[], initial: T): T =>
    allowed.find((value) => value === raw[key]) ?? initial;
  return {
    language: pick('language', LANGUAGES, 'auto'),
    animation: pick('animation', ANIMATIONS, reducedMotion === 'reduce' ? 0 : 1),
    renderer: pick('renderer', RENDERERS, 'auto'),
    textSize: pick('textSize', TEXT_SIZES, 100),
    shade: pick('shade', SHADES, 'system'),
    contrast: pick('contrast', CONTRASTS, 'system'),
    pace: pick('pace', PACES, 900),
    turnVolume: pick('turnVolume', VOLUMES, 70),
    tableVolume: pick('tableVolume', VOLUMES, 50),
    letterKeys: pick('letterKeys', LETTER_KEYS, 'on'),
    firstTimes: pick('firstTimes', FIRST_TIMES, 'on'),
    coach: pick('coach', COACH, 'on'),
    askFirst: pick('askFirst', ASK_FIRST, 'final'),
    autoPass: pick('autoPass', AUTO_PASS, 'off'),
    results: pick('results', RESULTS, 'shown'),
  };
}

const motion = (): 'reduce' | 'no-preference' =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduce' : 'no-preference';

let current: Settings | undefined;
const listeners = new Set<() => void>();

/** The settings of this browser, outside of a component. */
export function getSettings(): Settings {
  current ??= readSettings(localStorage.getItem(KEY), motion());
  return current;
}

const tell = (): void => listeners.forEach((listener) => listener());

/** Follows a change of the settings in another tab. */
function follow({ key }: StorageEvent): void {
  if (key !== KEY) return;
  current = undefined;
  tell();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', follow);
  };
}

/** Changes and stores settings; every screen follows at once. */
export function changeSettings(change: Partial<Settings>): void {
  current = { ...getSettings(), ...change };
  localStorage.setItem(KEY, JSON.stringify(current));
  tell();
}

/** Whether a setting was ever chosen in this browser. */
export const wasChosen = (setting: keyof Settings): boolean =>
  setting in readRecord(localStorage.getItem(KEY));

export const useSettings = (): Settings => useSyncExternalStore(subscribe, getSettings);
