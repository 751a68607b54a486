import type { GameModule } from '../table/entry-for.ts';
import { atollEntry } from './atoll/entry.ts';
import { dasAtollEntry } from './das-atoll/entry.ts';
import { hiddenArkEntry } from './hidden-ark/entry.ts';
import { steereAtollEntry } from './steere-atoll/entry.ts';

/**
 * Every game that this client can show; a game's table and cards load only when one of its tables
 * opens.
 */
export const games: readonly GameModule[] = [
  atollEntry,
  steereAtollEntry,
  hiddenArkEntry,
  dasAtollEntry,
];
