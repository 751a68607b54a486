import { keepPictures } from './keep-pictures.ts';
import { SCRIPT, Updates } from './updates.ts';

/** The delay before the program is cached, in ms, so that the page loads first. */
const CALM = 3_000;

/** The updates of this browser. */
export const updates = new Updates({
  isServed: () => navigator.serviceWorker.controller !== null,
  onServed: (then) =>
    navigator.serviceWorker.addEventListener('controllerchange', then, { once: true }),
  reload: () => location.reload(),
});

/** Whether this browser can cache the program; this requires https or localhost. */
export const canKeep = (): boolean => 'serviceWorker' in navigator;

/** Whether the device asks for reduced data use. */
function isSparing(): boolean {
  // only some browsers have it, and the DOM types lack it
  const device: Navigator & { readonly connection?: { readonly saveData?: boolean } } = navigator;
  return device.connection?.saveData === true;
}

/** Resolves once a worker controls this page: earlier requests of the page are not cached. */
async function served(): Promise<void> {
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller !== null) return;
  await new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
}

let registered: Promise<ServiceWorkerRegistration | undefined> | undefined;

/**
 * Has the browser cache the program, so that it starts without a network. Later calls check for a
 * newer version.
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
