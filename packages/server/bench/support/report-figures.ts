import { setFlagsFromString } from 'node:v8';
import type { Figures, Orders, Question } from './measured-server.ts';

setFlagsFromString('--no-flush-bytecode');

/** The orders that this process was started with. */
export const orders = JSON.parse(process.argv[2] ?? '{}') as Orders;

const tell = (toBench: unknown): void => void process.send?.({ toBench });

/** Reports the server's port to the bench, and then its costs on request. */
export function reportFigures(
  port: number,
  server: { readonly tables: () => number; readonly close: () => Promise<void> },
): void {
  const figures = (): Figures => {
    const { user, system } = process.cpuUsage();
    const { heapUsed, external, rss } = process.memoryUsage();
    return { cpu: (user + system) / 1e6, heap: heapUsed, external, rss, tables: server.tables() };
  };
  process.on('message', (question: Question) => {
    if (question === 'end') void server.close().then(() => process.exit(0));
    else if (question === 'figures') tell(figures());
    else {
      global.gc?.();
      // A second run frees objects that wait to be finalized.
      setTimeout(() => {
        global.gc?.();
        tell(figures());
      }, 100);
    }
  });
  // The bench is gone, so that no more requests will come.
  process.on('disconnect', () => process.exit(1));
  tell(port);
}
