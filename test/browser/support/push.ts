import type { Page } from 'playwright-core';
import type { Subscribed } from '../../../packages/server/test/support/push-service.ts';

/**
 * The browsers of tests have no push service: from now on this page, and whatever loads in its
 * place, subscribes at another one.
 */
export async function subscribeAt(page: Page, subscribed: Subscribed): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(({ endpoint, p256dh, auth }: Subscribed) => {
    const kept = 'test-of-push';
    const subscription = {
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => localStorage.removeItem(kept),
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        localStorage.setItem(kept, 'yes');
        return subscription;
      },
      getSubscription: async () => (localStorage.getItem(kept) === null ? null : subscription),
    });
  }, subscribed);
}

/** Gives the service worker of this page a message, as the browser does that decrypted it. */
export async function deliverPush(page: Page, message: unknown): Promise<void> {
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
  await browser.detach();
}
