import type { BotRegistry } from '../../../packages/server/src/bots/bot-registry.ts';
import type { Metrics } from '../../../packages/server/src/process/metrics.ts';
import type { Services } from '../../../packages/server/src/room/services.ts';

/** Figures that nobody reads. */
export function metrics(): Metrics {
  const figure = { inc: () => undefined, observe: () => undefined };
  const names = [
    ...(['actions', 'append', 'thinking', 'limited', 'errors', 'refusedFrames'] as const),
    ...(['unstored', 'chatReports', 'notices', 'expired'] as const),
  ];
  const figures = Object.fromEntries(names.map((name) => [name, figure]));
  return { tables: new Set(), ...figures } as unknown as Metrics;
}

/** Bots that need no thread: all choose as the simplest does. */
export function quickBots(registry: BotRegistry): BotRegistry {
  return (...game) => {
    const bots = registry(...game);
    const { random } = bots;
    return random ? Object.fromEntries(Object.keys(bots).map((id) => [id, random])) : bots;
  };
}

/** What the table asks of where a connection comes from: here all come from nowhere. */
export const noNetworks: Pick<Services['networks'], 'of' | 'addressOf'> = {
  of: () => '',
  addressOf: () => '',
};
