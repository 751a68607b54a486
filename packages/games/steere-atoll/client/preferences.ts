import { changeSettings, wasChosen } from '@atoll/table-kit/settings/use-settings.ts';
import { readRecord } from '@atoll/table-kit/settings/stored-record.ts';
import type { AskFirst } from '@atoll/table-kit/settings/settings.ts';
import { usePreferences } from '@atoll/table-kit/settings/use-preferences.ts';

/** A person's settings for this game in this browser. */
export interface Preferences {
  readonly coordinates: boolean;
}

const KEY = 'atoll.steere-atoll';

/** Parses the stored settings; a missing or invalid value gets its default. */
export function readPreferences(stored: string | null): Preferences {
  const { coordinates } = readRecord(stored);
  return { coordinates: typeof coordinates === 'boolean' ? coordinates : true };
}

/**
 * The old "ask first" switch of this game as the setting for all games; undefined if it never was
 * set.
 */
export function oldAskFirst(stored: string | null): AskFirst | undefined {
  const { confirm } = readRecord(stored);
  return typeof confirm === 'boolean' ? (confirm ? 'final' : 'never') : undefined;
}

/**
 * Reads the preferences; an old switch becomes the setting for all games, unless that was chosen
 * already.
 */
function take(): Preferences {
  const stored = localStorage.getItem(KEY);
  const askFirst = oldAskFirst(stored);
  const preferences = readPreferences(stored);
  if (askFirst === undefined) return preferences;
  localStorage.setItem(KEY, JSON.stringify(preferences));
  if (!wasChosen('askFirst')) queueMicrotask(() => changeSettings({ askFirst }));
  return preferences;
}

/** The preferences and how to change them; changes are stored. */
export const useSteerePreferences = (): readonly [
  Preferences,
  (change: Partial<Preferences>) => void,
] => usePreferences(KEY, take);
