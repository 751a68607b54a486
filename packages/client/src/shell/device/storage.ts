/** Whether the browser promised not to clear what it keeps of this site by itself. */
export type Persistence = 'persisted' | 'temporary' | 'unknown';

type Manager = Partial<Pick<StorageManager, 'persist' | 'persisted' | 'estimate'>>;

/** The part of a browser that knows what it keeps; missing where a page did not come by https. */
const manager = (): Manager => (navigator as { readonly storage?: Manager }).storage ?? {};

/** Looks how it is, or asks for the promise, for which some browsers ask their person. */
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

/** How much of the device this site takes, rounded up; undefined where nobody tells. */
export async function usedMegabytes(storage: Manager = manager()): Promise<number | undefined> {
  try {
    const { usage } = (await storage.estimate?.()) ?? {};
    return usage === undefined ? undefined : Math.ceil(usage / 1e6);
  } catch {
    return undefined;
  }
}

/** How much more it may take, in bytes; undefined where the browser does not tell. */
export async function freeBytes(storage: Manager = manager()): Promise<number | undefined> {
  try {
    const { usage, quota } = (await storage.estimate?.()) ?? {};
    return usage === undefined || quota === undefined ? undefined : quota - usage;
  } catch {
    return undefined;
  }
}
