import type { Seat } from '@atoll/engine';
import { AsideWait } from '../bots/aside-wait.ts';
import { BotSeats, type BotSeatsParts } from '../bots/bot-seats.ts';
import type { SeatConnections } from './seat-connections.ts';
import type { Services } from './services.ts';

export interface TableBotsParts extends Pick<BotSeatsParts, 'host' | 'bots' | 'onError'> {
  readonly connections: SeatConnections;
  readonly services: Pick<Services, 'leastPace' | 'metrics' | 'now'>;
  /** Called when the bots' wait shown to all clients changes. */
  readonly onShown: () => void;
}

/** The bots of one table. */
export function tableBots({
  host,
  connections,
  services,
  onShown,
  ...rest
}: TableBotsParts): BotSeats {
  const wait = new AsideWait({
    ...{ state: host.state, now: services.now, onShown },
    connected: (seat: Seat) => connections.connected(seat),
    onChange: () => bots.wake(),
  });
  const bots: BotSeats = new BotSeats({
    ...rest,
    host,
    wait,
    asker: () => connections.asker(host.state.record),
    leastPace: services.leastPace,
    onThought: (seconds) => services.metrics.thinking.observe(seconds),
  });
  return bots;
}
