import { fieldsOf } from '@atoll/engine';
/** A store of values by id. */
export interface Shelf<T extends { readonly id: string }> {
  list(): Promise<readonly T[]>;
  find(id: string): Promise<T | undefined>;
  /** Rejects with `NoRoom` when the device is full, with `NotKept` when nothing can be stored. */
  put(value: T): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The device is full, or the quota of this site is used up. */
export class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

/** The browser stores nothing at all, as in some private windows. */
export class NotKept extends Error {
  override readonly name = 'NotKept';
}

const DATABASE = 'atoll';
/** Incremented with every new store. */
const VERSION = 2;
const SHELVES = ['matches', 'replays', 'notes', 'reviews'] as const;

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      for (const name of SHELVES)
        if (!request.result.objectStoreNames.contains(name))
          request.result.createObjectStore(name, { keyPath: 'id' });
    };
    request.onsuccess = () => {
      // another tab with a newer version must not wait for this one
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('no database'));
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

/** Runs one request on a store and waits until it is on the disk. */
async function run<R>(
  name: (typeof SHELVES)[number],
  mode: IDBTransactionMode,
  work: (shelf: IDBObjectStore) => IDBRequest<R>,
): Promise<R> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(name, mode);
    const request = work(transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? request.error);
  });
}

/** Maps a storage error of the browser to `NoRoom` or `NotKept`. */
export function keepingError(error: unknown): NoRoom | NotKept {
  const full = fieldsOf(error)['name'] === 'QuotaExceededError';
  return full
    ? new NoRoom('the device is full', { cause: error })
    : new NotKept('nothing can be kept', { cause: error });
}

/** A store of this browser. Data that cannot be read counts as empty. */
export function shelf<T extends { readonly id: string }>(name: (typeof SHELVES)[number]): Shelf<T> {
  const orElse = <R>(value: R) => {
    return (error: unknown): R => {
      console.warn(error);
      return value;
    };
  };
  return {
    list: () => run<T[]>(name, 'readonly', (kept) => kept.getAll()).catch(orElse<readonly T[]>([])),
    find: (id) =>
      run<T | undefined>(name, 'readonly', (kept) => kept.get(id)).catch(orElse(undefined)),
    put: async (value) => {
      try {
        await run(name, 'readwrite', (kept) => kept.put(value));
      } catch (error) {
        throw keepingError(error);
      }
    },
    remove: (id) => run(name, 'readwrite', (kept) => kept.delete(id)).catch(orElse(undefined)),
  };
}
