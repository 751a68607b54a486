import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PositionPicture as Shown } from '@atoll/art/moment';
import type { CatalogEntry } from '@atoll/catalog';
import { BrokenLog, type Outcome, type Sketch } from '@atoll/engine';
import { readMoments } from '../match/past/origin.ts';
import { worthOfEntries } from '../room/request-costs.ts';
import type { Services } from '../room/services.ts';
import type { MatchRecord, TableRecord } from '../store/match-store.ts';
import { recordingOf } from './kept-recording.ts';
import { PictureThread } from './picture-thread.ts';
import { Refusal } from './refusal.ts';
import { recordedStanding, type PositionSummary, standingOf } from './position-summary.ts';

/** How many pictures are cached: messengers fetch the picture of a link several times. */
const KEPT = 100;
/** How many may wait to be drawn, some seconds' worth; further requests are refused. */
const MOST_WAITING = 50;
/** The picture of the platform, over which pictures of moments are drawn. */
const BACKGROUND = 'preview.jpg';

type Standings = readonly (() => PositionSummary)[];

/** The requested picture, and the address that the limits count it for. */
export interface AskedPicture {
  readonly matchId: string;
  readonly action: number;
  readonly address: string;
}

/** Draws the position of finished matches at a moment, one picture at a time. */
export class MomentPictures {
  readonly #services: Services;
  readonly #background: string;
  readonly #thread: PictureThread;
  /** The pending pictures. */
  readonly #asked = new Map<string, Promise<Uint8Array>>();
  readonly #drawn = new Map<string, Uint8Array>();
  /** The number of actions of a match: every later moment is the same picture. */
  readonly #lasts = new Map<string, number>();
  #newest: { readonly matchId: string; readonly standings: Standings } | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** @param art the folder of the baked drawings */
  constructor(services: Services, art: string) {
    this.#services = services;
    this.#background = path.join(art, BACKGROUND);
    this.#thread = new PictureThread(services.leaving);
  }

  /**
   * A JPEG of 1200 by 630 pixels of a match after so many of its actions; beyond the last, of its
   * end. Rejects with `Refusal` for a match that is unknown, not over, or of other rules and not
   * recorded, and if no pictures are built.
   */
  of(asked: AskedPicture): Promise<Uint8Array> {
    const { matchId } = asked;
    const action = Math.min(asked.action, this.#lasts.get(matchId) ?? Infinity);
    const key = keyOf(matchId, action);
    const done = this.#drawn.get(key);
    if (done) return Promise.resolve(done);
    const waits = this.#asked.get(key);
    if (waits) return waits;
    if (this.#asked.size >= MOST_WAITING)
      return Promise.reject(new Refusal(503, 'busy', 'too many pictures wait to be drawn'));
    const drawn = this.#last
      .catch(() => undefined)
      .then(() => this.#draw(asked))
      .finally(() => this.#asked.delete(key));
    this.#last = drawn;
    this.#asked.set(key, drawn);
    return drawn;
  }

  async #draw({ matchId, action: wanted, address }: AskedPicture): Promise<Uint8Array> {
    const { store, catalog, limits } = this.#services;
    const record = await store.find(matchId);
    if (!record) throw new Refusal(404, 'unknown-match', 'there is no such match');
    if (record.table.endedAt === 0)
      throw new Refusal(409, 'not-over', 'there are pictures of a match once it is over');
    const entry = catalog[record.gameId];
    if (!entry)
      throw new Refusal(409, 'unplayable', `the game "${record.gameId}" is not on this server`);
    if (!existsSync(this.#background))
      throw new Refusal(503, 'no-pictures', 'the pictures of this server are not built');
    if (this.#newest?.matchId !== matchId)
      await limits.countWork(address, 1 + worthOfEntries(await store.logLength(matchId)));
    const standings = await this.#newestStandings(entry, record);
    const last = standings.length - 1;
    const action = Math.min(wanted, last);
    keep(this.#lasts, matchId, last);
    const done = this.#drawn.get(keyOf(matchId, action));
    if (done) return done;
    const standing = standings[action]!();
    const sketch = await this.#sketchOf(entry, standing);
    const shown: Shown = {
      ...shownOf(entry, { standing, action, last, table: record.table }),
      ...(sketch && { sketch }),
    };
    const picture = await this.#thread.draw(shown, this.#background);
    keep(this.#drawn, keyOf(matchId, action), picture);
    return picture;
  }

  /** A recorded view may have an older shape: then the picture has no sketch. */
  async #sketchOf(entry: CatalogEntry, { view }: PositionSummary): Promise<Sketch | undefined> {
    try {
      return (await entry.sketch?.())?.(view);
    } catch (error) {
      this.#services.logger.warn({ err: error }, 'no sketch of a position');
      return undefined;
    }
  }

  /** Successive pictures usually belong to one match. */
  async #newestStandings(entry: CatalogEntry, record: MatchRecord): Promise<Standings> {
    const { matchId } = record;
    if (this.#newest?.matchId !== matchId)
      this.#newest = { matchId, standings: await this.#standingsOf(entry, record) };
    return this.#newest.standings;
  }

  /** One summary per moment of a match, computed when called. */
  async #standingsOf(entry: CatalogEntry, record: MatchRecord): Promise<Standings> {
    const recording = await recordingOf(this.#services, record);
    if (recording) return recording.map((each) => () => recordedStanding(recording, each));
    const { game } = await entry.load();
    try {
      const moments = await readMoments(this.#services, game, record);
      return moments.map((moment) => () => standingOf(game, moment));
    } catch (error) {
      if (error instanceof BrokenLog) throw new Refusal(409, 'unplayable', error.message);
      throw error;
    }
  }
}

const keyOf = (matchId: string, action: number): string => `${matchId} ${action}`;

/** Puts an entry at the end of a cache, and drops the oldest beyond its limit. */
function keep<T>(all: Map<string, T>, key: string, value: T): void {
  all.delete(key);
  all.set(key, value);
  const [oldest] = all.keys();
  if (all.size > KEPT && oldest !== undefined) all.delete(oldest);
}

interface PicturedPosition {
  readonly standing: PositionSummary;
  readonly action: number;
  /** The number of actions of the match. */
  readonly last: number;
  readonly table: TableRecord;
}

/** The data shown in the picture of a moment. */
function shownOf(
  { name }: CatalogEntry,
  { standing, action, last, table }: PicturedPosition,
): Shown {
  const { points, first, ended } = standing;
  const counted = points.some((each) => each !== 0);
  const seats = table.seats.map((seat, place) => ({
    name: seat.name,
    points: counted ? points[place] : undefined,
    first: first.includes(place) && first.length < points.length,
  }));
  return { game: name, line: ended ? endOf(ended) : `After ${action} of ${last} actions`, seats };
}

function endOf(outcome: Outcome): string {
  if (outcome.kind !== 'common') return 'How it ended';
  return outcome.won ? 'Won together' : 'Lost together';
}
