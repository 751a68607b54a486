import { setFlagsFromString } from 'node:v8';
import type { Figures, Orders, Question } from './server-process.ts';

setFlagsFromString('--no-flush-bytecode');

/** The orders that this process was started with. */
export const orders = JSON.parse(process.argv[2] ?? '{}') as Orders;

const tell = (toBench: unknown): void => void process.send?.({ toBench });

/** Tells the bench where this server listens, and then what it costs whenever it is asked. */
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
      // What waits to be finalized is freed by a second run.
      setTimeout(() => {
        global.gc?.();
        tell(figures());
      }, 100);
    }
  });
  // The bench is gone, so that nobody will ask again.
  process.on('disconnect', () => process.exit(1));
  tell(port);
}
