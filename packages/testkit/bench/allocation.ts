import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { median } from './turns.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/**
 * Short enough that no garbage is collected meanwhile, so that all that was taken is still counted.
 */
const BURSTS = 40;

/**
 * Bytes of heap that a piece of work takes for each unit that it says it did, the median of many
 * bursts.
 */
export function bytesEach(work: (burst: number) => number): number {
  const found: number[] = [];
  for (let burst = 0; burst < BURSTS; burst++) {
    collectGarbage();
    const before = getHeapStatistics().used_heap_size;
    const done = work(burst);
    found.push((getHeapStatistics().used_heap_size - before) / done);
  }
  return median(found);
}
