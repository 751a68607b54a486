import { fieldsOf } from '@atoll/engine';
/** The chat settings of one match that this browser remembers. */
export interface MuteList {
  /** The muted seats; -1 means the spectators. */
  readonly muted: readonly number[];
  /** The numbers of the messages reported by this browser. */
  readonly reported: readonly number[];
  /** The number of the newest message shown in the chat list; or 0. */
  readonly readTo: number;
  /** The numbers of the messages that others reported and that the host has seen. */
  readonly judged: readonly number[];
}

/** The storage of a `MuteList`. */
export interface MuteStorage {
  readonly read: () => MuteList;
  readonly write: (kept: MuteList) => void;
}

const KEY = 'atoll.company';
/** For how many matches it is remembered; the newest. */
const MOST = 40;
const NOTHING: MuteList = { muted: [], reported: [], readTo: 0, judged: [] };

type Kept = readonly (readonly [matchId: string, kept: MuteList])[];

const numbers = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((each) => Number.isInteger(each)) : [];

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Leaves out entries that are not valid. */
function readAll(text: string | null): Kept {
  try {
    return listIn(JSON.parse(text ?? '[]')).flatMap((entry) => {
      const [matchId, kept] = listIn(entry);
      if (typeof matchId !== 'string' || typeof kept !== 'object' || kept === null) return [];
      const { muted, reported, readTo, judged } = fieldsOf(kept);
      const [read = 0] = numbers([readTo]);
      const lists = { muted: numbers(muted), reported: numbers(reported), judged: numbers(judged) };
      return [[matchId, { ...lists, readTo: read }] as const];
    });
  } catch {
    return [];
  }
}

/** Stores it for one match, beside those of others. */
export function storedMuteList(
  store: Pick<Storage, 'getItem' | 'setItem'>,
  matchId: string,
): MuteStorage {
  return {
    read: () => readAll(store.getItem(KEY)).find(([id]) => id === matchId)?.[1] ?? NOTHING,
    write: (kept) => {
      const others = readAll(store.getItem(KEY)).filter(([id]) => id !== matchId);
      try {
        store.setItem(KEY, JSON.stringify([[matchId, kept], ...others].slice(0, MOST)));
      } catch {
        // it holds for as long as the page is open
      }
    },
  };
}
