import { InvalidInput } from '@atoll/engine';
import type { createRequest, SeatGrant, TableSummary } from '@atoll/protocol';
import { matchMaker, ServerError } from 'colyseus';
import type { z } from 'zod';
import { leadsTo, shortCode, spokenCode } from '../match/invite-codes.ts';
import { begunDaily, readDaily } from '../match/daily/daily-match.ts';
import { readDeal, readOrigin } from '../match/past/origin.ts';
import { ratedClock, readRated } from '../match/rated/rated-rules.ts';
import { SerialQueue } from '../match/serial-queue.ts';
import type { OfferTaker } from '../match/consent/seat-offers.ts';
import { hashToken, newCode, newMatchId, newSeatToken, newSeed } from '../match/secrets.ts';
import type { Services } from './services.ts';
import {
  type DailySeed,
  type MatchRecord,
  NotStored,
  type TableRecord,
  Unreadable,
} from '../store/match-store.ts';
import { WATCHING_HOST } from '../match/host-settings.ts';
import { hintsByAccess, OPEN_SEAT, type SeatTaker, withClock } from '../match/table.ts';
import type { NoSeatReason } from '../match/table-changes.ts';
import { RematchChain } from './rematch-chain.ts';
import { worthOfEntries } from './request-costs.ts';
import { publicTables } from './publish/public-tables.ts';
import type { TableMetadata, TakenSeat } from './publish/table-metadata.ts';
import { tableSummary } from './publish/table-summary.ts';
import { askForSeat } from './seats/ask-for-seat.ts';
import type { TableRoom } from './table-room.ts';

export const ROOM_NAME = 'table';
const DEFAULT_PACE = 700;

interface Joining {
  readonly person: SeatTaker;
  /** The players whom the person does not meet at public tables, by the hashes of their ids. */
  readonly apartFrom: readonly string[];
}

