/** What this browser remembers of the people at a table. */
export interface MuteList {
  /** The seats that it does not listen to; -1 are those who watch. */
  readonly muted: readonly number[];
  /** The numbers of the lines that were reported from here. */
  readonly reported: readonly number[];
  /** The number of the newest line that was shown in the list of what was said; or 0. */
  readonly readTo: number;
  /** The numbers of the lines that others reported and that were shown to the host. */
  readonly judged: readonly number[];
}

/** Where it is remembered. */
export interface MuteStorage {
  readonly read: () => MuteList;
  readonly write: (kept: MuteList) => void;
}

const KEY = 'atoll.company';
/** Of so many matches it is remembered, the latest. */
const MOST = 40;
const NOTHING: MuteList = { muted: [], reported: [], readTo: 0, judged: [] };

type Kept = readonly (readonly [matchId: string, kept: MuteList])[];

const numbers = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((each) => Number.isInteger(each)) : [];

/** What is no longer as it was written is left out. */
function readAll(text: string | null): Kept {
  try {
    const list = JSON.parse(text ?? '[]') as unknown;
    return (Array.isArray(list) ? (list as unknown[]) : []).flatMap((entry) => {
      const [matchId, kept] = Array.isArray(entry) ? (entry as unknown[]) : [];
      if (typeof matchId !== 'string' || typeof kept !== 'object' || kept === null) return [];
      const { muted, reported, readTo, judged } = kept as Partial<Record<string, unknown>>;
      const [read = 0] = numbers([readTo]);
      const lists = { muted: numbers(muted), reported: numbers(reported), judged: numbers(judged) };
      return [[matchId, { ...lists, readTo: read }] as const];
    });
  } catch {
    return [];
  }
}

/** Remembers it for one match, beside some others. */
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
