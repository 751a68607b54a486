import { type AnyGame, type DailyInfo, dailySeed, InvalidInput } from '@atoll/engine';
import type { createRequest } from '@atoll/protocol';
import type { z } from 'zod';
import type { DailySeed, MatchRecord } from '../../store/match-store.ts';
import { startTable } from '../table.ts';
import { mayBegin, openDays } from './daily-window.ts';

/** What a request may ask of a daily match. */
type DailyRequest = z.output<typeof createRequest>;

interface Asked {
  readonly game: AnyGame;
  /** Undefined for a game without daily matches. */
  readonly daily: DailyInfo | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * The deal of the daily match that a request asks for; undefined for any other request. Throws
 * `InvalidInput` for a game without one, a day that cannot be begun, and whatever else would make
 * the match another one than everybody's.
 */
export function readDaily(
  { daily: day, ...request }: DailyRequest,
  { game, daily, now }: Asked,
): DailySeed | undefined {
  if (day === undefined) return undefined;
  if (!daily) throw new InvalidInput(`daily: ${game.id} has no daily match`);
  const at = now();
  if (!mayBegin(day, at))
    throw new InvalidInput(
      `daily: the match of ${day} cannot begin now; ${openDays(at).join(' and ')} can`,
    );
  if (request.from || request.deal !== undefined)
    throw new InvalidInput('daily: the match goes on from no other one, and repeats no other deal');
  if (request.seats !== 1 || request.hosting === 'watching')
    throw new InvalidInput('daily: the match has one seat, which its host plays');
  if (request.access !== 'private' || request.clock.kind !== 'none')
    throw new InvalidInput('daily: the table is private and has no clock');
  return { day, seed: dailySeed(game.id, day) };
}

/**
 * The same match with its daily deal, begun and without hints: so nothing about it can be set
 * differently from everybody's.
 */
export function begunDaily(
  match: Omit<MatchRecord, 'code'>,
  { game, daily, now }: Asked,
  deal: DailySeed,
): Omit<MatchRecord, 'code'> {
  const options = game.parseOptions(daily?.options ?? {});
  const started = startTable(
    { ...match.table, options },
    { by: 0, game, at: now(), fixedBy: deal },
  );
  if (!started.ok) throw new InvalidInput(`daily: ${game.id} does not begin with one seat`);
  return { ...match, daily: deal, table: { ...started.table, hints: false } };
}
