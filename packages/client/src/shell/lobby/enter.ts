import { CODE_LENGTH, type MomentRequest, type SeatGrant } from '@atoll/protocol';
import { createTable, joinTable, Unreachable } from '../../net/api.ts';
import type { GameEntry } from '../../table/game-entry.ts';
import type { Locale } from '../../words/locale.ts';
import { keepName, keptSeats } from '../person.ts';
import { navigate } from '../route.ts';
import { initialOptions } from './options.ts';

/** The note for a table that begins as soon as it opens, with bots on the open seats. */
const BEGIN = 'begin';

/** The same, with this bot on them. */
const beginWith = (bot: string): string => `${BEGIN} ${bot}`;

/** The bot that a note names, '' for the usual one; undefined where it lets nothing begin. */
export function beginsWith(note: string | undefined): string | undefined {
  const [word, bot = ''] = (note ?? '').split(' ');
  return word === BEGIN ? bot : undefined;
}

/** The note for a lobby that opens with the form for a new table. */
export const NEW_TABLE = 'new table';

function sitDown(grant: SeatGrant, game: string, note?: string): void {
  keptSeats.keep({
    matchId: grant.matchId,
    token: grant.token,
    seat: grant.seat,
    code: grant.code,
    game,
  });
  navigate(`/m/${grant.matchId}`, note);
}

export interface NewTable {
  readonly game: string;
  readonly name: string;
  readonly seats: number;
  readonly access: 'private' | 'public';
  readonly options: Readonly<Record<string, unknown>>;
}

/** Opens a table and goes there; when nobody else is to come, the match begins at once. */
export async function openTable(table: NewTable): Promise<void> {
  keepName(table.name);
  sitDown(
    await createTable({ ...table, options: { ...table.options } }),
    table.game,
    table.seats === 1 ? BEGIN : undefined,
  );
}

/** Opens a table for a match that goes on from a moment of one that is over, and goes there. */
export async function openFrom(
  { match, action, knownTo }: MomentRequest,
  { game, seats, name }: { readonly game: string; readonly seats: number; readonly name: string },
): Promise<void> {
  const from = { match, action, knownTo };
  sitDown(await createTable({ game, seats, seat: knownTo, name, from }), game);
}

/** Against whom one plays at once, and from which seat; a bot of the usual strength unless told. */
export type Opponent =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'bot'; readonly seat: number; readonly bot?: string };

/**
 * Begins a match for one person, alone or with a bot on each other seat that the game needs: at the
 * server, or on this device where the server is out of reach. Rejects as requests do.
 */
export async function openAlone(
  game: GameEntry,
  { locale, name, opponent, from }: Alone,
): Promise<void> {
  keepName(name);
  const [seats, seat, bot] =
    opponent.kind === 'bot'
      ? [Math.max(2, game.seats.min), opponent.seat, opponent.bot]
      : [game.seats.min, 0];
  const begin = (): Promise<SeatGrant | undefined> =>
    createTable({
      ...{ game: game.id, name, seats, seat, access: 'private' },
      options: { ...initialOptions(game) },
    }).catch((error: unknown) => {
      if (error instanceof Unreachable) return undefined;
      throw error;
    });
  const grant = from === 'device' ? undefined : await begin();
  if (grant) return sitDown(grant, game.id, bot === undefined ? BEGIN : beginWith(bot));
  const { beginHere } = await import('../device/begin-here.ts');
  await beginHere(game, { locale, name, seats, seat, bot });
}

/** How somebody plays without other people. */
export interface Alone {
  readonly locale: Locale;
  readonly name: string;
  readonly opponent: Opponent;
  /** Where it is known already that the server cannot be reached: nobody waits for it. */
  readonly from?: 'device' | undefined;
}

/**
 * Takes a seat at the table with this code and goes there; a seat that this browser already holds
 * is taken again.
 */
export async function enterTable(code: string, name: string): Promise<void> {
  keepName(name);
  const short = (whole: string): string => whole.slice(0, CODE_LENGTH);
  const held = keptSeats.list().find((kept) => short(kept.code) === short(code) && !kept.over);
  if (held) return navigate(`/m/${held.matchId}`);
  sitDown(await joinTable({ code, name }), '');
}
