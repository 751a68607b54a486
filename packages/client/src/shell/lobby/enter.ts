import type { SeatGrant } from '@atoll/protocol';
import { createTable, joinTable } from '../../net/api.ts';
import type { GameEntry } from '../../table-host.ts';
import { keepName, keptSeats } from '../person.ts';
import { navigate } from '../route.ts';
import { initialOptions } from './options.ts';

/** The note for a table that begins as soon as it opens, with bots on the open seats. */
export const BEGIN = 'begin';

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
}

/** Opens a table and goes there; alone, the match begins at once. */
export async function openTable(table: NewTable): Promise<void> {
  keepName(table.name);
  sitDown(await createTable({ ...table, options: { ...table.options } }), table.game, table.seats === 1 ? BEGIN : undefined);
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
  const held = keptSeats.list().find((kept) => kept.code === code && !kept.over);
  if (held) return navigate(`/m/${held.matchId}`);
  sitDown(await joinTable({ code, name }), '');
}
