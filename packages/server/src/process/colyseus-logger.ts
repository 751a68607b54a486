import type { Logger } from './logger.ts';

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error';

/** Colyseus logs loose text. */
export function colyseusLogger(logger: Logger): Pick<Logger, Level> {
  const child = logger.child({ from: 'colyseus' });
  const write =
    (level: Level) =>
    (...words: unknown[]): void => {
      const text = words.map(String).join(' ');
      // whoever starts the server hears as an error of what cannot be listened on, and says it in
      // one line
      if (!/EADDR(INUSE|NOTAVAIL)/.test(text)) child[level](text);
    };
  return {
    trace: write('trace'),
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
  };
}
