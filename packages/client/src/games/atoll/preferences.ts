import { useState } from 'react';
import { PAY_WITH, type PayWith } from './present/auto.ts';

/** What a person set for this game in this browser. */
export interface Preferences {
  readonly pay: PayWith;
}

const KEY = 'atoll.atoll';

/** Reads what is stored; whatever is missing or not allowed is what a new browser has. */
export function readPreferences(stored: string | null): Preferences {
  let raw: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    raw = (JSON.parse(stored ?? '{}') ?? {}) as typeof raw;
  } catch {
    raw = {};
  }
  return { pay: PAY_WITH.find((way) => way === raw.pay) ?? 'kind' };
}

/** The preferences and how to change them; they are kept. */
export function usePreferences(): readonly [Preferences, (change: Partial<Preferences>) => void] {
  const [held, hold] = useState(() => readPreferences(localStorage.getItem(KEY)));
  return [held, (change) => {
    const next = { ...held, ...change };
    hold(next);
    localStorage.setItem(KEY, JSON.stringify(next));
  }];
}
