import { useState } from 'react';
import { changeSettings, wasChosen } from '../../shell/settings.ts';
import type { AskFirst } from '../../table-host.ts';

/** What a person set for this game in this browser. */
export interface Preferences {
  readonly coordinates: boolean;
}

const KEY = 'atoll.steere-atoll';

function parse(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(stored ?? '{}') ?? {}) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

/** Reads what is stored; whatever is missing or not allowed is what a new browser has. */
export function readPreferences(stored: string | null): Preferences {
  const { coordinates } = parse(stored);
  return { coordinates: typeof coordinates === 'boolean' ? coordinates : true };
}

/** What "ask first" was for this game while it had a switch of its own, as the setting for all games; undefined if it never was set. */
export function oldAskFirst(stored: string | null): AskFirst | undefined {
  const { confirm } = parse(stored);
  return typeof confirm === 'boolean' ? (confirm ? 'final' : 'never') : undefined;
}

const keep = (preferences: Preferences): void => localStorage.setItem(KEY, JSON.stringify(preferences));

/** Reads the preferences; an old switch becomes the setting for all games, unless that was chosen already. */
function take(): Preferences {
  const stored = localStorage.getItem(KEY), askFirst = oldAskFirst(stored), preferences = readPreferences(stored);
  if (askFirst === undefined) return preferences;
  keep(preferences);
  if (!wasChosen('askFirst')) queueMicrotask(() => changeSettings({ askFirst }));
  return preferences;
}

/** The preferences and how to change them; they are kept. */
export function usePreferences(): readonly [Preferences, (change: Partial<Preferences>) => void] {
  const [held, hold] = useState(take);
  return [held, (change) => {
    const next = { ...held, ...change };
    hold(next);
    keep(next);
  }];
}
