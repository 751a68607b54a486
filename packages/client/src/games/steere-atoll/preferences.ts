import { useState } from 'react';

/** What a person set for this game in this browser. */
export interface Preferences {
  readonly coordinates: boolean;
  /** Whether a cell is selected first, and taken only when it is touched again. */
  readonly confirm: boolean;
}

const KEY = 'atoll.steere-atoll';

/** Reads what is stored; whatever is missing or not allowed is what a new browser has: to be asked first where a finger points. */
export function readPreferences(stored: string | null, pointer: 'coarse' | 'fine'): Preferences {
  let raw: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    raw = (JSON.parse(stored ?? '{}') ?? {}) as typeof raw;
  } catch {
    raw = {};
  }
  const pick = (key: keyof Preferences, initial: boolean): boolean => (typeof raw[key] === 'boolean' ? raw[key] : initial);
  return { coordinates: pick('coordinates', true), confirm: pick('confirm', pointer === 'coarse') };
}

const pointer = (): 'coarse' | 'fine' => (matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine');

/** The preferences and how to change them; they are kept. */
export function usePreferences(): readonly [Preferences, (change: Partial<Preferences>) => void] {
  const [held, hold] = useState(() => readPreferences(localStorage.getItem(KEY), pointer()));
  return [held, (change) => {
    const next = { ...held, ...change };
    hold(next);
    localStorage.setItem(KEY, JSON.stringify(next));
  }];
}
