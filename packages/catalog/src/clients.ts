import { atollEntry } from '@atoll/game-atoll/client/entry.ts';
import { dasAtollEntry } from '@atoll/game-das-atoll/client/entry.ts';
import { hiddenArkEntry } from '@atoll/game-hidden-ark/client/entry.ts';
import { steereAtollEntry } from '@atoll/game-steere-atoll/client/entry.ts';
import type { GameModule } from '@atoll/table-kit/table/entry-for.ts';

/**
 * Every game in the order of the lobby, as a browser shows it; a game's table and cards load only
 * when one of its tables opens.
 */
export const clients: readonly GameModule[] = [
  atollEntry,
  steereAtollEntry,
  hiddenArkEntry,
  dasAtollEntry,
];
