import type { Logger } from './logger.ts';

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error';

/** Passes Colyseus' log texts to our logger. */
export function colyseusLogger(logger: Logger): Pick<Logger, Level> {
  const child = logger.child({ from: 'colyseus' });
  const write =
    (level: Level) =>
    (...words: unknown[]): void => {
      const text = words.map(String).join(' ');
      // a port that cannot be opened is reported by the caller that starts the server, in one line
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
