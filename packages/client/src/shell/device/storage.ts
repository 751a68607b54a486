/** Whether the browser has promised not to clear the data of this site on its own. */
export type Persistence = 'persisted' | 'temporary' | 'unknown';

type Manager = Partial<Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>>;

/** The browser's storage manager; missing on pages without https. */
function manager(): Manager {
  const { storage = {} }: { readonly storage?: Manager } = navigator;
  return storage;
}

/** Reads the state, or requests the promise, for which some browsers ask the person. */
export async function persistence(
  how: 'look' | 'ask',
  storage: Manager = manager(),
): Promise<Persistence> {
  try {
    const promised = await (how === 'ask' ? storage.persist?.() : storage.persisted?.());
    return promised === undefined ? 'unknown' : promised ? 'persisted' : 'temporary';
  } catch {
    return 'unknown';
  }
}

/** The storage used by this site, rounded up; undefined where the browser does not report it. */
export async function usedMegabytes(storage: Manager = manager()): Promise<number | undefined> {
  try {
    const { usage } = (await storage.estimate?.()) ?? {};
    return usage === undefined ? undefined : Math.ceil(usage / 1e6);
  } catch {
    return undefined;
  }
}

/** The remaining storage, in bytes; undefined where the browser does not report it. */
export async function freeBytes(storage: Manager = manager()): Promise<number | undefined> {
  try {
    const { usage, quota } = (await storage.estimate?.()) ?? {};
    return usage === undefined || quota === undefined ? undefined : quota - usage;
  } catch {
    return undefined;
  }
}
