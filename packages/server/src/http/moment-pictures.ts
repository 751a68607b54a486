import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Moment as Shown } from '@atoll/art/moment';
import type { CatalogEntry } from '@atoll/catalog';
import {
  type AnyGame,
  BrokenLog,
  isOver,
  type Moment,
  outcomeOf,
  scoresOf,
  winnersOf,
} from '@atoll/engine';
import { readMoments } from '../match/origin.ts';
import type { Services } from '../room/services.ts';
import type { TableRecord } from '../store/match-store.ts';
import { Refusal } from './refusal.ts';

/** So many pictures are kept: messengers fetch that of a link several times. */
const KEPT = 100;
/** The picture of the platform, on which those of moments are drawn. */
const BACKGROUND = 'preview.jpg';

/** Draws how finished matches stood at a moment, one picture after the other. */
export class MomentPictures {
  readonly #services: Services;
  readonly #background: string;
  readonly #known = new Map<string, Promise<Uint8Array>>();
  #last: Promise<unknown> = Promise.resolve();

  /** @param art the folder of the baked drawings */
  constructor(services: Services, art: string) {
    this.#services = services;
    this.#background = path.join(art, BACKGROUND);
  }

  /**
   * A JPEG of 1200 by 630 pixels of a match after so many of its actions; of more than there were,
   * of its end. Rejects with `Refusal` for a match that is unknown, not over or of other
   * rules, and where no pictures are built.
   */
  of(matchId: string, action: number): Promise<Uint8Array> {
    const key = `${matchId} ${action}`;
    const known = this.#known.get(key);
    if (known) return known;
    const drawn = this.#last.catch(() => undefined).then(() => this.#draw(matchId, action));
    this.#last = drawn;
    this.#known.set(key, drawn);
    drawn.catch(() => this.#known.delete(key));
    const [oldest] = this.#known.keys();
    if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest);
    return drawn;
  }

  async #draw(matchId: string, action: number): Promise<Uint8Array> {
    const { store, catalog } = this.#services;
    const record = await store.find(matchId);
    if (!record) throw new Refusal(404, 'unknown-match', 'there is no such match');
    if (record.table.endedAt === 0)
      throw new Refusal(409, 'not-over', 'there are pictures of a match once it is over');
    const entry = catalog[record.gameId];
    if (!entry)
      throw new Refusal(409, 'unplayable', `the game "${record.gameId}" is not on this server`);
    if (!existsSync(this.#background))
      throw new Refusal(503, 'no-pictures', 'the pictures of this server are not built');
    const { game } = await entry.load();
    try {
      const moments = await readMoments(store, game, record);
      // a server needs it for nothing else, and it is large
      const { momentPicture } = await import('@atoll/art/moment');
      const shown = shownOf(entry, { game, moments, action, table: record.table });
      return await momentPicture(shown, this.#background);
    } catch (error) {
      if (error instanceof BrokenLog) throw new Refusal(409, 'unplayable', error.message);
      throw error;
    }
  }
}

interface Told {
  readonly game: AnyGame;
  readonly moments: readonly Moment<unknown, unknown>[];
  readonly action: number;
  readonly table: TableRecord;
}

/** What the picture of a moment tells. */
function shownOf({ name }: CatalogEntry, { game, moments, action, table }: Told): Shown {
  const last = moments.length - 1;
  const moment = moments[Math.min(action, last)] as Moment<unknown, unknown>;
  const over = isOver(game, moment);
  const outcome = over ? outcomeOf(game, moment) : game.outcome(moment.state);
  const scores = scoresOf(outcome);
  const counted = scores.some(({ total }) => total !== 0);
  const winners = over || outcome.kind === 'ranking' ? winnersOf(outcome) : [];
  const seats = table.seats.map((seat, place) => ({
    name: seat.name,
    points: counted ? scores[place]?.total : undefined,
    first: winners.includes(place) && winners.length < scores.length,
  }));
  return { game: name, line: over ? endOf(outcome) : `After ${action} of ${last} actions`, seats };
}

function endOf(outcome: ReturnType<typeof outcomeOf>): string {
  if (outcome.kind !== 'common') return 'How it ended';
  return outcome.won ? 'Won together' : 'Lost together';
}
