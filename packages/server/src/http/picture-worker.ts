import { parentPort } from 'node:worker_threads';
import { momentPicture } from '@atoll/art/moment';
import type { PictureAnswer, PictureRequest } from './picture-thread.ts';

/** A thread that draws pictures of moments, one after the other. */

parentPort?.on('message', async ({ moment, background }: PictureRequest) => {
  parentPort?.postMessage(await answer({ moment, background }));
});

async function answer({ moment, background }: PictureRequest): Promise<PictureAnswer> {
  try {
    return { ok: true, picture: await momentPicture(moment, background) };
  } catch (error) {
    return { ok: false, error: String((error as Error).stack ?? error) };
  }
}
