import { ensureBuilt, ensureUnreleased } from '../../../scripts/support/build.mjs';

/** What the browser tests serve, built unless it is there: a failure ends the run. */
export default async function buildEverything(): Promise<void> {
  await ensureBuilt();
  await ensureUnreleased();
}
