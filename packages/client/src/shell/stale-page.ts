import { FRESH } from '../worker/fresh.ts';

const KEY = 'atoll.reloaded';
/** A page that fails again so soon after it was loaded anew would fail for ever, in ms. */
const AGAIN = 60_000;

/**
 * A page misses a part that it loads late where the server got a newer client meanwhile and the
 * worker does not keep the older one. It is loaded anew from the server, once: the match is there,
 * or on the device. Pages that the worker keeps whole go on until their person wants the new
 * version (`device/updates.ts`).
 */
export function reloadWhenStale(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < AGAIN) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    location.search = FRESH;
  });
}
