import { FRESH } from '../worker/fresh.ts';

const KEY = 'atoll.reloaded';
/** A page that fails again so soon after it was loaded anew would fail for ever, in ms. */
const AGAIN = 60_000;

/** Whether the server answers, and no longer with the page that this one is. */
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
 * A page misses a part that it loads late where the server got a newer client meanwhile and the
 * worker does not keep the older one. It is loaded anew from the server, once: the match is there,
 * or on the device. Pages that the worker keeps whole go on until their person wants the new
 * version (`device/updates.ts`). A server that does not answer would send no other page either:
 * what it owes is asked for again (`late/until-loaded.ts`).
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
