import { toBase64Url } from '../../net/base64url.ts';
import { type PushBrowser, type PushReader, PushRefused } from '../../net/device-notices.ts';
import { SCRIPT } from '../device/updates.ts';

/** The worker that shows messages while no page is open; it also caches the program. */
const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration(SCRIPT);

function readerOf(subscription: PushSubscription): PushReader {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}

export const pushBrowser: PushBrowser = {
  get possible() {
    return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  },

  get allowed() {
    return this.possible && Notification.permission === 'granted';
  },

  async subscribe(key) {
    if ((await Notification.requestPermission()) !== 'granted')
      throw new PushRefused('messages are not allowed');
    await navigator.serviceWorker.register(SCRIPT);
    const { pushManager } = await navigator.serviceWorker.ready;
    // A subscription made with another key must be removed first.
    await (await pushManager.getSubscription())?.unsubscribe();
    try {
      const options = { userVisibleOnly: true, applicationServerKey: key };
      return readerOf(await pushManager.subscribe(options));
    } catch (error) {
      throw new PushRefused('the push service cannot be reached', { cause: error });
    }
  },

  async current() {
    const subscription = await (await registered())?.pushManager.getSubscription();
    return subscription ? readerOf(subscription) : undefined;
  },

  async currentKey() {
    const subscription = await (await registered())?.pushManager.getSubscription();
    const key = subscription?.options.applicationServerKey;
    return key ? toBase64Url(new Uint8Array(key)) : undefined;
  },

  async end() {
    await (await (await registered())?.pushManager.getSubscription())?.unsubscribe();
  },
};
