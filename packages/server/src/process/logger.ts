import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/**
 * Structured logs, one JSON object per line. They hold match ids, seats and counts, and never a
 * token, a code, a seed or a name.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: { paths: ['token', 'seed', '*.token', '*.seed'], remove: true },
  };
  return destination ? pino(options, destination) : pino(options);
}
