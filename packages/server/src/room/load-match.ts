import { BrokenLog } from '@atoll/engine';
import type { CatalogEntry, PlayableGame } from '@atoll/catalog';
import type { SeatBot } from '../bots/bot-registry.ts';
import { entriesByBots } from '../match/by-bot.ts';
import { MatchHost } from '../match/match-host.ts';
import { botSkills, type BotSkills } from '../match/rated/bot-skills.ts';
import type { Services } from './services.ts';
import { setupOf } from '../match/match-seed.ts';
import { restore } from '../match/past/snapshots.ts';
import type { KeptChat } from '../store/chat-store.ts';
import type { MatchRecord, MatchStore, TableRecord } from '../store/match-store.ts';

/**
 * The match exists, but this server cannot play it: it lacks the game or the version of its rules.
 */
export class Unplayable extends Error {
  override readonly name = 'Unplayable';
  readonly code = 409;
}

export interface LoadedMatch {
  readonly host: MatchHost;
  readonly playable: PlayableGame;
  /** The bots that may sit down. */
  readonly players: Readonly<Record<string, SeatBot>>;
  /** The stored chat. */
  readonly said: KeptChat;
}

const clocksFrom = ({ clock }: TableRecord): number | undefined => clock && (clock.run?.seq ?? 0);

/** The default stand-in bot: the second weakest, the same as in the client. */
function usualBot({ builtInBots = {}, bots = [] }: CatalogEntry, ids: readonly string[]): string {
  const named = [...Object.keys(builtInBots), ...bots.map(({ id }) => id)];
  const known = named.length > 0 ? named : ids;
  return known[1] ?? known[0] ?? '';
}

/** The skills of a game's bots, for a rated match. */
async function skillsFor(
  { rated }: MatchRecord,
  { arena }: CatalogEntry,
): Promise<BotSkills | undefined> {
  return rated && arena ? botSkills(await arena()) : undefined;
}

/** The record of a daily match also tells whether the match counts. */
async function withCount(
  { daily: tries }: Pick<MatchStore, 'daily'>,
  record: MatchRecord,
): Promise<MatchRecord> {
  const { matchId, daily } = record;
  return daily ? { ...record, daily: { ...daily, counted: await tries.counts(matchId) } } : record;
}

/**
 * Restores a match from its log. Throws `Unplayable`, also when the log does not fold under the
 * current rules.
 */
export async function loadMatch(services: Services, matchId: string): Promise<LoadedMatch> {
  const { catalog, store, bots, metrics, now, grace, standInAfter, turns } = services;
  const found = await store.find(matchId);
  if (!found) throw new Unplayable(`there is no match ${matchId}`);
  const record = await withCount(store, found);
  const entry = catalog[record.gameId];
  const playable = await entry?.load();
  if (!entry || !playable)
    throw new Unplayable(`the game "${record.gameId}" is not on this server`);
  const { game } = playable;
  if (record.table.startedAt > 0 && record.table.gameVersion !== game.version)
    throw new Unplayable(
      `the match began under version ${record.table.gameVersion} of the rules, here is version ${game.version}`,
    );
  const onWritten = (seconds: number): void => metrics.append.observe(seconds);
  const { table } = record;
  const { seats } = table;
  try {
    const players = bots(entry, playable);
    const setup = setupOf(record);
    const restored =
      table.startedAt > 0
        ? await restore({
            game,
            setup,
            store,
            matchId,
            turns,
            clocksFrom: clocksFrom(table),
            seats,
          })
        : undefined;
    const said = await store.chat.ofMatch(matchId);
    const ids = Object.keys(players);
    const standIn = usualBot(entry, ids);
    const skills = await skillsFor(record, entry);
    const host = new MatchHost(
      {
        ...{ record, game, bots: ids, standIn, grace, standInAfter, store, now, onWritten, turns },
        ...(skills && { botSkills: skills }),
      },
      restored,
    );
    const { late } = host.state;
    if (late) {
      const stored = await store.readLog(matchId);
      const log = stored.map(({ entry }) => entry);
      await late.catchUp({ log, byBots: entriesByBots(stored, seats), turns });
    }
    return { host, playable, players, said };
  } catch (error) {
    if (error instanceof BrokenLog) throw new Unplayable(error.message, { cause: error });
    throw error;
  }
}