/** Finds, opens and restores tables, on this server or another. */
export class Directory {
  readonly #services: Services;
  readonly #opening = new Map<string, Promise<string>>();
  readonly #rematches = new RematchChain();
  /** Reads one match at a time: all of its states are in memory meanwhile. */
  readonly #positions = new SerialQueue();

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Opens a table with the person who asks from this address in one of its seats. Throws
   * `InvalidInput`.
   */
  async create(request: z.output<typeof createRequest>, address = ''): Promise<SeatGrant> {
    const {
      game: gameId,
      options,
      seats,
      seat,
      access,
      clock,
      from,
      deal,
      name,
      program,
    } = request;
    const watches = request.hosting === 'watching';
    const { catalog, now, cluster, limits } = this.#services;
    const entry = Object.hasOwn(catalog, gameId) ? catalog[gameId] : undefined;
    if (!entry)
      throw new InvalidInput(
        `there is no game "${gameId}"; there are ${Object.keys(catalog).join(', ')}`,
      );
    const { game } = await entry.load();
    const { min, max } = game.seats;
    if (seats < min || seats > max)
      throw new InvalidInput(`${entry.name} takes ${min} to ${max} seats, not ${seats}`);
    if (seat >= seats)
      throw new InvalidInput(`a table with ${seats} seats has no seat ${seat}; the first is 0`);
    if (from && deal !== undefined)
      throw new InvalidInput('a match goes on from a position or repeats a deal, not both');
    const asked = { game, daily: entry.daily, now };
    const daily = readDaily(request, asked);
    const rated = readRated(request, entry);
    if (from)
      await limits.countWork(address, 1 + worthOfEntries(await this.#toldLength(from.match)));
    const source = from
      ? await this.#positions.run(() => readOrigin(this.#services, game, from))
      : deal === undefined
        ? undefined
        : await readDeal(this.#services, game, deal);
    if (source && source.record.table.seats.length !== seats)
      throw new InvalidInput(
        `the match that this one ${from ? 'goes on from' : 'repeats'} has ${source.record.table.seats.length} seats, not ${seats}`,
      );
    const token = newSeatToken();
    const tokenHash = hashToken(token);
    const known = request.player !== undefined && { player: hashToken(request.player) };
    const person = { ...OPEN_SEAT, name, kind: 'person', tokenHash, program, ...known } as const;
    const open: TableRecord = {
      gameVersion: game.version,
      access,
      options: source?.record.table.options ?? game.parseOptions(options),
      host: watches ? WATCHING_HOST : seat,
      ...(watches ? { watchingHost: { name, tokenHash, ...known } } : {}),
      pace: DEFAULT_PACE,
      hints: !rated && hintsByAccess(access),
      startedAt: 0,
      endedAt: 0,
      seats: Array.from({ length: seats }, (_, place) =>
        place === seat && !watches ? person : OPEN_SEAT,
      ),
    };
    const table = withClock(open, rated ? ratedClock(clock) : clock);
    const plain: Omit<MatchRecord, 'code'> = {
      ...{ matchId: newMatchId(), gameId, seed: newSeed(), createdAt: now(), table },
      ...(rated && { rated }),
      ...(source?.origin && { origin: source.origin }),
      ...(source && 'repeats' in source && { repeats: source.repeats }),
    };
    const match = daily ? begunDaily(plain, asked, daily) : plain;
    // A match that could not be entered must not be stored.
    await cluster?.settled();
    const code = await this.#store(match);
    const counts = daily && { daily: await this.#count(match, daily, request.player) };
    await this.ensure(match.matchId);
    const place = watches ? -1 : seat;
    return { matchId: match.matchId, code: shortCode(code), seat: place, token, ...counts };
  }

  /** Stores a new match; resolves with its code. */
  async #store(match: Omit<MatchRecord, 'code'>): Promise<string> {
    for (;;) {
      const code = newCode();
      if (await this.#services.store.create({ ...match, code })) return code;
    }
  }

  /** How a stored daily match counts: before its table opens, which tells so to all. */
  async #count(
    { matchId, gameId }: Omit<MatchRecord, 'code'>,
    { day }: DailySeed,
    player: string | undefined,
  ): Promise<SeatGrant['daily']> {
    if (player === undefined) return 'practice';
    const entry = { gameId, day, matchId, player: hashToken(player) };
    return (await this.#services.store.daily.begin(entry)) ? 'counted' : 'practice';
  }

  /**
   * The length of the log of a match that is over; 0 for any other: a late spectator could infer
   * from the delay of the answer how far the match is.
   */
  async #toldLength(matchId: string): Promise<number> {
    const match = await this.find(matchId);
    return match && match.table.endedAt > 0 ? this.#services.store.logLength(matchId) : 0;
  }

  find(matchId: string): Promise<MatchRecord | undefined> {
    return this.#services.store.find(matchId);
  }

  /** The current match of a code, short or whole: its table, or the newest rematch of it. */
  async findByCode(code: string): Promise<MatchRecord | undefined> {
    const { store, now, turns } = this.#services;
    const found = await store.findByCode(shortCode(code));
    if (!found || !leadsTo(found, code, now())) return undefined;
    return this.#rematches.newestOf(found, async (matchId) => {
      await turns.piece();
      return store.find(matchId);
    });
  }

  /**
   * Gives the first open seat of a match to a person, or tells why not. Throws `NotStored` and
   * `Unreadable`.
   */
  async join(
    match: MatchRecord,
    { person, apartFrom }: Joining,
  ): Promise<SeatGrant | NoSeatReason> {
    const roomId = await this.ensure(match.matchId);
    return this.#granted(match, await askForSeat(roomId, 'takeSeat', [person, apartFrom]));
  }

  /**
   * Gives an offered seat of a match to the person with the secret of its link; undefined when the
   * link leads nowhere any more. Throws as `join`.
   */
  async takeOffered(match: MatchRecord, taker: OfferTaker): Promise<SeatGrant | undefined> {
    const roomId = await this.ensure(match.matchId);
    const granted = this.#granted(match, await askForSeat(roomId, 'takeOffered', [taker]));
    return typeof granted === 'string' ? undefined : granted;
  }

  #granted(match: MatchRecord, taken: TakenSeat): SeatGrant | NoSeatReason {
    if (taken.ok)
      return {
        matchId: match.matchId,
        code: spokenCode(match, this.#services.now()),
        seat: taken.seat,
        token: taken.token,
      };
    if (taken.why === 'not-stored') throw new NotStored('the table could not store the seat');
    if (taken.why === 'elsewhere') throw new Unreadable('another server holds the table');
    return taken.why;
  }

  /**
   * Ensures that the table of a match exists, and returns the id of its room, which is the match's
   * own. Concurrent calls share one lookup and one opening. Throws `Unplayable` and `Unreadable`.
   */
  ensure(matchId: string): Promise<string> {
    const under = this.#opening.get(matchId);
    if (under) return under;
    const opened = this.#findOrOpen(matchId).finally(() => this.#opening.delete(matchId));
    this.#opening.set(matchId, opened);
    return opened;
  }

  /**
   * Ensures the same, and that the match goes on without people if this server holds its table.
   * Throws as `ensure`.
   */
  async ensureGoingOn(matchId: string): Promise<void> {
    const room = matchMaker.getLocalRoomById(await this.ensure(matchId)) as TableRoom | undefined;
    room?.beginAlone();
  }

  /** The public tables for a player, by the hash of its id. */
  async listPublic(player?: string): Promise<readonly TableSummary[]> {
    const rooms = await matchMaker.query<TableRoom>({ name: ROOM_NAME });
    return publicTables(this.#services, { rooms, player });
  }

  async summary(match: MatchRecord): Promise<TableSummary> {
    const live = (await matchMaker.findRoomsByIds([match.matchId])).get(match.matchId);
    const { watchers = 0 }: Partial<TableMetadata> = live?.metadata ?? {};
    return tableSummary(this.#services, { match, watchers });
  }

  /** Tables open on this server take precedence over the list, which may have been emptied. */
  async #findOrOpen(matchId: string): Promise<string> {
    const { closing, cluster } = this.#services;
    while (closing.has(matchId)) await closing.get(matchId);
    const room = matchMaker.getLocalRoomById(matchId);
    if (room) await cluster?.list(room);
    else if (!(await cluster?.holds(matchId))) await this.#open(matchId);
    return matchId;
  }

  async #open(matchId: string): Promise<void> {
    try {
      await matchMaker.createRoom(ROOM_NAME, { matchId });
    } catch (error) {
      if (matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN)
        throw new Unreadable('this server goes away', { cause: error });
      // An error while a table is loaded is a `ServerError`. Any other comes from the list: it is
      // unreachable, or was emptied meanwhile.
      if (error instanceof ServerError) throw error;
      throw new Unreadable('the table could not be put on the list', { cause: error });
    }
  }
}
