import { builtInBots, type Bot } from '@atoll/bots';
import type { CatalogEntry, PlayableGame } from '@atoll/catalog';
import { UsageError, wholeNumber } from './usage.ts';

/** The maximum, against typing errors: the strongest bots use a fiftieth of it. */
const MOST_ITERATIONS = 10_000_000;

export interface BotsWanted {
  readonly entry: CatalogEntry;
  readonly playable: PlayableGame;
  /** A list such as `greedy,random`. */
  readonly names: string;
}

/** The bots of a list, ready to play. Throws `UsageError` that names the ones there are. */
export async function loadBots({ entry, playable, names }: BotsWanted): Promise<readonly Bot[]> {
  const builtIn: Readonly<Record<string, Bot>> = builtInBots(playable);
  const styles = (await entry.tooling?.())?.styles ?? [];
  const former = (await entry.former?.()) ?? [];
  const known = new Map([
    ...Object.entries(builtIn).map(([id, bot]) => [id, async () => bot] as const),
    ...[...(entry.bots ?? []), ...styles, ...former].map(({ id, load }) => [id, load] as const),
  ]);
  return Promise.all(
    names.split(',').map((name) => {
      const load = known.get(name) ?? searchOf(entry, name);
      if (load) return load();
      const searching = entry.search ? [`${SEARCH}ITERATIONS`] : [];
      throw new UsageError(
        `there is no bot "${name}"; there are: ${[...known.keys(), ...searching].join(', ')}`,
      );
    }),
  );
}

const SEARCH = 'search:';

/**
 * A search by its iterations, such as `search:400`; undefined for other names, and for games
 * without one. Throws `UsageError`.
 */
function searchOf({ search }: CatalogEntry, name: string): (() => Promise<Bot>) | undefined {
  if (!search || !name.startsWith(SEARCH)) return undefined;
  const iterations = wholeNumber(`bots ${SEARCH}N`, name.slice(SEARCH.length), {
    min: 1,
    max: MOST_ITERATIONS,
  });
  return () => search(iterations);
}

/** One bot a seat; a single name fills every seat. Throws `UsageError`. */
export async function seatBots(wanted: BotsWanted, seats: number): Promise<readonly Bot[]> {
  const bots = await loadBots(wanted);
  if (bots.length === 1) return Array.from({ length: seats }, () => bots[0] as Bot);
  if (bots.length !== seats)
    throw new UsageError(`--bots names ${bots.length} bots for ${seats} seats`);
  return bots;
}
