import type { Page } from 'playwright-core';
import type { WorkerScope } from '../../../../packages/client/src/worker/scope.ts';
import type { Subscribed } from '../../../../packages/server/test/support/push-service.ts';

/**
 * The browsers of tests have no push service: from now on this page, and whatever loads in its
 * place, subscribes at another one.
 */
export async function subscribeAt(page: Page, subscribed: Subscribed): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(({ endpoint, p256dh, auth }: Subscribed) => {
    const kept = 'test-of-push';
    const bytesOf = (base64url: string): ArrayBuffer =>
      Uint8Array.from(
        atob(base64url.replaceAll('-', '+').replaceAll('_', '/')),
        (sign) => sign.codePointAt(0) ?? 0,
      ).buffer;
    const subscription = {
      get options() {
        return { applicationServerKey: bytesOf(localStorage.getItem(kept) ?? '') };
      },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => localStorage.removeItem(kept),
    };
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
        localStorage.setItem(kept, applicationServerKey);
        return subscription;
      },
      getSubscription: async () => (localStorage.getItem(kept) === null ? null : subscription),
    });
  }, subscribed);
}

/**
 * Gives the service worker of this page a message, as the browser does that decrypted it. Resolves
 * when the worker has shown it: Chromium forgets a notification that a page asks for before it is
 * on the screen.
 */
export async function deliverPush(page: Page, message: unknown): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('this page has no service worker');
  await worker.evaluate(() => {
    const { registration } = self as unknown as WorkerScope;
    const show = registration.showNotification.bind(registration);
    const shown = new Promise<void>((resolve, reject) => {
      registration.showNotification = (...what) => {
        const showing = show(...what);
        showing.then(resolve, reject);
        return showing;
      };
    });
    Object.assign(self, { shown });
  });
  const browser = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, scopeURL, isDeleted } of registrations)
        if (scopeURL === `${origin}/` && !isDeleted) resolve(registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  const data = JSON.stringify(message);
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await worker.evaluate(() => (self as unknown as { readonly shown: Promise<void> }).shown);
  await browser.detach();
}
