import { keepPictures } from './keep-pictures.ts';
import { SCRIPT, Updates } from './updates.ts';

/** Whoever comes sees the page first; what is kept of it for later may take its time, in ms. */
const CALM = 3_000;

/** What waits for this browser. */
export const updates = new Updates({
  isServed: () => navigator.serviceWorker.controller !== null,
  onServed: (then) =>
    navigator.serviceWorker.addEventListener('controllerchange', then, { once: true }),
  reload: () => location.reload(),
});

/** Whether this browser can keep the program; it takes a page that came by https, or localhost. */
export const canKeep = (): boolean => 'serviceWorker' in navigator;

/** Somebody asked their device to load no more than is needed. */
const isSparing = (): boolean =>
  (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Resolves once a worker serves this page: what it asks for before is not kept. */
async function served(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller !== null) return;
  await new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
}

let registered: Promise<ServiceWorkerRegistration | undefined> | undefined;

/**
 * Lets the browser keep the program, so that it starts without a network, and looks for a newer
 * version whenever somebody comes back to a page that asks for it.
 */
export async function keepProgram(): Promise<void> {
  if (!canKeep() || import.meta.env.DEV) return;
  if (registered !== undefined) {
    const registration = await registered;
    if (registration) updates.check(registration);
    return;
  }
  registered = register();
  const registration = await registered;
  if (registration === undefined) return;
  updates.follow(registration);
  await served();
  if (!isSparing()) await keepPictures('first');
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  const known = await navigator.serviceWorker.getRegistration(SCRIPT);
  if (known !== undefined) return known;
  if (isSparing()) return undefined;
  await new Promise((resolve) => setTimeout(resolve, CALM));
  await navigator.serviceWorker.register(SCRIPT).catch((error: unknown) => console.warn(error));
  return navigator.serviceWorker.getRegistration(SCRIPT);
}
