import {
  type DailyDays,
  type dailyRequest,
  type DailyTable,
  MOST_DAILY_ROWS,
} from '@atoll/protocol';
import type { z } from 'zod';
import { isClosed, lastDays, mayBegin } from '../match/daily/daily-window.ts';
import { hashToken } from '../match/secrets.ts';
import type { Services } from '../room/services.ts';
import { Refusal } from './refusal.ts';

type Asker = z.output<typeof dailyRequest>;
type Task = Pick<DailyDays, 'game' | 'rules' | 'options'>;

/** How many days before today are told about. */
const SHOWN_DAYS = 28;
/** A concession that ends a match is among so many last entries; a check may follow it. */
const LAST_ENTRIES = 3;

/** Answers what happened on the days of daily matches, from the store only. */
export class DailyTables {
  readonly #services: Pick<Services, 'store' | 'catalog' | 'now'>;

  constructor(services: Pick<Services, 'store' | 'catalog' | 'now'>) {
    this.#services = services;
  }

  /** Rejects with `Refusal` for a game without daily matches. */
  async days(gameId: string, { player }: Asker): Promise<DailyDays> {
    const { store, now } = this.#services;
    const task = await this.#task(gameId);
    const at = now();
    const days = lastDays(at, SHOWN_DAYS);
    const [to = '', from = to] = [days[0], days.at(-1)];
    const known = await store.daily.days({ gameId, from, to, player: hashOf(player) });
    return {
      ...task,
      days: days.map((day) => ({
        ...{ begun: 0, finished: 0 },
        ...known.find((other) => other.day === day),
        ...{ day, open: mayBegin(day, at) },
      })),
    };
  }

  /**
   * The results are in it once the sender has finished a match of that day, or the day is closed.
   * Rejects with `Refusal` for a game without daily matches, and for a day that has not begun.
   */
  async table(gameId: string, day: string, { player, seats }: Asker): Promise<DailyTable> {
    const { store, now } = this.#services;
    const task = await this.#task(gameId);
    const at = now();
    if (!mayBegin(day, at) && !isClosed(day, at) && day > (lastDays(at, 0)[0] ?? ''))
      throw new Refusal(404, 'unknown-day', `the day ${day} has not begun in UTC`);
    const asked = { gameId, player: hashOf(player) };
    const [known] = await store.daily.days({ ...asked, from: day, to: day });
    const ended = known?.own !== undefined && known.own.state !== 'playing';
    const sees = ended || isClosed(day, at) || (await this.#hasFinished(gameId, day, seats));
    return {
      ...task,
      ...{ begun: 0, finished: 0 },
      ...known,
      ...{ day, open: mayBegin(day, at) },
      ...(sees && {
        rows: [...(await store.daily.results({ ...asked, day, most: MOST_DAILY_ROWS }))],
      }),
    };
  }

  async #task(gameId: string): Promise<Task> {
    const { catalog } = this.#services;
    const entry = Object.hasOwn(catalog, gameId) ? catalog[gameId] : undefined;
    if (!entry?.daily) {
      const known = Object.values(catalog).flatMap(({ id, daily }) => (daily ? [id] : []));
      throw new Refusal(
        404,
        'no-daily',
        `there is no daily match of "${gameId}"; there are those of ${known.join(', ') || 'no game'}`,
      );
    }
    const { game } = await entry.load();
    const options = game.parseOptions(entry.daily.options);
    return { game: gameId, rules: game.version, options: { ...(options as object) } };
  }

  /** Whether one of these seats is in a match of that day that was played to its end. */
  async #hasFinished(gameId: string, day: string, seats: Asker['seats']): Promise<boolean> {
    const { store } = this.#services;
    for (const { matchId, token } of seats) {
      const match = await store.find(matchId);
      const isOwn = match?.table.seats.some(({ tokenHash }) => tokenHash === hashToken(token));
      if (!isOwn || match?.gameId !== gameId || match.daily?.day !== day) continue;
      if (match.table.endedAt === 0) continue;
      const after = (await store.logLength(matchId)) - LAST_ENTRIES;
      const last = await store.readNext(matchId, { after, most: LAST_ENTRIES });
      if (!last.some(({ entry }) => entry.type === 'concede')) return true;
    }
    return false;
  }
}

const hashOf = (player: string | undefined): string =>
  player === undefined ? '' : hashToken(player);
