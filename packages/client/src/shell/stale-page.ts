import { FRESH } from '../worker/fresh.ts';

const KEY = 'atoll.reloaded';
/** A page that fails again within this time after a reload would fail for ever, in ms. */
const AGAIN = 60_000;

/** Whether the server answers with a page of another build than this one. */
async function serverHasAnother(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (!own) return false;
  try {
    const answer = await fetch(`/${FRESH}`, { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(own);
  } catch {
    return false;
  }
}

/**
 * A page misses a part that loads late when the server got a newer client meanwhile and the worker
 * does not cache the older one. The page is reloaded from the server, once: the match is stored
 * there, or on the device. Pages that the worker caches completely continue until their person
 * wants the new version (`device/updates.ts`). A server that does not answer would not send a new
 * page either: the missing part is requested again (`late/until-loaded.ts`).
 */
export function reloadWhenStale(): void {
  addEventListener('vite:preloadError', () => {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < AGAIN) return;
    void serverHasAnother().then((another) => {
      if (!another) return;
      sessionStorage.setItem(KEY, String(Date.now()));
      location.search = FRESH;
    });
  });
}
