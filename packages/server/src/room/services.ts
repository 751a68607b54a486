import type { Catalog } from '@atoll/catalog';
import type { BotRegistry } from '../bots/bot-registry.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { Limits } from '../limits/limits.ts';
import type { Logger } from '../process/logger.ts';
import type { Turns } from '../match/turns.ts';
import type { Metrics } from '../process/metrics.ts';
import type { Notices } from '../notify/notices.ts';
import type { ConnectionNetworks } from '../transport/connection-networks.ts';
import type { MatchStore } from '../store/match-store.ts';

/** What the parts of one server share. */
export interface Services {
  readonly catalog: Catalog;
  readonly bots: BotRegistry;
  readonly store: MatchStore;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly logger: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How long a table stays in memory when nobody is connected, in ms. */
  readonly idleMs: number;
  /** For how long somebody must be away to count as gone, in ms. */
  readonly grace: number;
  /** For how long a match must wait for somebody who is away until a bot may be proposed, in ms. */
  readonly standInAfter: number;
  /** How long a bot waits at least at a table where nobody plays, in ms. */
  readonly leastPace: number;
  /** Tells those who are away. */
  readonly notices: Notices;
  /** From which network each connection came. */
  readonly networks: ConnectionNetworks;
  /** Whether connections that ask too fast are slowed down. */
  readonly throttled: boolean;
  /** What shares the turns of the event loop among all work that can wait. */
  readonly turns: Turns;
  /** The other servers, if there are any. */
  readonly cluster: Cluster | undefined;
  /** Aborted when the server goes away: from then on it begins nothing. */
  readonly leaving: AbortSignal;
  /** Tables that are about to leave memory: the same match may be restored only afterwards. */
  readonly closing: Map<string, Promise<unknown>>;
}
