import { parentPort } from 'node:worker_threads';
import type { Job } from './image.ts';
import { jpegOf, opaqueBounds, rasterise } from './raster.ts';
import { encodeWebp } from './webp.ts';

// shadows are weaker than this, bodies stronger
const OPAQUE = 200;

async function work(job: Job): Promise<unknown> {
  switch (job.kind) {
    case 'pixels':
      return rasterise(job.svg);
    case 'extent':
      return opaqueBounds(await rasterise(job.svg), OPAQUE);
    case 'webp':
      return encodeWebp({
        kind: 'encode',
        picture: await rasterise(job.svg),
        quality: job.quality ?? { colour: 86, alpha: 90 },
      });
    case 'jpeg':
      return jpegOf(job.svg, job.quality?.colour ?? 86);
    case 'encode':
      return encodeWebp(job);
  }
}

parentPort?.on('message', async ({ id, job }: { id: number; job: Job }) => {
  try {
    parentPort?.postMessage({ id, result: await work(job) });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});
