import type { Locator } from 'playwright-core';
import { GUARD } from './guard.ts';

/** So many frames in a row a thing lies in the same place before it counts as lying still. */
const STILL = 4;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Whether a press would be taken: what has just changed takes none for a moment. */
const isTaken = (
  thing: Locator,
  box: Awaited<ReturnType<Locator['boundingBox']>>,
): Promise<boolean> =>
  thing
    .page()
    .evaluate(
      (at) =>
        at === null ||
        document
          .elementFromPoint(at.x + at.width / 2, at.y + at.height / 2)
          ?.matches('.press-guard') !== true,
      box,
    );

/**
 * The middle of a thing once it lies still: a question that opens panels moves the things on the
 * table, and a person looks before pressing. Throws when it is not in sight, or still moves, after
 * `timeout` ms.
 */
export async function middleOf(
  thing: Locator,
  { timeout = GUARD }: { readonly timeout?: number } = {},
): Promise<Place> {
  const deadline = Date.now() + timeout;
  for (let last = '', still = 0; Date.now() < deadline; ) {
    const box = await thing.boundingBox({ timeout });
    const now = JSON.stringify(box);
    still = now === last && (await isTaken(thing, box)) ? still + 1 : 0;
    last = now;
    if (box !== null && still >= STILL)
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await thing.page().evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  throw new Error(`${thing} is not in sight, or does not come to rest`);
}

/**
 * Presses the picture of a thing: its twin in the page lies exactly over it, but lets pointers
 * through.
 */
export async function pressAt(thing: Locator): Promise<void> {
  const { x, y } = await middleOf(thing);
  await thing.page().mouse.click(x, y);
}
