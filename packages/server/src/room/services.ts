import type { Catalog } from '@atoll/catalog';
import type { BotRegistry } from '../bots/bot-registry.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { Limits } from '../limits/limits.ts';
import type { Logger } from '../process/logger.ts';
import type { Turns } from '../match/turns.ts';
import type { Metrics } from '../process/metrics.ts';
import type { Notices } from '../notify/notices.ts';
import type { ConnectionNetworks } from '../transport/connection-networks.ts';
import type { RoomClocks } from './room-clocks.ts';
import type { MatchStore } from '../store/match-store.ts';

/** The services that the parts of one server share. */
export interface Services {
  readonly catalog: Catalog;
  readonly bots: BotRegistry;
  readonly store: MatchStore;
  readonly metrics: Metrics;
  readonly clocks: Pick<RoomClocks, 'add' | 'delete'>;
  readonly limits: Limits;
  readonly logger: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How long a table stays in memory without connections, in ms. */
  readonly idleMs: number;
  /** How long a person must be away to count as gone, in ms. */
  readonly grace: number;
  /** How long a match must wait for an absent person until a bot may be proposed, in ms. */
  readonly standInAfter: number;
  /** Shortest wait of a bot at a table where no person plays, in ms. */
  readonly leastPace: number;
  /** Notifies absent people. */
  readonly notices: Notices;
  /** The network of each connection. */
  readonly networks: ConnectionNetworks;
  /** Whether connections that ask too fast are slowed down. */
  readonly throttled: boolean;
  /** Shares the turns of the event loop among all work that can wait. */
  readonly turns: Turns;
  /** The other servers, if there are any. */
  readonly cluster: Cluster | undefined;
  /** Aborted on shutdown; no new work starts afterwards. */
  readonly leaving: AbortSignal;
  /** Tables that are about to leave memory: the same match may be restored only afterwards. */
  readonly closing: Map<string, Promise<unknown>>;
}
