const KEY = 'atoll.reloaded';
/** A page that fails again so soon after it was loaded anew would fail for ever, in ms. */
const AGAIN = 60_000;

/**
 * A page that was open while the server got a newer client misses the parts that it loads late. It
 * is loaded anew, once: the match is on the server.
 */
export function reloadWhenStale(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < AGAIN) return;
    event.preventDefault();
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  });
}
