import { fieldsOf } from '@atoll/engine';
import type { SeatedMatch } from '@atoll/protocol';
import { readSeatedMatch } from '../read.ts';

/** The key to one seat, with the match data that the lobby shows. */
export interface KeptSeat {
  readonly matchId: string;
  readonly token: string;
  /** A token that was about to replace it, until it is known whether it did. */
  readonly next?: string | undefined;
  /** -1 until the table has sent it. */
  readonly seat: number;
  readonly code: string;
  readonly game: string;
  /** When it was last used, in ms since 1970. */
  readonly at: number;
  readonly over: boolean;
  /** Of a daily match: kept with the seat, so that a backup brings it to another device. */
  readonly daily?: KeptDaily | undefined;
  /**
   * The id of its player: kept with the seat, so that a backup brings it to another device, which
   * goes on with its ratings and blocks.
   */
  readonly player?: string | undefined;
  /** The state of the match when the server was last asked. */
  readonly told?: SeatedMatch | undefined;
}

/** What a browser keeps of a daily match. */
export interface KeptDaily {
  /** YYYY-MM-DD, in UTC. */
  readonly day: string;
  /** The id of the player for whom it was begun. */
  readonly player: string;
}

/** The keys of a seat: `token`, or `next` when `token` opens nothing. */
export interface SeatKeys {
  readonly token: string;
  readonly next?: string | undefined;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'atoll.seats';
/** Where a browser keeps the id of its player. */
export const PLAYER_KEY = 'atoll.player';
/** How many seats a browser remembers. */
export const MOST_SEATS = 40;

function isKept(value: unknown): value is KeptSeat {
  const { matchId, token, at } = fieldsOf(value);
  return typeof matchId === 'string' && typeof token === 'string' && typeof at === 'number';
}

/** Drops match data in the format of another version; it is requested again. */
const checked = (kept: KeptSeat): KeptSeat =>
  kept.told === undefined ? kept : { ...kept, told: readSeatedMatch(kept.told) };

/** The seats of a list as JSON, newest first; broken entries are left out. */
export function readSeats(text: string): readonly KeptSeat[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value)
      ? value
          .filter(isKept)
          .map(checked)
          .sort((a, b) => b.at - a.at)
      : [];
  } catch {
    return [];
  }
}

/**
 * The seat tokens of this browser, newest first; the oldest beyond 40 are dropped. Broken storage
 * counts as empty.
 */
export class SeatStore {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
  }

  list(): readonly KeptSeat[] {
    try {
      return readSeats(this.#store.getItem(KEY) ?? '[]');
    } catch {
      return [];
    }
  }

  find(matchId: string): KeptSeat | undefined {
    return this.list().find((kept) => kept.matchId === matchId);
  }

  /** Stores a seat, or updates the stored fields. */
  keep(seat: Pick<KeptSeat, 'matchId' | 'token'> & Partial<KeptSeat>): void {
    const known = this.find(seat.matchId);
    const kept: KeptSeat = {
      seat: -1,
      code: '',
      game: '',
      over: false,
      ...known,
      ...seat,
      at: this.#now(),
    };
    this.#write([kept, ...this.list().filter(({ matchId }) => matchId !== seat.matchId)]);
  }

  /**
   * Stores the server's answer about matches, without a change of order. A rematch that the own
   * seat wanted is stored as well, since the same token opens it.
   */
  learn(matches: readonly SeatedMatch[]): void {
    const learned = new Map(matches.map((match) => [match.matchId, match]));
    const known = this.list().map((kept): KeptSeat => {
      const match = learned.get(kept.matchId);
      if (match === undefined) return kept;
      const { seat, code, game, phase } = match;
      return { ...kept, seat, code, game, over: phase === 'over', told: match };
    });
    const followed = known.flatMap(({ told: match, ...kept }): readonly KeptSeat[] => {
      // A host without a seat follows every rematch.
      const follows = match && (match.seat < 0 || match.seats[match.seat]?.again === true);
      const next = follows ? match.next : '';
      const fresh = next !== '' && !known.some(({ matchId }) => matchId === next);
      return fresh
        ? [
            {
              ...kept,
              matchId: next,
              seat: -1,
              code: '',
              over: false,
              daily: undefined,
              at: this.#now(),
            },
          ]
        : [];
    });
    this.#write([...followed, ...known]);
  }

  /** Replaces the list by the merged list of several devices. */
  replace(seats: readonly KeptSeat[]): void {
    this.#write(seats);
  }

  forget(matchId: string): void {
    this.#write(this.list().filter((kept) => kept.matchId !== matchId));
  }

  #write(seats: readonly KeptSeat[]): void {
    try {
      this.#store.setItem(KEY, JSON.stringify(seats.slice(0, MOST_SEATS)));
    } catch {
      // A full or forbidden storage must not end the match: the seat lasts as long as the page.
    }
  }
}

const FRAGMENT = /^#seat=([A-Za-z0-9_-]{22,64})$/;

/** The seat token in the fragment of a "continue elsewhere" link; no server ever sees it. */
export const tokenInFragment = (hash: string): string | undefined => FRAGMENT.exec(hash)?.[1];

/** The link that opens the same seat on another device. */
export const continueLink = (
  origin: string,
  { matchId, token }: Pick<KeptSeat, 'matchId' | 'token'>,
): string => `${origin}/m/${matchId}#seat=${token}`;

/** The invite link of a table. */
export const inviteLink = (origin: string, code: string): string => `${origin}/j/${code}`;

/** The link for spectators. */
export const watchLink = (origin: string, matchId: string): string => `${origin}/w/${matchId}`;
