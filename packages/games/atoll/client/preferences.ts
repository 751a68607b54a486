import { readRecord } from '@atoll/table-kit/settings/stored-record.ts';
import { usePreferences } from '@atoll/table-kit/settings/use-preferences.ts';
import { PAY_WITH, type PayWith } from './present/auto.ts';

/** A person's settings for this game in this browser. */
export interface Preferences {
  readonly pay: PayWith;
}

const KEY = 'atoll.atoll';

/** Parses the stored settings; a missing or invalid value gets its default. */
export function readPreferences(stored: string | null): Preferences {
  const { pay } = readRecord(stored);
  return { pay: PAY_WITH.find((way) => way === pay) ?? 'kind' };
}

/** The preferences and how to change them; changes are stored. */
export const useAtollPreferences = (): readonly [
  Preferences,
  (change: Partial<Preferences>) => void,
] => usePreferences(KEY, () => readPreferences(localStorage.getItem(KEY)));
