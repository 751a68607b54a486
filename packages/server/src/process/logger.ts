import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/**
 * Structured logs, one JSON object a line. They carry match ids, seats and counts, and never a
 * token, a code, a seed or a name: what is not written cannot leak.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: ['token', 'seed', '*.token', '*.seed'], remove: true },
  };
  return destination ? pino(options, destination) : pino(options);
}
