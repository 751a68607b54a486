import { parentPort } from 'node:worker_threads';
import { momentPicture, type PositionPicture } from '@atoll/art/moment';

/** A picture to be drawn, over the file of its background. */
export interface PictureOrder {
  readonly moment: PositionPicture;
  readonly background: string;
}

export type PictureAnswer =
  | { readonly picture: Uint8Array }
  /** Why it could not be drawn. */
  | { readonly error: string };

/** A thread that draws pictures, one at a time. */
parentPort?.on('message', async ({ moment, background }: PictureOrder) => {
  parentPort?.postMessage(await drawn(moment, background));
});

async function drawn(moment: PositionPicture, background: string): Promise<PictureAnswer> {
  try {
    return { picture: await momentPicture(moment, background) };
  } catch (error) {
    return { error: String(error) };
  }
}
