import { useEffect, useState } from 'react';
import type { DailyDays, DailyTable } from '@atoll/protocol';
import { ApiError } from '../../net/api.ts';
import { askDailyDays, askDailyTable } from '../../net/daily-api.ts';
import { keptSeats } from '../person.ts';
import { knownPlayerHere } from './player-here.ts';

/** What a page of daily matches shows. */
export type Daily =
  | { readonly kind: 'loading' }
  /** `unknown`: the server has no such game or day. */
  | { readonly kind: 'failed'; readonly why: 'unknown' | 'unreachable' }
  | { readonly kind: 'loaded'; readonly days: DailyDays; readonly table: DailyTable };

/** Asks the server for a day, '' for the current one, and for the days around it. */
export function useDaily(game: string, day: string): readonly [Daily, again: () => void] {
  const [asked, ask] = useState(0);
  const [answer, setAnswer] = useState<{ readonly key: string; readonly daily: Daily }>();
  const key = `${game} ${day} ${asked}`;
  useEffect(() => {
    let isWanted = true;
    const got = (daily: Daily): void => {
      if (isWanted) setAnswer({ key, daily });
    };
    load(game, day).then(got, (error: unknown) => got({ kind: 'failed', why: failureOf(error) }));
    return () => {
      isWanted = false;
    };
  }, [game, day, key]);
  return [
    answer?.key === key ? answer.daily : { kind: 'loading' },
    () => ask((count) => count + 1),
  ];
}

/** A server that is too busy, or cannot store, knows the day all the same. */
const failureOf = (error: unknown): 'unknown' | 'unreachable' =>
  error instanceof ApiError && (error.status === 400 || error.status === 404)
    ? 'unknown'
    : 'unreachable';

async function load(game: string, day: string): Promise<Daily> {
  const player = knownPlayerHere();
  const seats = keptSeats
    .list()
    .flatMap(({ matchId, token, daily }) => (daily ? [{ matchId, token }] : []));
  const days = await askDailyDays(game, { player });
  const chosen = day === '' ? (days.days[0]?.day ?? '') : day;
  return { kind: 'loaded', days, table: await askDailyTable(game, { player, seats, day: chosen }) };
}
