import { CODE_LENGTH, type SeatGrant } from '@atoll/protocol';
import { createTable, joinTable } from '../../net/api.ts';
import type { GameEntry } from '../../table-host.ts';
import { keepName, keptSeats } from '../person.ts';
import { navigate } from '../route.ts';
import { initialOptions } from './options.ts';

/** The note for a table that begins as soon as it opens, with bots on the open seats. */
export const BEGIN = 'begin';

/** The note for a table on which these bots sit down as soon as it opens; the other seats stay open. */
const BOTS = 'bots ';
const notedBots = (bots: readonly string[]): string => BOTS + bots.join(' ');

/** What the page of a new table is to do by itself. */
export interface TableWish {
  readonly begin: boolean;
  /** For the first open seats, in order. */
  readonly bots: readonly string[];
}

/** Reads the note of a new table; any other note wishes nothing. */
export function readWish(note: string | undefined): TableWish {
  if (note === BEGIN) return { begin: true, bots: [] };
  if (note?.startsWith(BEGIN + BOTS)) return { begin: true, bots: note.slice((BEGIN + BOTS).length).split(' ') };
  if (note?.startsWith(BOTS)) return { begin: false, bots: note.slice(BOTS.length).split(' ') };
  return { begin: false, bots: [] };
}

/** The note for a lobby that opens with the form for a new table. */
export const NEW_TABLE = 'new table';

function sitDown(grant: SeatGrant, game: string, note?: string): void {
  keptSeats.keep({ matchId: grant.matchId, token: grant.token, seat: grant.seat, code: grant.code, game });
  navigate(`/m/${grant.matchId}`, note);
}

export interface NewTable {
  readonly game: string;
  readonly name: string;
  readonly seats: number;
  readonly access: 'private' | 'public';
  readonly options: Readonly<Record<string, unknown>>;
  /** Bots that sit down as soon as the table opens; when they fill it, the match begins. */
  readonly bots?: readonly string[];
}

/** Opens a table and goes there; when nobody else is to come, the match begins at once. */
export async function openTable({ bots = [], ...table }: NewTable): Promise<void> {
  keepName(table.name);
  const grant = await createTable({ ...table, options: { ...table.options } });
  if (bots.length === 0) return sitDown(grant, table.game, table.seats === 1 ? BEGIN : undefined);
  sitDown(grant, table.game, (bots.length === table.seats - 1 ? BEGIN : '') + notedBots(bots));
}

/** Opens a table for one person, with bots on the seats that the game needs besides, and begins. */
export async function openAlone(game: GameEntry, name: string): Promise<void> {
  keepName(name);
  const grant = await createTable({ game: game.id, name, seats: game.seats.min, access: 'private', options: { ...initialOptions(game) } });
  sitDown(grant, game.id, BEGIN);
}

/** Takes a seat at the table with this code and goes there; a seat that this browser already holds is taken again. */
export async function enterTable(code: string, name: string): Promise<void> {
  keepName(name);
  const short = (whole: string): string => whole.slice(0, CODE_LENGTH);
  const held = keptSeats.list().find((kept) => short(kept.code) === short(code) && !kept.over);
  if (held) return navigate(`/m/${held.matchId}`);
  sitDown(await joinTable({ code, name }), '');
}
