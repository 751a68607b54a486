import { houseBots, type Bot } from '@atoll/bots';
import type { CatalogEntry, PlayableGame } from '@atoll/catalog';
import { UsageError } from './usage.ts';

export interface BotsWanted {
  readonly entry: CatalogEntry;
  readonly playable: PlayableGame;
  /** A list such as `greedy,random`. */
  readonly names: string;
}

/** The bots of a list, ready to play. Throws `UsageError` that names the ones there are. */
export async function loadBots({ entry, playable, names }: BotsWanted): Promise<readonly Bot[]> {
  const house: Readonly<Record<string, Bot>> = houseBots(playable);
  const known = new Map([
    ...Object.entries(house).map(([id, bot]) => [id, async () => bot] as const),
    ...(entry.bots ?? []).map(({ id, load }) => [id, load] as const),
  ]);
  return Promise.all(names.split(',').map((name) => {
    const load = known.get(name);
    if (!load) throw new UsageError(`there is no bot "${name}"; there are: ${[...known.keys()].join(', ')}`);
    return load();
  }));
}

/** One bot a seat; a single name fills every seat. Throws `UsageError`. */
export async function seatBots(wanted: BotsWanted, seats: number): Promise<readonly Bot[]> {
  const bots = await loadBots(wanted);
  if (bots.length === 1) return Array.from({ length: seats }, () => bots[0] as Bot);
  if (bots.length !== seats) throw new UsageError(`--bots names ${bots.length} bots for ${seats} seats`);
  return bots;
}
