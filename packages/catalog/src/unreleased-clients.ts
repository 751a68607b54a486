import { probeEntry } from '@atoll/game-probe/client/entry.ts';
import type { GameModule } from '@atoll/table-kit/table/entry-for.ts';

/** The unreleased games in a browser. They replace `clients` in a build for tests. */
export const clients: readonly GameModule[] = [probeEntry];
